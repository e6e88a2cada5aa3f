"""Packages that are not installed with Houseful unless somebody asks for them."""

from importlib.util import find_spec

from houseful.core.text.validation import Fault


class MissingExtra(Fault, ImportError):  # noqa: N818 - a complaint like the others
    """A package is not installed: one line that names the extra it comes with."""


def require(package: str, extra: str) -> None:
    """Refuse to go on without a package."""
    if find_spec(package) is None:
        raise MissingExtra("fault-environment-extra", package=package, extra=extra)
