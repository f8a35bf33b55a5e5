"""Is the server well, and what does it count?"""

from __future__ import annotations

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST

from ... import __version__
from ..wire import http
from .answers import Json, TheHall, answer, text_answer

router = APIRouter(tags=["health"])


@router.get("/health", responses={**answer(http.Health, "It is well."), **answer(http.Health, "It is not.", 503)})
async def health(hall: TheHall) -> Response:
    """Does the server answer, and can it reach its store?"""
    well = await hall.store.is_well()
    shown: http.Health = {"status": "ok" if well else "store-unavailable", "version": __version__}
    return Json(shown, 200 if well else 503)


@router.get("/metrics", responses=text_answer("For Prometheus."))
async def metrics(hall: TheHall) -> Response:
    """What Prometheus collects."""
    return Response(hall.metrics.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})
