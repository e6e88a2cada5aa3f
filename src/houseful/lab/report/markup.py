"""Pieces of the report's HTML: sections, figures and tables, every text escaped."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from babel.numbers import format_decimal

from houseful.core.text.i18n import say
from houseful.lab.report.figures import Spec, draw

NOTHING = "–"


class Writer(NamedTuple):
    """Words and numbers of one language."""

    language: str

    def say(self, key: str, **facts: object) -> str:
        """Words as text for HTML."""
        return escape(say(key, self.language, **facts))

    def number(self, value: float, digits: int = 1) -> str:
        """A number as people of this language write it."""
        rounded = round(value, digits) + 0.0  # no minus before nought
        form = "#,##0" + ("." + "0" * digits if digits else "")
        return str(format_decimal(rounded, form, locale=self.language))

    def percent(self, share: float, digits: int = 1) -> str:
        """A share in percent."""
        return f"{self.number(100 * share, digits)} %"

    def signed(self, value: float, digits: int = 1) -> str:
        """A change, with its sign."""
        return ("+" if round(value, digits) > 0 else "") + self.number(value, digits)

    def between(self, ends: Sequence[float], digits: int = 1, scale: float = 1) -> str:
        """An interval."""
        return f"{self.number(scale * ends[0], digits)} … {self.number(scale * ends[1], digits)}"

    def figure(self, title: str, note: str, spec: Spec | None, table: str) -> str:
        """A figure with its caption, and the numbers behind it on request; title and note are HTML already."""
        drawn = draw(spec, f"{title}. {note}", self.language) if spec else ""
        numbers = f"<details><summary>{self.say('lab-numbers')}</summary>{table}</details>" if table else ""
        return f"<figure><figcaption><h3>{title}</h3><p>{note}</p></figcaption>{drawn}{numbers}</figure>"

    def section(self, name: str, figures: Iterable[str]) -> str:
        """A part of the report with a heading that links can name; nothing if it has no figure."""
        inside = "".join(figures)
        if not inside:
            return ""
        title = self.say(f"lab-section-{name}")
        return f'<section id="{name}"><h2>{title}</h2><div class=figures>{inside}</div></section>'

    def table(self, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
        """A table whose first column names the rows; cells are HTML already."""
        head = "".join(f"<th scope=col>{self.say(f'lab-column-{column}')}</th>" for column in columns)
        body = "".join(
            f"<tr><th scope=row>{row[0]}</th>{''.join(f'<td>{cell}</td>' for cell in row[1:])}</tr>" for row in rows
        )
        return f"<div class=table><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
