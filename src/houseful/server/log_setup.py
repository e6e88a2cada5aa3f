"""Structured logs: one JSON object a line on standard error, whoever logs."""

from __future__ import annotations

import contextlib
import logging
import sys
import threading
from types import TracebackType
from typing import TextIO

import structlog

LOG = structlog.get_logger()


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
        logger_factory=structlog.WriteLoggerFactory(Patient(sys.stderr or sys.stdout)),  # type: ignore[arg-type]
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    for handler in [found for found in root.handlers if isinstance(found, LibraryLogs)]:
        root.removeHandler(handler)
    root.addHandler(LibraryLogs(logging.WARNING))


def log_every_exception() -> None:
    """Log as JSON what Python itself would print: warnings, and exceptions that nobody catches."""
    logging.captureWarnings(True)
    sys.excepthook = log_uncaught
    threading.excepthook = log_found
    sys.unraisablehook = log_found


def log_uncaught(kind: type[BaseException], error: BaseException | None, traceback: TracebackType | None) -> None:
    """Log an exception that nobody caught."""
    if not issubclass(kind, KeyboardInterrupt | SystemExit):
        LOG.error("exception.uncaught", exc_info=(kind, error, traceback))


def log_found(found: threading.ExceptHookArgs | sys.UnraisableHookArgs) -> None:
    """Log an exception that ended a thread, or that Python could not raise."""
    log_uncaught(found.exc_type, found.exc_value, found.exc_traceback)


class LibraryLogs(logging.Handler):
    """What libraries log, in the form of everything else."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log a record once more."""
        level = min(record.levelno // 10 * 10, logging.CRITICAL)
        LOG.log(level, "library.logged", logger=record.name, message=record.getMessage(), exc_info=record.exc_info)


class Patient:
    """A stream that may fail: on a full disk, or once it is closed, a line is lost, and nothing else."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        """Write if possible."""
        with contextlib.suppress(OSError, ValueError):
            self._stream.write(text)

    def flush(self) -> None:
        """Flush if possible."""
        with contextlib.suppress(OSError, ValueError):
            self._stream.flush()
