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


ENCODINGS = {"br": ".br", "gzip": ".gz"}  # made by the build, best first


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def show_page(request: Request[Any, Any, Any], path: Address = "/") -> Response[Any]:
    """A built file, or the page itself."""
    name = path.lstrip("/")
    file = (STATIC / name).resolve()
    if name.startswith(("api/", "schema/")) or not file.is_relative_to(STATIC):
        raise Refused(404, "server-no-page")
    wanted = request.headers.get("accept-encoding", "")
    if name and file.is_file():
        return built_file(file, FOREVER if name.startswith("assets/") else "no-cache", wanted)
    home = STATIC / "index.html"
    if "." in name.rpartition("/")[2] or not home.is_file():
        raise Refused(404, "server-no-page")
    return built_file(home, "no-cache", wanted)


def built_file(file: Path, kept: str, wanted: str) -> Response[Any]:
    """A file as the browser likes it best: compressed, where the build has done that."""
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    name = file.name
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    for encoding in encodings_in(wanted):
        smaller = file.with_name(file.name + ENCODINGS[encoding])
        if smaller.is_file():
            file, headers["content-encoding"] = smaller, encoding
            break
    return File(file, filename=name, media_type=kind, content_disposition_type="inline", headers=headers)


def encodings_in(wanted: str) -> list[str]:
    """Our encodings among those a browser takes; `q=0` means it does not."""
    taken = {
        name.strip().lower(): weight.replace(" ", "").rstrip("0.") != "q="
        for name, _, weight in (part.partition(";") for part in wanted.split(","))
    }
    return [encoding for encoding in ENCODINGS if taken.get(encoding)]
