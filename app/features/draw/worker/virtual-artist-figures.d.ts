/** The converted figures without their shapes, and the folder of their files: see `scripts/vite/artist-figures.ts`. */
declare module 'virtual:artist-figures' {
  import type { ListedFigure } from '#artist/figures/converted/parse-converted-figures.ts'

  export const folder: string
  const figures: readonly ListedFigure[]
  export default figures
}

/** The nouns of the lexicon, packed: see `scripts/vite/packed-nouns.ts`. */
declare module 'virtual:packed-nouns' {
  const nouns: string
  export default nouns
}
