"""The web page: files that the build put into `static`; any address but the API's shows the page."""

import mimetypes
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, get
from litestar.params import PathParameter
from litestar.response import File, Response

from houseful.server.refusals import Refused

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"  # built files carry a hash of their content in their names
Address = Annotated[str, PathParameter(description="where the visitor is")]
mimetypes.add_type("font/woff2", ".woff2")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def show_page(request: Request[Any, Any, Any], path: Address = "/") -> Response[Any]:
    """A built file, or the page itself."""
    name = path.lstrip("/")
    file = (STATIC / name).resolve()
    if name.startswith(("api/", "schema/")) or not file.is_relative_to(STATIC):
        raise Refused(404, "server-no-page")
    if name and file.is_file():
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        headers = {"cache-control": FOREVER if name.startswith("assets/") else "no-cache"}
        small = file.with_name(f"{file.name}.br")
        if "br" in request.headers.get("accept-encoding", "") and small.is_file():
            file, headers = small, {**headers, "content-encoding": "br", "vary": "accept-encoding"}
        return File(file, media_type=kind, content_disposition_type="inline", headers=headers)
    home = STATIC / "index.html"
    if "." in name.rpartition("/")[2] or not home.is_file():
        raise Refused(404, "server-no-page")
    return File(
        home, media_type="text/html", content_disposition_type="inline", headers={"cache-control": "no-cache"}
    )
