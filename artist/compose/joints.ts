import type { Relation } from '../wish.ts'
import type { Actor } from './cast.ts'
import {
  BALLS,
  BOARDS,
  BOATS,
  CARS,
  CONTAINERS,
  HELD_ABOVE,
  HELD_BELOW,
  LANDMARKS,
  PEOPLE_HOLD,
  PEOPLE_MOUNT,
  PLANTED,
  SKATES,
  TREES,
} from './nature.ts'
import type { Unit } from './units.ts'

/** How one figure is joined to another so that the two move as one. */
export type Join =
  'mount' | 'drive' | 'inside' | 'atop' | 'beneath' | 'hold' | 'self-held' | 'eat' | 'feet' | 'hands' | 'shod'

/** The outer one keeps its place and takes the inner one in. */
export interface Joint {
  outer: 'own' | 'other'
  how: Join
}

const SHELTERS = new Set(['umbrella', 'parasol', 'table', 'mushroom'])
/** Landmarks one can sit on top of. */
const PERCHES = new Set([
  ...TREES,
  'house',
  'igloo',
  'tent',
  'log-cabin',
  'barn',
  'treehouse',
  'iceberg',
  'slide',
  'statue',
  'well',
  'bridge',
])
const MOST_HELD = 3
/** Metres: what is smaller is carried in a hand. */
const HANDY = 0.36

const isHandHeld = (noun: string) => HELD_BELOW.has(noun) || HELD_ABOVE.has(noun)
const isPerson = (actor: Actor) => actor.maker.source === 'people'
const isAlive = (actor: Actor) => isPerson(actor) || actor.maker.source === 'animals'

/** `own` stands in the relation to `other`: are the two drawn as one, and how? */
export function jointFor(kind: Relation, own: Unit, other: Unit): Joint | undefined {
  const noun = other.actor.wished.noun
  const person = isPerson(own.actor)
  const landmark = LANDMARKS.has(noun)
  switch (kind) {
    case 'riding':
      if (person && PEOPLE_MOUNT.has(noun)) return { outer: 'own', how: 'self-held' }
      if (SKATES.has(noun)) return { outer: 'own', how: 'shod' }
      if (!person && BOARDS.has(noun)) return { outer: 'other', how: 'atop' }
      return { outer: 'other', how: CARS.has(noun) ? 'drive' : 'mount' }
    case 'driving':
      return { outer: 'other', how: CARS.has(noun) ? 'drive' : 'mount' }
    case 'on':
      if (CARS.has(noun) && BOATS.has(noun)) return { outer: 'other', how: 'drive' }
      if (CARS.has(noun) && other.actor.maker.source !== 'animals') return { outer: 'other', how: 'atop' }
      return landmark && !PERCHES.has(noun)
        ? undefined
        : { outer: 'other', how: other.actor.maker.source === 'animals' ? 'mount' : 'atop' }
    case 'in':
      if (CARS.has(noun)) return { outer: 'other', how: 'drive' }
      if (TREES.has(noun) && isAlive(own.actor)) return { outer: 'other', how: 'atop' }
      return CONTAINERS.has(noun) && !landmark ? { outer: 'other', how: 'inside' } : undefined
    case 'above':
      return LANDMARKS.has(own.actor.wished.noun) || SHELTERS.has(own.actor.wished.noun)
        ? { outer: 'own', how: 'beneath' }
        : undefined
    case 'under':
      return (other.rest === 'air' && !LANDMARKS.has(noun)) || noun === 'rainbow'
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
      return along(own, other)
    default:
      return undefined
  }
}

/** Who or what came along with somebody: in the hand, at the feet, on board, or simply beside. */
function along(thing: Unit, owner: Unit): Joint | undefined {
  const { noun, count } = thing.actor.wished
  if (isAlive(thing.actor))
    return BOATS.has(owner.actor.wished.noun) && CARS.has(owner.actor.wished.noun) && !isPerson(owner.actor)
      ? { outer: 'other', how: 'drive' }
      : undefined
  if (isPerson(owner.actor)) {
    if (PEOPLE_HOLD.has(noun)) return { outer: 'other', how: 'self-held' }
    const stands = PLANTED.has(noun) && count > 1
    if (isHandHeld(noun) && count <= MOST_HELD && !stands) return { outer: 'other', how: 'hold' }
  }
  if (!isAlive(owner.actor) || count > 1) return undefined
  if (BALLS.has(noun)) return { outer: 'other', how: 'feet' }
  const isHandy = isPerson(owner.actor) && thing.actor.maker.height < HANDY
  return isHandy
    ? { outer: 'other', how: 'hold' }
    : isSmall(thing, owner)
      ? { outer: 'other', how: 'feet' }
      : undefined
}

const isSmall = (toy: Unit, who: Unit) =>
  !isAlive(toy.actor) && toy.actor.maker.height < who.actor.maker.height * 0.7
