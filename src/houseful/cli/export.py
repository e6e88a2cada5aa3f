"""`houseful export`: the page as files for any web host, without a server."""

from pathlib import Path
from typing import Any

from houseful.cli.arguments import Parsers, add_command, add_json
from houseful.cli.backup import in_words
from houseful.cli.streams import print_json, progress_bar
from houseful.core.text.i18n import say
from houseful.core.text.validation import Fault, reason_of


def add(parsers: Parsers) -> None:
    """Add `houseful export` to the parser."""
    export = add_command(
        parsers, "export", run, "write the page as files that any web host can serve, without a server"
    )
    export.add_argument("folder", metavar="FOLDER", help="a new or empty folder, or a former export, which is renewed")
    export.add_argument("--root", metavar="PATH", default="/", help="where it will lie on its host, for its 404.html")
    export.add_argument(
        "--compressed", action="store_true", help="each file in .br and .gz as well, for hosts that look"
    )
    add_json(export)


def run(options: Any, language: str) -> None:
    """Write the files and say how many there are."""
    from houseful.server.http.exporting import export

    folder = Path(options.folder)
    try:
        with progress_bar(0, options, unit="file") as count:
            files = export(folder, options.root, options.compressed, count)
        size = sum((folder / file).stat().st_size for file in files)
    except OSError as error:
        raise Fault("fault-file-write", file=str(error.filename or folder), reason=reason_of(error)) from None
    if options.json:
        print_json({"folder": str(folder), "files": len(files), "bytes": size})
    else:
        print(say("cli-export", language, folder=str(folder), files=len(files), size=in_words(size)))
