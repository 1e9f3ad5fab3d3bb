import type { Box, Detail, Shape } from '../../drawing.ts'
import type { Rng } from '../../geometry/rng.ts'
import { times } from '../../scenery/canvas/outlines.ts'
import { overlaps } from '../../scenery/canvas/pen.ts'
import type { FigureFinder } from '../figures/drawable-figures.ts'
import { showing } from '../showing.ts'
import { DRAW_ORNAMENTS } from './feast-ornaments.ts'
import type { Ornament } from '../../feasts/feast-plan.ts'
import { feastPlanOf } from '../../feasts/feast-plans.ts'
import { moveShapes } from '../figures/transform.ts'

const ORNAMENT_NOUNS: Record<Ornament, string> = {
  pennants: 'garland',
  lights: 'garland',
  balloons: 'balloon',
  hearts: 'heart',
  lanterns: 'lantern',
  fireworks: 'firework',
  confetti: 'confetti',
  'cut-paper': 'garland',
  crescents: 'crescent-moon',
  splashes: 'color-powder',
}

interface FeastOptions {
  frame: Box
  /** Boxes of the figures. */
  taken: readonly Box[]
  /** Boxes of the sun, the moon and landmarks; no firework is on one of them. */
  behind: readonly Box[]
  detail: Detail
  seed: number
  finder: FigureFinder
  rng: Rng
}

/** Draws the decorations of a feast: small things in free places on the ground, and ornaments above. */
export function drawFeastDecorations(
  feast: string | undefined,
  options: FeastOptions,
): { back: Shape[]; front: Shape[] } {
  const plan = feastPlanOf(feast)
  if (!plan) return { back: [], front: [] }
  return {
    back: plan.above ? showing(ORNAMENT_NOUNS[plan.above], drawAbove(plan.above, options)) : [],
    front: drawThings(plan.things?.split(' ') ?? [], options),
  }
}

/** Ornaments beside the sun, the moon and landmarks. On a full page they are in front of those, because a feast without them would not be recognised. */
function drawAbove(ornament: keyof typeof DRAW_ORNAMENTS, options: FeastOptions): Shape[] {
  const beside = DRAW_ORNAMENTS[ornament]({ ...options, taken: [...options.taken, ...options.behind] })
  return beside.length > 0 ? beside : DRAW_ORNAMENTS[ornament](options)
}

/** Shares of the frame: the line on which things stand, their height and the largest width. */
const THINGS_LINE = 0.972
const THING_HEIGHT = 0.115
const THING_WIDTH = 0.2
const POSITIONS_ACROSS = 12

/** Things stand close together, first at one side, then at the other, where they hide no figure. */
function drawThings(
  things: readonly string[],
  { frame, taken, detail, seed, finder, rng }: FeastOptions,
): Shape[] {
  const shapes: Shape[] = []
  const used = [...taken]
  const fromLeft = times(POSITIONS_ACROSS, (i) => (i + 0.5) / POSITIONS_ACROSS)
  const across = rng.chance(0.5) ? fromLeft : fromLeft.toReversed()
  for (const noun of things) {
    const maker = finder.find(noun)?.maker
    if (!maker) continue
    const figure = maker.draw({ seed, detail: Math.min(detail, 1) as Detail })
    const scale = Math.min(
      (frame.h * THING_HEIGHT * (SMALL_THINGS.has(noun) ? 0.6 : 1)) / figure.box.h,
      (frame.w * THING_WIDTH) / figure.box.w,
    )
    const [w, h] = [figure.box.w * scale, figure.box.h * scale]
    const box = across
      .map((share): Box => ({
        x: frame.x + 10 + share * (frame.w - 20 - w),
        y: frame.y + frame.h * THINGS_LINE - h,
        w,
        h,
      }))
      .find((each) => !used.some((other) => overlaps(other, each)))
    if (!box) continue
    used.push(box)
    shapes.push(
      ...moveShapes(showing(noun, [...figure.shapes, ...figure.front]), {
        scale,
        x: box.x - figure.box.x * scale,
        y: box.y - figure.box.y * scale,
      }).map((shape) => ({ ...shape, stroke: shape.stroke * 0.7 })),
    )
  }
  return shapes
}
const SMALL_THINGS = new Set('tangerine chestnut coin pancake easter-egg shamrock'.split(' '))
