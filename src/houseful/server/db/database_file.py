"""The SQLite file of a running server: held by one server at a time, and recognised by its inode."""

import errno
import os
import sys
from pathlib import Path
from typing import IO

import structlog

from houseful.core.text.validation import Fault

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOG = structlog.get_logger()
UNSUPPORTED = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP)  # some network file systems cannot lock


class FileMovedError(OSError):
    """The database file was deleted or replaced while the server had it open."""


class DatabaseFile:
    """A SQLite file, and the lock beside it that keeps a second server out; anybody may still read the file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock: IO[bytes] | None = None
        self._inode: tuple[int, int] | None = None

    def hold(self) -> None:
        """Keep other servers out until `release`, or until this process ends; a Fault if one has the file."""
        lock = self._path.with_name(f"{self._path.name}.lock").open("ab")
        try:
            lock_file(lock.fileno())
        except OSError as error:
            if error.errno not in UNSUPPORTED:
                lock.close()
                raise Fault("fault-database-taken", file=str(self._path)) from None
            LOG.warning("database.not_locked", detail=error.strerror)
        self._lock = lock

    def release(self) -> None:
        """Let another server have the file."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def recognise(self) -> None:
        """Remember which file this is; from now on `check` looks whether it still is."""
        self._inode = inode_of(self._path)

    def check(self) -> None:
        """Raise if another file or none has this name now: what is written would be lost with the old one."""
        if self._inode is not None and inode_of(self._path) != self._inode:
            raise FileMovedError("the database file was deleted or replaced; restart the server")


def inode_of(path: Path) -> tuple[int, int] | None:
    """What tells a file from another of the same name; None if there is none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def lock_file(descriptor: int) -> None:
    """Lock a file for this process without waiting; OSError if another has it."""
    if sys.platform == "win32":
        os.lseek(descriptor, 0, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)  # unlike flock's, no child process inherits it
