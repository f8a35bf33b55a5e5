"""Settings for all tests."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

CALM = [HealthCheck.too_slow, HealthCheck.data_too_large]  # machines differ; nothing is timed

settings.register_profile("compiled", max_examples=8, deadline=None, suppress_health_check=CALM)
settings.register_profile("uncompiled", max_examples=2, deadline=None, suppress_health_check=CALM)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "compiled"))
