"""A program in Firefox's place: starts it, and passes on what Playwright and it say to each other over WebDriver BiDi.

Playwright asks for more than the Firefox of a Debian knows: that is answered here, as if it had been done.
"""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, STDOUT, Process, create_subprocess_exec

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

LISTENING = b"WebDriver BiDi listening on "
DISPENSABLE = {"emulation.setMediaFeaturesOverride"}  # whether a page is dark or still
UNKNOWN = "unknown command"


async def address_of(firefox: Process) -> str:
    """Where Firefox listens, which it says when it is ready."""
    assert firefox.stdout is not None
    async for line in firefox.stdout:
        _, found, address = line.partition(LISTENING)
        if found:
            return address.decode().strip()
    raise SystemExit("Firefox has ended before it was ready")


async def ask(client: ServerConnection, firefox: ClientConnection, passed_over: set[int]) -> None:
    """Pass commands on; those that Firefox may not know are noted."""
    async for message in client:
        command = json.loads(message)
        if command["method"] in DISPENSABLE:
            passed_over.add(command["id"])
        await firefox.send(message)
    await firefox.close()


async def answer(firefox: ClientConnection, client: ServerConnection, passed_over: set[int]) -> None:
    """Pass answers and events on."""
    async for message in firefox:
        said = json.loads(message)
        if said.get("id") in passed_over and said.get("error") == UNKNOWN:
            said = {"type": "success", "id": said["id"], "result": {}}
        await client.send(json.dumps(said))
    await client.close()


async def main(program: str, *arguments: str) -> None:
    """Stand in for Firefox until it ends."""
    firefox = await create_subprocess_exec(program, *arguments, stdout=PIPE, stderr=STDOUT)
    address = await address_of(firefox)

    async def between(client: ServerConnection) -> None:
        passed_over: set[int] = set()
        async with connect(f"{address}/session", max_size=None, proxy=None) as other:
            await asyncio.gather(ask(client, other, passed_over), answer(other, client, passed_over))

    async with serve(between, "127.0.0.1", 0, max_size=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        print(f"{LISTENING.decode()}ws://127.0.0.1:{port}", flush=True)
        await firefox.communicate()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
