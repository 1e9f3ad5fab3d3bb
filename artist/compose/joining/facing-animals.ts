import type { DrawableFigure } from '../figures/drawable-figures.ts'
import type { Unit } from './unit.ts'

type Join<How> = (outer: Unit, inner: Unit, how: How, outerUnits: Map<Unit, Unit>) => void

/** Verbs of two animals that look at each other. */
const FACING = new Set(['fight', 'play', 'talk', 'look-at', 'spray', 'sniff', 'lick', 'roar', 'sing'])

/** Two animals that romp or play together, without another object, face each other. */
export function joinFacingAnimals(
  drawables: readonly DrawableFigure[],
  units: ReadonlyMap<number, Unit>,
  outerUnits: Map<Unit, Unit>,
  join: Join<'face'>,
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

/** Of two animals that play hide and seek, one covers its eyes and the other is behind a bush. */
export function joinHiders(
  drawables: readonly DrawableFigure[],
  units: ReadonlyMap<number, Unit>,
  outerUnits: Map<Unit, Unit>,
  join: Join<'seek'>,
): void {
  const players = drawables.filter(({ wished, maker }) => wished.verb === 'hide-and-seek' && maker.source === 'animals') // prettier-ignore
  const [seeker, hider] = players.map(({ index }) => units.get(index)!)
  if (!seeker || players.length > 2 || players.length !== drawables.length) return
  const { drawable } = seeker
  if (hider) {
    seeker.drawable = { ...drawable, pose: 'cover-eyes' }
    join(seeker, hider, 'seek', outerUnits)
  } else if (drawable.wished.count === 2) {
    const one = { ...drawable, wished: { ...drawable.wished, count: 1 } }
    seeker.drawable = { ...one, pose: 'cover-eyes' }
    seeker.joined.push({
      unit: { drawable: { ...one, copy: 1 }, joined: [], zone: seeker.zone },
      how: 'seek',
    })
  }
}

/** A figure that is looked at from a window is outside, whatever its relation in the wish. */
export function joinOutside(
  drawables: readonly DrawableFigure[],
  units: ReadonlyMap<number, Unit>,
  outerUnits: Map<Unit, Unit>,
  join: Join<'outside'>,
): void {
  const looker = [...units.values()].find(({ joined }) => joined.some(({ how }) => how === 'window'))
  if (!looker) return
  for (const { index, wished, maker } of drawables) {
    const seen = units.get(index)!
    const isOther = seen !== looker && !outerUnits.has(seen) && seen.joined.length === 0
    const isSeen = wished.relation?.to === looker.drawable.index || looker.drawable.wished.where?.to === index
    if (isOther && isSeen && !wished.verb && maker.source !== 'people')
      join(looker, seen, 'outside', outerUnits)
  }
}
