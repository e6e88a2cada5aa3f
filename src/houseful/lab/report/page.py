"""The report as one HTML page that needs nothing from outside."""

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from houseful.core.game import Game
from houseful.core.text.packs import Pack
from houseful.lab.report.cards import card_sections
from houseful.lab.report.course import course_sections
from houseful.lab.report.differences import differences_section
from houseful.lab.report.markup import Writer
from houseful.lab.report.names import Names

Answer = dict[str, Any]
STYLE = Path(__file__).with_name("report.css")


def page(game: Game, pack: Pack, answer: Answer, language: str, command: str) -> str:
    """The whole page."""
    writer, names = Writer(language), Names(game, pack, language)
    title = writer.say("lab-title", game=names.say(game.name))
    sections = [
        *differences_section(writer, names, answer),
        *course_sections(writer, names, answer),
        *card_sections(writer, names, answer),
    ]
    links = "".join(link(writer, section) for section in sections)
    ground, soft = game.presentation.grounds
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>:root{{--ground:{ground};--soft:{soft};"
        f"--bright:color-mix(in oklab, {ground} 35%, {soft})}}{STYLE.read_text('utf-8')}</style></head>"
        f"<body><header><h1>{title}</h1>{heading(writer, answer)}</header>"
        f"<main><div class=headlines>{''.join(headlines(writer, names, answer))}</div><nav>{links}</nav>"
        f"{''.join(sections)}{method(writer, answer, command)}</main></body></html>\n"
    )


def link(writer: Writer, section: str) -> str:
    """A link to a section."""
    name = section.split('"')[1]
    return f'<a href="#{name}">{writer.say(f"lab-section-{name}")}</a>'


def heading(writer: Writer, answer: Answer) -> str:
    """What was played."""
    facts = {"games": answer["games"], "players": answer["players"], "bot": answer["bot"]}
    told = f"<p>{writer.say('lab-about', pack=answer['pack']['name'], **facts)}</p>"
    if "against" in answer:
        told += f"<p>{writer.say('lab-against', pack=answer['against']['pack']['name'])}</p>"
    return told


def headlines(writer: Writer, names: Names, answer: Answer) -> Iterator[str]:
    """What a reader should know first."""
    for name, text, alarm in summary(writer.language, names, answer):
        heading = writer.say(f"lab-head-{name}")
        yield f"<div class='headline{' alarm' if alarm else ''}'><span>{heading}</span><strong>{text}</strong></div>"


def summary(language: str, names: Names, answer: Answer) -> Iterator[tuple[str, str, bool]]:
    """The findings in sentences: their heading, the sentence, and whether it is a warning."""
    writer = Writer(language)
    if "against" in answer:
        rows = answer["against"]["differences"]
        real = sum(row["real"] for row in rows)
        key = "lab-head-changed" if real else "lab-head-unchanged"
        yield "change", names.say(key, **({"real": real} if real else {}), tested=len(rows)), real > 0
    yield seats_in_words(writer, names, answer)
    for row in answer["skill"][:1]:
        rate = writer.number(100 * row["win_rate"], 0)
        yield "skill", names.say("lab-head-beats", bot=answer["bot"], weaker=row["weaker"], rate=rate), False
    if answer["players"] > 1:
        yield "gap", names.say("lab-head-close", points=median(answer["gap"]["distribution"])), False
    own = [row for row in answer["effects"] if row["for"] == "its seat"]
    if own:
        best = max(own, key=lambda row: row["points"]["ci95"][0])
        points = writer.number(best["points"]["mean"])
        yield "card", names.say("lab-head-brings", card=names.card(best["card"]), points=points), False


def seats_in_words(writer: Writer, names: Names, answer: Answer) -> tuple[str, str, bool]:
    """Whether the seats are equal."""
    if answer["players"] == 1:
        rate = writer.number(100 * answer["seats"][0]["win_rate"])
        return "seats", names.say("lab-head-alone", rate=rate), False
    rows = [(names.seat(row["seat"]), row) for row in answer["seats"]]
    rows += [(names.turn(row["turn"]), row) for row in answer["turns"]]
    unfair = [(name, row) for name, row in rows if row["real"]]
    if not unfair:
        return "seats", names.say("lab-head-fair"), False
    name, row = max(unfair, key=lambda found: abs(found[1]["win_rate"] - found[1]["fair"]))
    rate = writer.number(100 * row["win_rate"])
    return "seats", names.say("lab-head-unfair", seat=name, rate=rate), True


def median(numbers: list[list[int]]) -> int:
    """The number that half of them do not exceed."""
    left = sum(times for _, times in numbers) / 2
    for number, times in numbers:
        left -= times
        if left <= 0:
            return number
    return 0


def method(writer: Writer, answer: Answer, command: str) -> str:
    """How the figures came about, and the command that makes them again."""
    first, last = answer["seed"], answer["seed"] + answer["games"] - 1
    facts = {"games": {"first": str(first), "last": str(last)}, "effects": {}, "real": {"level": 1}}
    told = "".join(f"<p>{writer.say(f'lab-method-{name}', **more)}</p>" for name, more in facts.items())  # type: ignore[arg-type]
    made = writer.say("lab-method-command", command="\0").replace("\0", f"<code>{escape(command)}</code>")
    title = writer.say("lab-section-method")
    return f'<section id="method"><h2>{title}</h2><div class=method>{told}<p>{made}</p></div></section>'
