"""`python -m houseful.server.http.export_types FILE` writes the OpenAPI description, to make types from."""

import sys
from pathlib import Path

import msgspec

from houseful.server.app import create_app
from houseful.server.http.schema import completed
from houseful.server.settings import Settings, read_database


def main(file: str) -> None:
    """Write the description."""
    app = create_app(Settings(read_database("sqlite:///houseful-description.db")))
    described = completed(app.openapi_schema.to_schema())
    Path(file).write_bytes(msgspec.json.format(msgspec.json.encode(described), indent=1))


if __name__ == "__main__":
    main(sys.argv[1])
