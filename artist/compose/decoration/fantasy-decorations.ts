import type { Difficulty } from '#domain/pages/creation-options.ts'
import type { Box, Shape } from '../../drawing.ts'
import type { Rng } from '../../geometry/rng.ts'
import type { Sparse } from '../../scenery/scenery.ts'
import { magicAir, magicRing, magicScrolls } from '../../style/magic.ts'

const SPARKLES: Record<Difficulty, number> = { easy: 9, medium: 16, hard: 24 }
const STARS_AROUND_MAIN: Record<Difficulty, number> = { easy: 7, medium: 11, hard: 13 }

/** Decorations of a fantasy page: stars around the main figure, scrolls in the corners, curls in the air. */
export function drawFantasyDecorations(
  frame: Box,
  figures: readonly Box[],
  scenery: readonly Box[],
  { rng, difficulty, sparse }: { rng: Rng; difficulty: Difficulty; sparse: Sparse },
): Shape[] {
  const main = figures.reduce((a, b) => (b.w * b.h > a.w * a.h ? b : a), figures[0] ?? frame)
  const others = figures.filter((box) => box !== main)
  const sparkleCount = Math.round(SPARKLES[difficulty] / (1 + sparse))
  return [
    ...(sparse > 1 ? [] : magicScrolls(frame)),
    ...magicAir(frame, [...figures, ...scenery], rng, sparkleCount),
    ...magicRing(
      frame,
      main,
      others,
      rng,
      Math.round(STARS_AROUND_MAIN[difficulty] / (1 + sparse * 0.3)),
      difficulty === 'easy',
    ),
  ]
}
