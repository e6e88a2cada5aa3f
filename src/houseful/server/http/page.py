"""The web page: files that the build put into `static`; any address but the API's shows the page."""

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, get
from litestar.params import PathParameter
from litestar.response import File, Response

from houseful.server.errors import Refused
from houseful.server.http.identity import address_of, language_for, services_of, visitor_of
from houseful.server.http.page_head import about, head_of

STATIC = Path(__file__).parents[1] / "static"
SHELL = "index.html"
HOME = STATIC / SHELL
MARK = ("<!--head-->", "<!--/head-->")  # what stands between is for those who open the page without a server
FOREVER = "public, max-age=31536000, immutable"  # built files carry a hash of their content in their names
A_DAY = "public, max-age=86400"  # icons, which have no hash: the tab, the table and the way home show the same one
LONGEST_PATH = 200  # bytes: more than any file or page has, and less than file systems take
Address = Annotated[str, PathParameter(description="where the visitor is")]
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("text/plain", ".toml")
mimetypes.add_type("application/manifest+json", ".webmanifest")
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # made by the build, best first


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(request: Request[Any, Any, Any], path: Address = "/") -> Response[Any]:
    """A built file, or the page itself."""
    name = path.lstrip("/")
    if name == SHELL:
        return shell(services_of(request).settings.root_path)
    if name.startswith(("api/", "schema/")) or len(name.encode()) > LONGEST_PATH or not name.isprintable():
        raise Refused(404, "server-no-page")
    file = (STATIC / name).resolve()
    if not file.is_relative_to(STATIC):
        raise Refused(404, "server-no-page")
    if name and file.is_file():
        wanted = request.headers.get("accept-encoding", "")
        return built_file(file, kept_for(name), wanted)
    if "." in name.rpartition("/")[2] or not HOME.is_file():
        raise Refused(404, "server-no-page")
    return await page_at(request, name)


def shell(root: str) -> Response[Any]:
    """The page without anything that concerns one address or visitor, for browsers to keep."""
    if not HOME.is_file():
        raise Refused(404, "server-no-page")
    text = read_home(HOME, HOME.stat().st_mtime_ns, root)
    return Response(text.encode(), media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


async def page_at(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """The page, with a head that says what the address is about."""
    services_of(request).quotas.requests.take(address_of(request))
    await visitor_of(request)
    language = language_for(request)
    page = await about(services_of(request), path, language)
    root = services_of(request).settings.root_path
    origin = f"{request.url.scheme}://{request.url.netloc}{root}"
    head = head_of(page, language, origin, request.url.path, STATIC)
    opening, _, rest = read_home(HOME, HOME.stat().st_mtime_ns, root).partition(MARK[0])
    text = f"{opening}{head}{rest.partition(MARK[1])[2]}".encode()
    headers = {"cache-control": "private, no-cache", "vary": "accept-encoding, accept-language, cookie"}
    if "gzip" in encodings_in(request.headers.get("accept-encoding", "")):
        text, headers["content-encoding"] = gzip.compress(text, 6), "gzip"
    return Response(text, media_type="text/html; charset=utf-8", headers=headers)


@lru_cache(maxsize=1)
def read_home(home: Path, _changed: int, root: str) -> str:
    """The page as it was built, with files named as they are found under a root path."""
    text = home.read_text(encoding="utf-8").replace('="./', f'="{root}/')
    return text.replace("<html ", f'<html data-root="{root}" ', 1) if root else text


def kept_for(name: str) -> str:
    """How long a browser may keep a built file."""
    if name.startswith("assets/"):
        return FOREVER
    return A_DAY if name.startswith("icon") else "no-cache"


def built_file(file: Path, kept: str, wanted: str) -> Response[Any]:
    """A built file, compressed in the best way that the browser takes and the build has made."""
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
