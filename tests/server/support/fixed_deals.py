"""`houseful` with one secret for all deals: the same table is dealt the same cards, and its bots move alike.

Only tables that were made without asking for a commitment first, as scripts make them; the page asks for one.
"""

from houseful.cli.main import main
from houseful.server.tables import creation, rematch

SECRET = "5e" * 32


def one_secret() -> str:
    """What stands in place of a secret that nobody knows."""
    return SECRET


if __name__ == "__main__":
    creation.new_secret = rematch.new_secret = one_secret  # type: ignore[attr-defined]
    main()
