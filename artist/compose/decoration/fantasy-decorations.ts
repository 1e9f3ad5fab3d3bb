import type { Difficulty } from '#domain/pages/creation-options.ts'
import type { Box, Shape } from '../../drawing.ts'
import type { Rng } from '../../geometry/rng.ts'
import type { Sparse } from '../../scenery/scenery.ts'
import { magicAir, magicRing } from '../../style/magic.ts'
import type { OrnamentTheme } from '../../style/ornament-themes.ts'

const SPARKLES: Record<Difficulty, number> = { easy: 9, medium: 16, hard: 24 }
const STARS_AROUND_MAIN: Record<Difficulty, number> = { easy: 7, medium: 11, hard: 13 }
/** Distance of ornaments from figures and things, in page units. */
const CLEARANCE = 10

interface FantasyOptions {
  rng: Rng
  theme: OrnamentTheme
  difficulty: Difficulty
  sparse: Sparse
}

/** Decorations of a fantasy page: ornaments around the main figure and curls in the air, only where the sky is free. */
export function drawFantasyDecorations(
  frame: Box,
  figures: readonly Box[],
  { things, skyBottom }: { things: readonly Box[]; skyBottom: number },
  { rng, theme, difficulty, sparse }: FantasyOptions,
): Shape[] {
  const main = figures.reduce((a, b) => (b.w * b.h > a.w * a.h ? b : a), figures[0] ?? frame)
  const taken = [...figures, ...things].map(withClearance)
  const sky = { ...frame, h: Math.max(0, Math.min(frame.h, skyBottom - frame.y)) }
  const isPlain = difficulty === 'easy'
  const ringCount = Math.round(STARS_AROUND_MAIN[difficulty] / (1 + sparse * 0.3))
  return [
    ...magicRing(sky, main, taken, rng, ringCount, theme, isPlain),
    ...magicAir(sky, taken, rng, Math.round(SPARKLES[difficulty] / (1 + sparse)), theme, isPlain),
  ]
}

const withClearance = ({ x, y, w, h }: Box): Box => ({
  x: x - CLEARANCE,
  y: y - CLEARANCE,
  w: w + 2 * CLEARANCE,
  h: h + 2 * CLEARANCE,
})
