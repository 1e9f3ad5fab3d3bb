import type { DrawableFigure } from '../figures/drawable-figures.ts'
import type { Unit } from './unit.ts'

/** Verbs of two animals that look at each other. */
const FACING = new Set(['fight', 'play', 'talk'])

/** Two animals that romp or play together, without another object, face each other. */
export function joinFacingAnimals(
  drawables: readonly DrawableFigure[],
  units: ReadonlyMap<number, Unit>,
  outerUnits: Map<Unit, Unit>,
  join: (outer: Unit, inner: Unit, how: 'face', outerUnits: Map<Unit, Unit>) => void,
): void {
  const actors = drawables.filter(({ wished, maker }) => FACING.has(wished.verb ?? '') && maker.source === 'animals') // prettier-ignore
  const [first, second] = actors.map(({ index }) => units.get(index)!)
  if (!first || actors.length > 2 || drawables.length > 2 || outerUnits.has(first) || first.joined.length > 0)
    return
  if (second && first.drawable.wished.count + second.drawable.wished.count === 2) {
    if (second.joined.length === 0 && !outerUnits.has(second)) join(first, second, 'face', outerUnits)
  } else if (!second && drawables.length === 1 && first.drawable.wished.count === 2) {
    const one = { ...first.drawable, wished: { ...first.drawable.wished, count: 1 } }
    first.drawable = one
    first.joined.push({ unit: { drawable: { ...one, copy: 1 }, joined: [], zone: first.zone }, how: 'face' })
  }
}
