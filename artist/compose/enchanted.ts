import type { Difficulty } from '#domain/creation.ts'
import type { Box, Shape } from '../drawing.ts'
import type { Dice } from '../scenery/dice.ts'
import type { Sparse } from '../scenery/scenery.ts'
import { magicAir, magicRing, magicScrolls } from '../style/magic.ts'

const SPARKLES: Record<Difficulty, number> = { easy: 9, medium: 16, hard: 24 }
const AROUND: Record<Difficulty, number> = { easy: 7, medium: 11, hard: 13 }

/** What makes a page fantasy at a glance: stars around the main figure, scrolls in the corners, curls in the air. */
export function enchanted(
  frame: Box,
  figures: readonly Box[],
  scenery: readonly Box[],
  { dice, difficulty, sparse }: { dice: Dice; difficulty: Difficulty; sparse: Sparse },
): Shape[] {
  const main = figures.reduce((a, b) => (b.w * b.h > a.w * a.h ? b : a), figures[0] ?? frame)
  const others = figures.filter((box) => box !== main)
  const inTheAir = Math.round(SPARKLES[difficulty] / (1 + sparse))
  return [
    ...(sparse > 1 ? [] : magicScrolls(frame)),
    ...magicAir(frame, [...figures, ...scenery], dice, inTheAir),
    ...magicRing(
      frame,
      main,
      others,
      dice,
      Math.round(AROUND[difficulty] / (1 + sparse * 0.3)),
      difficulty === 'easy',
    ),
  ]
}
