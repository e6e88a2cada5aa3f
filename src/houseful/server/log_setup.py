"""Structured logs: one JSON object a line on standard error."""

import logging
import sys

import structlog


def set_up_logs(level: int = logging.INFO) -> None:
    """Log as JSON. Callers log kinds and counts, never a token, a cookie, a hand or a seed."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
