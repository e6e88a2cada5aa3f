"""What cards are called in the reader's language."""

from houseful.core.text.i18n import has, say


def card_name(card: str, language: str) -> str:
    """The name of a passenger card; a card that only somebody's own pack has is called by its id."""
    key = f"plane-name-{card}"
    return say(key, language) if has(key, language) else card
