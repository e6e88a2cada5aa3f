"""Serving under a root path: a proxy may share one address between several sites."""

from litestar.types import ASGIApp, Receive, Scope, Send


def under_root_path(root: str, app: ASGIApp) -> ASGIApp:
    """The application under a path; requests whose path a proxy has cut already are served, too."""
    if not root:
        return app

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        scope["path"] = without(root, scope["path"])
        scope["raw_path"] = without(root, scope["raw_path"].decode("latin-1")).encode("latin-1")
        await app(scope, receive, send)

    return serve


def without(root: str, path: str) -> str:
    """A path inside the site."""
    return path[len(root) :] or "/" if path == root or path.startswith(f"{root}/") else path
