"""Everything that is text: words, logs, packs, rulebooks, and the validation of what people write."""
