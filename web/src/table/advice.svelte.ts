/** The move that a hint advises: whatever makes it lights up, by `data-advised={advised('keep')}`. */
export const advice = $state<{ move: string | null; reasons: string[]; rule: string | null }>({
  move: null,
  reasons: [],
  rule: null,
})

/** True for the move that is advised, else nothing at all: the attribute is not there. */
export const advised = (move: string | null): true | undefined => (move !== null && move === advice.move) || undefined
