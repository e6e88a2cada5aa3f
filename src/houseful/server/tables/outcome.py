"""The future of a write that its caller may have given up."""

import asyncio


def resolve(outcome: asyncio.Future[int], result: int | Exception) -> None:
    """Set a future's result or exception, unless its caller has given up."""
    if outcome.done():
        pass
    elif isinstance(result, Exception):
        outcome.set_exception(result)
    else:
        outcome.set_result(result)
