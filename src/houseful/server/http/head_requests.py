"""HEAD: answered wherever GET is, with the same headers and without a body."""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send


def answering_head(app: ASGIApp) -> ASGIApp:
    """The application, which sees GET where a client has sent HEAD."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] != "http.response.body":
                await send(message)
            elif not message["more_body"]:
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        await app({**scope, "method": "GET"}, receive, send_head)

    return answer
