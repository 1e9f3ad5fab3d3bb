const ONE_OF = 8
const DRAWN_WHOLE = 20

/** True in `npm run prove -- motifs`, which has the time for all motifs. */
export const isEveryMotif = Boolean(process.env.EVERY_MOTIF)

/** The motifs to draw of a long list: one of eight in `npm test`, because all take minutes; all in `npm run prove -- motifs`. */
export const shareOf = <T>(motifs: readonly T[]): readonly T[] =>
  isEveryMotif || motifs.length <= DRAWN_WHOLE ? motifs : motifs.filter((_, i) => i % ONE_OF === 0)
