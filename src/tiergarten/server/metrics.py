"""Numbers for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from .tally import Tally, Timing

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


class Metrics:
    """What the server counts. Each server has its own, so that several can run in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        self.tables = Counter("tiergarten_tables", "Tables set up", registry=own)
        self.live_tables = Gauge("tiergarten_live_tables", "Tables in memory", registry=own)
        self.sockets = Gauge("tiergarten_sockets", "Open sockets", registry=own)
        self.events = Tally("tiergarten_events", "What happened at tables", "kind", own)
        self.refusals = Counter(
            "tiergarten_refusals", "Commands and requests that were refused", ["code"], registry=own
        )
        self.conflicts = Counter("tiergarten_conflicts", "Writes that another process made first", registry=own)
        self.requests = Counter("tiergarten_requests", "Answers over HTTP", ["method", "status"], registry=own)
        self.commands = Timing("tiergarten_command_seconds", "From a command to its answer", QUICK, own)
        self.thinking = Histogram("tiergarten_thinking_seconds", "How long bots think", buckets=QUICK, registry=own)

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)
