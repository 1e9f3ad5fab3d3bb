import type { Box } from '../drawing.ts'
import { LANDMARKS } from '../compose/figures/noun-lists.ts'
import type { JointKind } from '../compose/joining/unit.ts'
import type { Picture, ShownFigure } from '../compose/picture.ts'
import type { Relation } from '../wish.ts'

/** How two boxes must be placed so that the picture shows a preposition. */
const LIES: Readonly<Record<string, (own: Box, thing: Box) => boolean>> = {
  on: (own, thing) => isAcross(own, thing) && bottom(own) < bottom(thing) + SLACK && bottom(own) > thing.y - SLACK,
  in: (own, thing) => overlap(own, thing) > MIN_INSIDE * area(own) || contains(own, thing),
  from: (own, thing) => overlap(own, thing) > 0,
  under: (own, thing) => isAcross(own, thing) && own.y > thing.y && bottom(own) > bottom(thing) - SLACK,
  above: (own, thing) => bottom(own) < middle(thing),
  behind: (own, thing) => overlap(own, thing) > 0 || bottom(own) < bottom(thing),
} // prettier-ignore
/** Tolerance in page units. */
const SLACK = 8
/** The share of a passenger that must be inside; head and shoulders may be above the rim. */
const MIN_INSIDE = 0.2
/** The share of somebody that must be in front of a building to be in it. */
const MIN_IN_FRONT = 0.6
/** A group is in its place if this share of its figures is, because the last duckling may still be climbing in. */
const MOST = 0.6
/** Joints in which the figures are beside each other, whatever the preposition. */
const APART: ReadonlySet<JointKind> = new Set([
  'contact',
  'chase',
  'watch',
  'face',
  'feet',
  'follow',
  'hold',
  'nose',
  'beneath',
] as const)
/** Relations that say where a figure is. */
const PLACES: ReadonlySet<Relation> = new Set(['on', 'in', 'riding', 'driving', 'under', 'above', 'behind', 'beside'] as const) // prettier-ignore

/**
 * Whether the drawn boxes show a preposition of the wish. `thing` is the index of the figure after the preposition; a relation that was
 * staged as something else, or is part of a drawing, has no boxes to compare.
 */
export function showsRelation(preposition: string, thing: number, { figures, place }: Picture): boolean {
  const other = figures.find(({ index }) => index === thing)
  // A missing noun is reported itself.
  if (!other) return true
  // Among the clouds of the sky everybody is in them or above them.
  if (other.wished.noun === 'cloud' && SKIES.has(place)) return true
  // Who has an action already is related from the other side: the stones are beside the panda that eats.
  const inverse = PLACES.has(other.wished.relation?.kind ?? 'with') ? other.wished.relation?.to : undefined
  const owners = figures.filter(
    ({ index, wished: { relation, where } }) =>
      index === inverse || [relation, where].some((each) => each?.to === thing && PLACES.has(each.kind)),
  )
  return owners.every((owner) => isPlaced(preposition, owner, other, figures))
}

const SKIES = new Set(['clouds', 'sky'])

/** Whether a figure is placed as the preposition says. */
export function isPlaced(
  preposition: string,
  owner: ShownFigure,
  thing: ShownFigure,
  figures: readonly ShownFigure[],
): boolean {
  const { boxes = [] } = owner
  const around = thing.boxes ?? []
  if (boxes.length === 0 || around.length === 0) return true
  if (preposition === 'between') {
    const sides = [...around, ...figures.flatMap((each) => (each === owner ? [] : (each.boxes ?? [])))]
    return boxes.some((own) => sides.some((side) => center(side) < own.x) && sides.some((side) => center(side) > own.x + own.w)) // prettier-ignore
  }
  if (owner.joints.some(({ to, how }) => to === thing.index && !APART.has(how))) return true
  // A princess in a castle stands in front of it; who is beside a tent is not in it.
  if (preposition === 'in' && LANDMARKS.has(thing.wished.noun))
    return boxes.some((own) => around.some((box) => overlap(own, box) > MIN_IN_FRONT * area(own)))
  const lies = LIES[preposition]
  if (!lies) return true
  return boxes.filter((own) => around.some((box) => lies(own, box))).length >= boxes.length * MOST
}

const area = ({ w, h }: Box) => w * h
const bottom = ({ y, h }: Box) => y + h
const middle = ({ y, h }: Box) => y + h / 2
const center = ({ x, w }: Box) => x + w / 2
const isAcross = (own: Box, thing: Box) => Math.abs(center(own) - center(thing)) < (own.w + thing.w) / 2
const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))
/** Compares with the thing only, because a cup is smaller than the cat in it. */
const contains = (own: Box, thing: Box) => overlap(own, thing) > 0.5 * area(thing)
