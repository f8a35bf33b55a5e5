"""Benchmarks: `python -m bench` lists them. They report and never fail because a machine is slow."""
