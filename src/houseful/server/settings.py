"""Settings of a server, from the environment; docs/deployment.md lists them."""

import os
import re
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from houseful.core.text.validation import Fault, listed, shown
from houseful.server.limits import Limits
from houseful.server.mail_settings import MailSettings
from houseful.server.retention import Retention, read_number

DRIVERS = {
    "sqlite": ("sqlite+aiosqlite", "sqlite+pysqlite"),
    "postgresql": ("postgresql+asyncpg", ""),
    "postgres": ("postgresql+asyncpg", ""),
}
DATABASE = "HOUSEFUL_DATABASE"
DATABASE_TIMEOUT = "HOUSEFUL_DATABASE_TIMEOUT"
RATE = "HOUSEFUL_RATE"
WEBSOCKETS = "HOUSEFUL_WEBSOCKETS"
SOCKET_PASSING = "HOUSEFUL_SOCKET_PASSING"
CUSTOM_PACKS = "HOUSEFUL_CUSTOM_PACKS"
METRICS = "HOUSEFUL_METRICS"
BOT_THREADS = "HOUSEFUL_BOT_THREADS"
AWAY = "HOUSEFUL_AWAY_SECONDS"
PUBLIC_TABLES = "HOUSEFUL_PUBLIC_TABLES"
PUSH, REMIND = "HOUSEFUL_PUSH", "HOUSEFUL_REMIND_SECONDS"
ROOT_PATH = "HOUSEFUL_ROOT_PATH"
HOST, PORT, WORKERS = "HOUSEFUL_HOST", "HOUSEFUL_PORT", "HOUSEFUL_WORKERS"
TRUSTED_PROXIES = "HOUSEFUL_TRUSTED_PROXIES"
ELSEWHERE = (DATABASE, HOST, PORT, WORKERS, TRUSTED_PROXIES, "HOUSEFUL_CACHE", "HOUSEFUL_LANG", "HOUSEFUL_RULES")
CHOICES = {  # the default first
    WEBSOCKETS: ("picows", "stock"),
    SOCKET_PASSING: ("on", "off"),
    CUSTOM_PACKS: ("on", "off"),
    METRICS: ("on", "local", "off"),
    PUBLIC_TABLES: ("on", "off"),
    PUSH: ("on", "local", "off"),
}
REQUESTS_PER_SECOND = 50.0
DATABASE_SECONDS = 5
LONGEST_DATABASE_SECONDS = 600


@dataclass(frozen=True)
class Settings:
    """One server's settings."""

    database: URL
    rate: float = REQUESTS_PER_SECOND  # requests per second from one address, 0: no limit
    websockets: str = "picows"  # or stock: the ASGI server's own
    socket_passing: str = "on"  # or off: connections stay at the worker that accepted them
    away_seconds: int = 120  # after which the others may have a bot play for somebody who is gone
    limits: Limits = field(default_factory=Limits)
    custom_packs: str = "on"  # or off: new tables are played with the standard cards
    metrics: str = "on"  # or local: to this machine only; or off
    database_timeout: float = DATABASE_SECONDS  # seconds to wait for a connection, a lock or a statement
    bot_threads: int = 0  # in which bots search; 0: one less than there are processors
    keep: Retention = field(default_factory=Retention)
    public_tables: str = "on"  # or off: no table is listed for everybody
    push: str = "on"  # or local: also to push services on this machine, for trying it out; or off
    remind_seconds: int = 60  # that somebody whose turn it is has not looked, before they are told
    mail: MailSettings = field(default_factory=MailSettings)
    root_path: str = ""  # where the site begins behind a proxy: /houseful, without a slash at its end

    @property
    def shared(self) -> bool:
        """Whether several processes may serve the tables of this database."""
        return not self.database.drivername.startswith("sqlite")

    @property
    def passes_sockets(self) -> bool:
        """Whether workers on one machine pass connections to each other, which only picows can."""
        return self.socket_passing == "on" and self.websockets == "picows"

    @property
    def blocking(self) -> URL:
        """The address of the SQLite database for a blocking driver."""
        return self.database.set(drivername=DRIVERS["sqlite"][1])


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{user_data_path('houseful', appauthor=False) / 'houseful.db'}"


def read_database(text: str) -> URL:
    """A database's address as a host writes it: `sqlite:///FILE` or `postgresql://…`."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise Fault("fault-database", found=shown(text.partition("@")[2] or text)) from None
    if url.drivername not in DRIVERS:
        raise Fault("fault-database", found=shown(url.render_as_string()))
    if url.drivername == "sqlite":
        if not url.database or url.database == ":memory:":
            raise Fault("fault-database", found=shown(text))
        make_folder(Path(url.database).parent)
    return url.set(drivername=DRIVERS[url.drivername][0])


def make_folder(folder: Path) -> None:
    """Make the folder for a database file."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault("fault-file-write", file=str(folder), reason=error.strerror or "?") from None


def from_environment(database: str | None = None) -> Settings:
    """The settings that the command line passes to each worker; the database may be named in another way."""
    try:
        rate = float(os.environ.get(RATE, REQUESTS_PER_SECOND))
    except ValueError:
        raise Fault("fault-rate", found=shown(os.environ[RATE])) from None
    return Settings(
        read_database(database or os.environ.get(DATABASE) or default_database()),
        rate,
        chosen(WEBSOCKETS),
        chosen(SOCKET_PASSING),
        read_number(AWAY, os.environ.get(AWAY) or str(Settings.away_seconds)),
        Limits.from_environment(),
        custom_packs=chosen(CUSTOM_PACKS),
        metrics=chosen(METRICS),
        database_timeout=read_timeout(os.environ.get(DATABASE_TIMEOUT) or ""),
        bot_threads=read_number(BOT_THREADS, os.environ.get(BOT_THREADS) or "0"),
        keep=Retention.from_environment(),
        public_tables=chosen(PUBLIC_TABLES),
        root_path=read_root_path(os.environ.get(ROOT_PATH, "")),
        push=chosen(PUSH),
        remind_seconds=read_number(REMIND, os.environ.get(REMIND) or str(Settings.remind_seconds)),
        mail=MailSettings.from_environment(),
    )


def read_timeout(text: str) -> int:
    """Whole seconds as an operator writes them."""
    if not text:
        return DATABASE_SECONDS
    seconds = int(text) if text.isascii() and text.isdigit() and len(text) < 16 else 0
    if not 1 <= seconds <= LONGEST_DATABASE_SECONDS:
        facts = {"least": 1, "most": LONGEST_DATABASE_SECONDS, "found": shown(text)}
        raise Fault("fault-number", place=DATABASE_TIMEOUT, **facts)
    return seconds


def read_root_path(text: str) -> str:
    """A path under which the site begins, as an operator writes it; empty for the root itself."""
    path = "/" + text.strip("/") if text.strip("/") else ""
    if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", path) or path.split("/")[1:2] in (["api"], ["assets"]):
        raise Fault("fault-root-path", found=shown(text))
    return path


def variables_of(settings: Settings) -> dict[str, str]:
    """Settings by the names of their variables, for those who ask what is set; limits have a list of their own."""
    return {
        RATE: f"{settings.rate:g}",
        WEBSOCKETS: settings.websockets,
        SOCKET_PASSING: settings.socket_passing,
        AWAY: str(settings.away_seconds),
        CUSTOM_PACKS: settings.custom_packs,
        METRICS: settings.metrics,
        DATABASE_TIMEOUT: f"{settings.database_timeout:g}",
        BOT_THREADS: str(settings.bot_threads),
        PUBLIC_TABLES: settings.public_tables,
        ROOT_PATH: settings.root_path or "/",
        PUSH: settings.push,
        REMIND: str(settings.remind_seconds),
        **settings.mail.variables(),
        **settings.keep.variables(),
    }


def chosen(name: str) -> str:
    """The value of a setting with a few choices."""
    value = os.environ.get(name) or CHOICES[name][0]
    if value not in CHOICES[name]:
        raise Fault("fault-option", option=name, choices=listed(CHOICES[name]), found=shown(value))
    return value
