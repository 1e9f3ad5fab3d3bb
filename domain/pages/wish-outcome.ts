/** What became of the words of a wish, as typed. Every content word is in exactly one of the lists. */
export interface WishOutcome {
  drawn: string[]
  /** Drawn as something broader or similar: a beagle as a dog. `as` is the id of a noun or place. */
  drawnAs: { word: string; as: string }[]
  /** Colors and materials, which the child adds with crayons: "red", "made of chocolate". */
  toColor: string[]
  /** Known words that the picture does not show. */
  notDrawn: string[]
  unknown: string[]
}

/** The outcome of a wish whose words were not checked one by one. */
export const NO_WORDS: WishOutcome = { drawn: [], drawnAs: [], toColor: [], notDrawn: [], unknown: [] }

/** The words that the picture does not show, known or not. */
export const leftOutOf = ({ notDrawn, unknown }: WishOutcome): string[] => [
  ...new Set([...notDrawn, ...unknown]),
]
