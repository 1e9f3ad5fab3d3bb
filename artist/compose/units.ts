import type { Actor } from './cast.ts'
import type { Rest } from './cluster.ts'
import {
  BALLS,
  BOATS,
  CARS,
  CONTAINERS,
  FLIERS,
  HELD_ABOVE,
  HELD_BELOW,
  LANDMARKS,
  PEOPLE_HOLD,
  PEOPLE_MOUNT,
  SWIMMERS,
} from './nature.ts'
import type { Relation } from '../wish.ts'

/** How one figure is joined to another so that the two move as one. */
export type Join =
  'mount' | 'drive' | 'inside' | 'atop' | 'beneath' | 'hold' | 'self-held' | 'eat' | 'feet' | 'hands'

/** A figure with everything joined to it. */
export interface Unit {
  actor: Actor
  joined: { unit: Unit; how: Join }[]
  rest: Rest
  /** What the wish says about its place beside others. */
  hint?: Relation
}

const SHELTERS = new Set(['umbrella', 'parasol', 'table', 'mushroom'])
/** Landmarks one can sit on top of. */
const PERCHES = new Set([
  'house',
  'tree',
  'igloo',
  'tent',
  'log-cabin',
  'barn',
  'fir-tree',
  'apple-tree',
  'treehouse',
  'iceberg',
  'slide',
  'statue',
  'well',
  'bridge',
])
const HAND_HELD = (noun: string) => HELD_BELOW.has(noun) || HELD_ABOVE.has(noun)
const isPerson = (actor: Actor) => actor.maker.source === 'people'

/** Groups the cast by its relations. The unit that holds the main figure comes first. */
export function unitsOf(actors: readonly Actor[], scene: { floating: boolean; water: boolean }): Unit[] {
  const units = new Map<number, Unit>()
  for (const actor of actors) units.set(actor.index, { actor, joined: [], rest: restOf(actor, scene) })
  const host = new Map<Unit, Unit>()
  const outermost = (unit: Unit): Unit => (host.has(unit) ? outermost(host.get(unit)!) : unit)
  for (const actor of actors) {
    const { relation } = actor.wished
    const own = units.get(actor.index)!
    const other = relation && units.get(relation.to)
    if (!relation || !other || other === own || outermost(own) === outermost(other)) continue
    const joint = jointFor(relation.kind, own, other)
    if (!joint) {
      own.hint = relation.kind
      if (relation.kind === 'above' && !BOATS.has(actor.wished.noun)) own.rest = 'air'
      if (relation.kind === 'under' && LANDMARKS.has(other.actor.wished.noun)) other.rest = 'behind'
      if (relation.kind === 'behind') own.rest = own.rest === 'ground' ? 'behind' : own.rest
      continue
    }
    const [outer, inner] = joint.outer === 'own' ? [own, other] : [other, own]
    if (host.has(inner)) continue
    outer.joined.push({ unit: inner, how: joint.how })
    host.set(inner, outer)
  }
  const free = actors.map((actor) => units.get(actor.index)!).filter((unit) => !host.has(unit))
  const main = actors[0] && outermost(units.get(actors[0].index)!)
  for (const unit of free)
    if (unit !== main && unit.rest === 'ground' && LANDMARKS.has(unit.actor.wished.noun)) unit.rest = 'behind'
  return main ? [main, ...free.filter((unit) => unit !== main)] : []
}

/** `own` stands in the relation to `other`; the outer one keeps its place and takes the inner one in. */
function jointFor(kind: Relation, own: Unit, other: Unit): { outer: 'own' | 'other'; how: Join } | undefined {
  const noun = other.actor.wished.noun
  const person = isPerson(own.actor)
  const landmark = LANDMARKS.has(noun)
  switch (kind) {
    case 'riding':
      if (person && PEOPLE_MOUNT.has(noun)) return { outer: 'own', how: 'self-held' }
      return { outer: 'other', how: CARS.has(noun) ? 'drive' : 'mount' }
    case 'driving':
      return { outer: 'other', how: CARS.has(noun) ? 'drive' : 'mount' }
    case 'on':
      if (CARS.has(noun) && other.actor.maker.source !== 'animals') return { outer: 'other', how: 'atop' }
      return landmark && !PERCHES.has(noun)
        ? undefined
        : { outer: 'other', how: other.actor.maker.source === 'animals' ? 'mount' : 'atop' }
    case 'in':
      if (CARS.has(noun)) return { outer: 'other', how: 'drive' }
      return CONTAINERS.has(noun) && !landmark ? { outer: 'other', how: 'inside' } : undefined
    case 'above':
      return LANDMARKS.has(own.actor.wished.noun) || SHELTERS.has(own.actor.wished.noun)
        ? { outer: 'own', how: 'beneath' }
        : undefined
    case 'under':
      return other.rest === 'air' && !LANDMARKS.has(noun)
        ? undefined
        : noun === 'rainbow'
          ? undefined
          : { outer: 'other', how: 'beneath' }
    case 'reading':
    case 'holding':
      if (person && PEOPLE_HOLD.has(noun)) return { outer: 'own', how: 'self-held' }
      return other.actor.maker.height > own.actor.maker.height * 1.2
        ? undefined
        : { outer: 'own', how: 'hold' }
    case 'eating':
      return { outer: 'own', how: 'eat' }
    case 'playing-with':
      if (person && PEOPLE_HOLD.has(noun)) return { outer: 'own', how: 'self-held' }
      return BALLS.has(noun) || isSmall(other, own) ? { outer: 'own', how: 'feet' } : undefined
    case 'with':
      if (person && PEOPLE_HOLD.has(noun)) return { outer: 'own', how: 'self-held' }
      if (person && HAND_HELD(noun)) return { outer: 'own', how: 'hold' }
      return BALLS.has(noun) ? { outer: 'own', how: 'feet' } : undefined
    default:
      return undefined
  }
}

const isSmall = (toy: Unit, who: Unit) =>
  toy.actor.maker.source !== 'animals' &&
  toy.actor.maker.source !== 'people' &&
  toy.actor.maker.height < who.actor.maker.height * 0.7

function restOf(
  { wished, maker, pose }: Actor,
  { floating, water }: { floating: boolean; water: boolean },
): Rest {
  const noun = wished.noun
  if (FLIERS.has(noun) || pose === 'fly' || pose === 'float') return 'air'
  if (water && (BOATS.has(noun) || SWIMMERS.has(noun) || pose === 'swim')) return 'water'
  if (floating && (SWIMMERS.has(noun) || maker.source === 'people' || maker.source === 'animals'))
    return 'air'
  if (maker.rests === 'floats' && maker.source === 'converted' && maker.topic === 'sky') return 'air'
  return 'ground'
}
