"""Counting what happens with every move: cheaper than Prometheus' own counters, which are made for many threads."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import accumulate

from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector, CollectorRegistry


class Tally(Collector):
    """How often each kind of thing has happened."""

    def __init__(self, name: str, meaning: str, label: str, registry: CollectorRegistry) -> None:
        self._about = (name, meaning)
        self._label = label
        self.counts: Counter[str] = Counter()
        registry.register(self)

    def collect(self) -> Iterator[Metric]:
        """For Prometheus."""
        told = CounterMetricFamily(*self._about, labels=[self._label])
        for kind, n in self.counts.items():
            told.add_metric([kind], n)
        yield told


class Timing(Collector):
    """How long something takes: how often it took up to each of some numbers of seconds."""

    def __init__(self, name: str, meaning: str, bounds: Sequence[float], registry: CollectorRegistry) -> None:
        self._about = (name, meaning)
        self._bounds = tuple(bounds)
        self._counts = [0] * (len(self._bounds) + 1)
        self._sum = 0.0
        registry.register(self)

    @contextmanager
    def time(self) -> Iterator[None]:
        """Whatever is done within."""
        started = time.perf_counter()
        try:
            yield
        finally:
            self.note(time.perf_counter() - started)

    def note(self, seconds: float) -> None:
        """It took so long."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        """For Prometheus."""
        bounds = [*map(str, self._bounds), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        told = HistogramMetricFamily(*self._about)
        told.add_metric([], buckets, self._sum)
        yield told
