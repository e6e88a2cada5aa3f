"""What is not translated but written for the page by hand, each with the file that has it, and what is left out.

This is the narrow waist: whatever reads files, draws lots, knows Fluent or runs compiled rules.
"""

# A function or a constant by its module and name; a method or a property by its class, too.
TWINS: dict[str, tuple[str, str]] = {
    "houseful.core.text.i18n:say": ("words", "say"),
    "houseful.core.text.i18n:has": ("words", "has"),
    "houseful.core.text.packs:check_bounds": ("files", "checkBounds"),
    "tomllib:loads": ("files", "readToml"),
    "houseful.core.text.packs:sha256_of": ("sha256", "sha256Of"),
    "houseful.core.game:Game.file": ("files", "fileOf"),
    "houseful.core.game:Game.open_pack": ("files", "openPack"),
    "houseful.core.game:Game.entry_points": ("engine", "entryPointsOf"),
    "houseful.core.move_catalogue:MoveCatalogue": ("engine", "MoveCatalogue"),
    "houseful.core.compile.trace:blank": ("engine", "blankTrace"),
    "houseful.core.compile.trace:entries": ("engine", "traceEntries"),
    "houseful.core.scores:ScoreLine": ("scoreLine", "ScoreLine"),
    "houseful.core.defaults:deep_copy": ("python/plain", "deepCopy"),
    "houseful.core.picture.face:SHAPES": ("files", "SHAPES"),
    "houseful.games.overbooked.show.rule_texts:text_of": ("words", "ruleText"),
    "houseful.bots.search.thought:open_search": ("thinking", "openSearch"),
    "houseful.bots.search.analysis:consider": ("thinking", "consider"),
    "houseful.bots.move_values:move_values": ("thinking", "moveValues"),
    "houseful.bots.net_bot:NetBot": ("thinking", "NetBot"),
    "houseful.host.imagining:memory_of": ("thinking", "memoryOf"),
    "secrets:randbelow": ("engine", "randomBelow"),
}

# Fields that the page has no use for; what fills them is not followed.
LEFT_OUT: dict[str, frozenset[str]] = {
    "houseful.core.game:Cards": frozenset({"folder"}),
    "houseful.core.game:Ai": frozenset({"describe_move", "tallies"}),
    "houseful.core.evaluation:Evaluation": frozenset({"evaluate_move", "expected_points", "progress"}),
    "houseful.core.game:GameRules": frozenset({"verbs", "census", "sample_deals"}),
    "houseful.core.game:Presentation": frozenset({"view_type", "event_type"}),
    "houseful.core.storytelling:Storytelling": frozenset({"piece_type"}),
}

# Classes written by hand: what they have is what the Python classes of these names have.
BY_HAND = (
    "houseful.core.move_catalogue:MoveCatalogue",
    "houseful.core.compile.specialize:EntryPoints",
    "houseful.core.scores:ScoreLine",
    "houseful.bots.search.session:Search",
    "houseful.bots.search.session:Tried",
)
