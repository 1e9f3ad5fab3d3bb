const ONE_OF = 4
const DRAWN_WHOLE = 20

/** The motifs to draw of a long list: one of four in `npm test`, because all take minutes; all in `npm run prove -- motifs`. */
export const shareOf = <T>(motifs: readonly T[]): readonly T[] =>
  process.env.EVERY_MOTIF || motifs.length <= DRAWN_WHOLE ? motifs : motifs.filter((_, i) => i % ONE_OF === 0)
