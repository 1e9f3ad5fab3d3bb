import { isDrawnInScene } from '../../figures/people/scenes/scene-poses.ts'
import type { Relation } from '../../wish.ts'
import {
  BALLS,
  BOARDS,
  ON_WATER,
  BOARDABLE_VEHICLES,
  CHAIRS,
  CONTAINERS,
  CYCLES,
  HELD_BY_UPPER_END,
  HEAVY,
  HELD_BY_LOWER_END,
  INSTRUMENTS,
  LANDMARKS,
  LYING_BOARDS,
  DRAWN_BY_HOLDER,
  DRAWN_BY_RIDER,
  CAKES_WITH_CANDLES,
  PLANTED,
  SKATES,
  TREES,
  WATERFOWL,
} from '../figures/noun-lists.ts'
import type { DrawableFigure } from '../figures/drawable-figures.ts'
import { contactFrameOf, MAX_HELD_HEIGHT } from './contact-frames.ts'
import { isAlive, isPerson, isSmall, sharedJoint } from './shared-joints.ts'
import { overJoint } from './jumps-and-flights.ts'
import { stagedPlace } from './staged-places.ts'
import type { Joint, Unit } from './unit.ts'

const SHELTERS = new Set(['umbrella', 'parasol', 'table', 'mushroom'])
/** Landmarks that figures can sit on. */
const CLIMBABLE_LANDMARKS = new Set([
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
/** Relations that mean sitting in the wheelchair. */
const WHEELCHAIR_RELATIONS: ReadonlySet<Relation> = new Set(['in', 'on', 'riding', 'driving', 'holding', 'playing-with'] as const) // prettier-ignore
/** A figure "on" one of these drives it or rides in it. */
const SEATED_ON = new Set('tractor excavator combine-harvester wheel-loader road-roller bus school-bus double-decker-bus train high-speed-train tram airplane'.split(' ')) // prettier-ignore
/** A fire engine stands beside what it sprays water on. */
const SPRAYING = new Set(['spray', 'put-out-fire'])
/** Verbs with a boat in the hands. */
const CARRYING = new Set('hold carry lift show give bring serve have craft play fold'.split(' '))
const MAX_HELD_COUNT = 3
const BOWLS = new Set(['bowl', 'plate', 'bucket', 'cup', 'mug', 'glass'])
const FEEDING = new Set(['eat', 'drink', 'lick'])

export const isHandHeld = (noun: string) => HELD_BY_LOWER_END.has(noun) || HELD_BY_UPPER_END.has(noun)

/** How to join `own` to `other` for a relation, or undefined if they are placed separately. */
export function findJoint(kind: Relation, own: Unit, other: Unit): Joint | undefined {
  const noun = other.drawable.wished.noun
  const { verb } = own.drawable.wished
  if (noun === 'wheelchair' && isPerson(own.drawable) && WHEELCHAIR_RELATIONS.has(kind))
    return { outer: 'own', how: 'drawn-by-outer' }
  if (own.drawable.wished.noun === 'heart' && kind === 'with' && isAlive(other.drawable))
    return { outer: 'other', how: 'chest' }
  if (own.drawable.wished.wears.includes(noun)) return { outer: 'own', how: 'drawn-by-outer' }
  if (kind === 'with' && other.drawable.wished.wears.includes(own.drawable.wished.noun))
    return { outer: 'other', how: 'drawn-by-outer' }
  if (isPerson(own.drawable) && isOwnTool(own, noun)) return { outer: 'own', how: 'drawn-by-outer' }
  if (kind === 'with' && isPerson(other.drawable) && isOwnTool(other, own.drawable.wished.noun))
    return { outer: 'other', how: 'drawn-by-outer' }
  const shared = stagedPlace(kind, own, other) ?? sharedJoint(kind, own, other)
  if (shared) return shared
  const contact = contactJoint(kind, own, other) ?? movementJoint(kind, own, other)
  if (contact) return contact
  const person = isPerson(own.drawable)
  const landmark = LANDMARKS.has(noun)
  switch (kind) {
    case 'riding':
      if (person && DRAWN_BY_RIDER.has(noun)) return { outer: 'own', how: 'drawn-by-outer' }
      if (SKATES.has(noun)) return { outer: 'own', how: 'skates' }
      if (LYING_BOARDS.has(noun) || (!person && BOARDS.has(noun))) return { outer: 'other', how: 'atop' }
      return { outer: 'other', how: BOARDABLE_VEHICLES.has(noun) ? 'drive' : 'mount' }
    case 'driving':
      return { outer: 'other', how: BOARDABLE_VEHICLES.has(noun) ? 'drive' : 'mount' }
    case 'on':
    case 'with':
      if (SPRAYING.has(verb ?? '') && !isAlive(own.drawable)) return undefined
      // A dragon that sneezes "on" a wizard stands before him.
      if (kind === 'on' && isAlive(own.drawable) && isPerson(other.drawable)) return { outer: 'own', how: 'face' } // prettier-ignore
      if (CYCLES.has(noun) && isAlive(own.drawable)) return { outer: 'other', how: 'mount' }
      if (kind === 'with') return ownerJoint(own, other) ?? companionJoint(own, other)
      if (BOARDABLE_VEHICLES.has(noun) && (ON_WATER.has(noun) || (isAlive(own.drawable) && SEATED_ON.has(noun)))) return { outer: 'other', how: 'drive' } // prettier-ignore
      if (BOARDABLE_VEHICLES.has(noun) && other.drawable.maker.source !== 'animals')
        return { outer: 'other', how: 'atop' }
      return landmark && !CLIMBABLE_LANDMARKS.has(noun)
        ? undefined
        : { outer: 'other', how: other.drawable.maker.source === 'animals' ? 'mount' : 'atop' }
    case 'in':
      if (BOARDABLE_VEHICLES.has(noun) || noun === 'washing-machine') return { outer: 'other', how: 'drive' }
      if ((TREES.has(noun) || CHAIRS.has(noun)) && isAlive(own.drawable))
        return { outer: 'other', how: 'atop' }
      // "Drinks from a bowl" is no place to sit in; milk is drawn in its bowl.
      if (!person && FEEDING.has(own.drawable.wished.verb ?? '') && BOWLS.has(noun)) return { outer: 'own', how: own.joined.some(({ how }) => how === 'eat') ? 'drawn-by-outer' : 'feet' } // prettier-ignore
      return CONTAINERS.has(noun) && !landmark ? { outer: 'other', how: 'inside' } : undefined
    case 'above':
      return LANDMARKS.has(own.drawable.wished.noun) || SHELTERS.has(own.drawable.wished.noun)
        ? { outer: 'own', how: 'beneath' }
        : undefined
    case 'under':
      // A castle is far below a dragon, not at its feet.
      if (LANDMARKS.has(own.drawable.wished.noun) && isAlive(other.drawable)) return undefined
      return (other.zone === 'air' && !LANDMARKS.has(noun)) || noun === 'rainbow'
        ? undefined
        : { outer: 'other', how: 'beneath' }
    case 'reading':
    case 'holding':
      if (!verb && HEAVY.has(noun)) return undefined
      if (person && DRAWN_BY_HOLDER.has(noun)) return { outer: 'own', how: 'drawn-by-outer' }
      // "Fishes from a boat".
      if (ON_WATER.has(noun) && BOARDABLE_VEHICLES.has(noun) && verb && !CARRYING.has(verb)) return { outer: 'other', how: 'drive' } // prettier-ignore
      return other.drawable.maker.height > own.drawable.maker.height * 1.2 && !isHandHeld(noun)
        ? undefined
        : { outer: 'own', how: 'hold' }
    case 'eating':
      // Animals have the basket beside them, not in the mouth.
      return { outer: 'own', how: noun === 'picnic' && !person ? 'feet' : 'eat' }
    case 'playing-with':
      if (person && DRAWN_BY_HOLDER.has(noun)) return { outer: 'own', how: 'drawn-by-outer' }
      if (person && INSTRUMENTS.has(noun)) return { outer: 'own', how: 'hold' }
      return BALLS.has(noun) || isSmall(other, own) ? { outer: 'own', how: 'feet' } : undefined
    default:
      return undefined
  }
}

/** Things that a person draws as part of doing this. */
const TOOLS_OF_VERBS: Readonly<Record<string, readonly string[]>> = {
  water: ['watering-can'],
  feed: ['apple', 'carrot', 'pear', 'hay', 'grass', 'bread', 'leaf'],
  inject: ['syringe'],
  paint: ['paintbrush', 'paint-palette'],
  draw: ['pencil', 'crayon', 'paintbrush'],
  write: ['pencil', 'pen', 'notebook', 'chalk'],
  repair: ['hammer'],
  cut: ['scissors'],
  sweep: ['broom'],
  tidy: ['broom'],
  cook: ['spoon', 'cooking-pot', 'bowl'],
  throw: ['pancake'],
  heal: ['stethoscope'],
  'look-at': ['telescope', 'magnifying-glass'],
  search: ['telescope', 'magnifying-glass'],
  discover: ['telescope', 'magnifying-glass'],
  photograph: ['camera'],
  phone: ['phone'],
  sing: ['microphone'],
  catch: ['butterfly-net'],
  chase: ['butterfly-net'],
  drum: ['drumstick'],
  'blow-bubbles': ['soap-bubble'],
  fight: ['sword'],
  juggle: ['ball', 'marble'],
  row: ['oar', 'paddle'],
  'jump-rope': ['jump-rope'],
  knit: ['ball-of-yarn', 'scarf', 'sweater'],
  dig: ['shovel'],
  bury: ['shovel'],
}

function isOwnTool({ drawable, zone }: Unit, noun: string): boolean {
  if (isDrawnInScene(drawable.pose, noun)) return true
  const { verb = '' } = drawable.wished
  return zone === 'ground' && Object.hasOwn(TOOLS_OF_VERBS, verb) && TOOLS_OF_VERBS[verb]!.includes(noun)
}

/** Movements over, up, down and behind things. */
function movementJoint(kind: Relation, own: Unit, other: Unit): Joint | undefined {
  const { verb = '' } = own.drawable.wished
  const { noun } = other.drawable.wished
  const isPursuit =
    kind === 'chasing' && isAlive(other.drawable) && BOARDABLE_VEHICLES.has(own.drawable.wished.noun)
  if (isPursuit && own.zone === 'ground' && other.zone === 'ground') return { outer: 'own', how: 'chase' }
  const over = overJoint(kind, own, other)
  if (over) return over
  if (!isAlive(own.drawable)) return undefined
  if (kind === 'chasing' && own.zone === other.zone && own.zone !== 'ground' && isAlive(other.drawable))
    return { outer: 'own', how: 'chase' }
  if (own.zone === 'water') return undefined
  const distant = distantJoint(kind, own, other)
  if (distant) return distant
  if (noun === 'seesaw' && SITTING.has(kind)) return { outer: 'other', how: 'seesaw' }
  if (noun === 'slide' && SITTING.has(kind)) return { outer: 'other', how: 'slide' }
  if (verb === 'climb' && (TREES.has(noun) || CLIMBED.has(noun))) return { outer: 'other', how: 'climb' }
  if (HIDING.has(verb) && kind === 'behind') return { outer: 'other', how: 'cover' }
  if (verb === 'balance' && BALLS.has(noun) && !isPerson(own.drawable)) return { outer: 'own', how: 'nose' }
  return verb === 'nurse' && isAlive(other.drawable) ? { outer: 'own', how: 'belly' } : undefined
}
/** Joints of figures that look at or run after something without touching it, and of those on shoulders or at a hole. */
function distantJoint(kind: Relation, own: Unit, other: Unit): Joint | undefined {
  const { verb = '' } = own.drawable.wished
  if (own.zone !== 'ground') return undefined
  if (kind === 'looking-at' && other.zone === 'air' && other.drawable.wished.noun !== 'rainbow')
    return { outer: 'own', how: 'watch' }
  if (kind === 'chasing' && verb !== 'fight' && isAlive(other.drawable) && other.zone !== 'water')
    return { outer: 'own', how: 'chase' }
  if (other.zone !== 'ground') return undefined
  const isPair = isAlive(other.drawable) && other.joined.length === 0
  if (isPair && (kind === 'looking-at' || (kind === 'chasing' && verb === 'fight')))
    return { outer: 'own', how: 'face' }
  if (kind === 'on' && isPerson(own.drawable) && isPerson(other.drawable))
    return { outer: 'other', how: 'shoulders' }
  // Animals on four or more legs carry on the back.
  const isLoad = verb === 'carry' && kind === 'holding' && !isPerson(own.drawable) && !isAlive(other.drawable)
  if (isLoad && !own.drawable.maker.poses.includes('hold')) return { outer: 'own', how: 'atop' }
  return DIGGING.has(verb) && isSmall(other, own) ? { outer: 'own', how: 'hole' } : undefined
}
const DIGGING = new Set(['dig', 'bury'])
const SITTING: ReadonlySet<Relation> = new Set(['on', 'in', 'riding', 'playing-with', 'with'] as const)
const HIDING = new Set(['hide', 'hide-and-seek'])
const CLIMBED = new Set(['ladder', 'rope', 'pole', 'rope-ladder', 'climbing-wall'])

/** Relations that only name a place. */
const PLACES: ReadonlySet<Relation> = new Set(['in', 'on', 'under', 'above', 'riding', 'driving'] as const)

/** The verb's subject touches its object; in "a girl hugs a bear" the bear is `with` the girl. */
function contactJoint(kind: Relation, own: Unit, other: Unit): Joint | undefined {
  // "Into the mouth of the crocodile" is no place.
  const frameInside = kind === 'in' ? contactFrameOf(own.drawable, other.drawable) : undefined
  if (PLACES.has(kind) && frameInside?.pose !== 'drop-in' && !(kind === 'in' && isAlive(other.drawable)))
    return undefined
  const isReversed = kind === 'with' || (kind === 'beside' && (!isPerson(own.drawable) || !contactFrameOf(own.drawable, other.drawable))) // prettier-ignore
  const [actor, partner] = isReversed ? [other, own] : [own, other]
  if (actor.zone !== 'ground' || !isOnGround(partner)) return undefined
  const frame = contactFrameOf(actor.drawable, partner.drawable)
  // Animals have no hands, but they can pull or blow.
  const isAble = frame?.rope ?? frame?.byMouth
  if (!isPerson(actor.drawable) && !(isAble && isAlive(actor.drawable))) return undefined
  if (!frame) return undefined
  if (isReversed && !frame.passes && actor.joined.some(({ how }) => how !== 'drawn-by-outer'))
    return undefined
  if (actor.joined.some(({ how }) => how === 'contact')) return undefined
  return { outer: isReversed ? 'other' : 'own', how: 'contact' }
}

/** Ducks come out of the water to be fed. */
const isOnGround = ({ zone, drawable }: Unit): boolean =>
  zone === 'ground' || zone === 'behind' || (zone === 'water' && WATERFOWL.has(drawable.wished.noun))

/** A figure "with" a held thing holds it, also if the wish names the thing first. */
function ownerJoint(own: Unit, thing: Unit): Joint | undefined {
  const { noun, count } = thing.drawable.wished
  if (!isPerson(own.drawable) || isAlive(thing.drawable) || count > 1) return undefined
  if (DRAWN_BY_HOLDER.has(noun)) return { outer: 'own', how: 'drawn-by-outer' }
  return isHandHeld(noun) ? { outer: 'own', how: 'hold' } : undefined
}

/** People, and animals with paws and no other action: a bear with a honey pot. */
const usesHands = (owner: DrawableFigure, thing: string): boolean =>
  isPerson(owner) || (owner.maker.poses.includes('hold') && !owner.wished.verb && !PUT_DOWN.has(thing))
const PUT_DOWN = new Set(['bowl', 'plate', 'food-bowl', 'bird-nest', 'stone', 'puddle', 'leaf'])

/** How to join a companion: in the hand, at the feet, on board, or not at all. */
function companionJoint(thing: Unit, owner: Unit): Joint | undefined {
  const { noun, count } = thing.drawable.wished
  if (isAlive(thing.drawable))
    return ON_WATER.has(owner.drawable.wished.noun) &&
      BOARDABLE_VEHICLES.has(owner.drawable.wished.noun) &&
      !isPerson(owner.drawable)
      ? { outer: 'other', how: 'drive' }
      : undefined
  // An empty chair stands apart.
  if (CHAIRS.has(noun)) return undefined
  if (noun === 'candle' && CAKES_WITH_CANDLES.has(owner.drawable.wished.noun))
    return { outer: 'other', how: 'drawn-by-outer' }
  if (isPerson(owner.drawable)) {
    if (DRAWN_BY_HOLDER.has(noun)) return { outer: 'other', how: 'drawn-by-outer' }
    const isPlanted = PLANTED.has(noun) && count > 1
    if (isHandHeld(noun) && count <= MAX_HELD_COUNT && !isPlanted) return { outer: 'other', how: 'hold' }
  }
  if (!isAlive(owner.drawable) || count > 1) return undefined
  if (BALLS.has(noun)) return { outer: 'other', how: 'feet' }
  const isHandSized = usesHands(owner.drawable, noun) && thing.drawable.maker.height < MAX_HELD_HEIGHT
  return isHandSized
    ? { outer: 'other', how: 'hold' }
    : isSmall(thing, owner)
      ? { outer: 'other', how: 'feet' }
      : undefined
}
