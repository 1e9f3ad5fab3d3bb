import type { Relation } from '../../wish.ts'
import type { DrawableFigure } from '../figures/drawable-figures.ts'
import {
  BALLS,
  BOARDABLE_VEHICLES,
  FIRE_BREATHERS,
  PLANTED,
  SHOWERING,
  TREES,
  TRUNKED,
} from '../figures/noun-lists.ts'
import type { Joint, Unit } from './unit.ts'
import { wordSet } from '../../word-set.ts'

export const isPerson = (drawable: DrawableFigure): boolean => drawable.maker.source === 'people'
export const isAlive = (drawable: DrawableFigure): boolean =>
  isPerson(drawable) || drawable.maker.source === 'animals'
export const isSmall = (thing: Unit, owner: Unit): boolean =>
  !isAlive(thing.drawable) && thing.drawable.maker.height < owner.drawable.maker.height * 0.7

/** Verbs of two figures that pull at the same thing; a single one pulls it along or fights an opponent. */
const TUGGING = wordSet('pull fight')
/** Two pull these in the same direction. */
const PULLED = wordSet('sled sleigh dog-sled santa-sleigh cart wagon handcart carriage plow wheelbarrow')
const HIDING = wordSet('hide hide-thing')
const HIDDEN: ReadonlySet<Relation> = new Set(['behind', 'beside', 'holding'] as const)
/** In metres: larger things hide a figure instead of being hidden. */
const MAX_HIDDEN = 0.32
/** In metres: larger animals do not sit on a shoulder. */
const MAX_ON_SHOULDER = 1
/** Animals that carry things on the back, not in the paws. */
const BACK_CARRIERS = wordSet('hedgehog porcupine turtle snail camel dromedary llama alpaca donkey')
const CARRYING = wordSet('carry have')
const DIGGERS = wordSet('excavator wheel-loader bulldozer crane')
const EGGS = wordSet('egg dinosaur-egg dragon-egg')
const HOOPS = wordSet('hula-hoop ring')
/** Animals that play with a ball on the nose. */
const ON_NOSE = wordSet('dolphin orca seal sea-lion beluga')
const EATING = wordSet('eat eat-animal')
const DIGGING = wordSet('dig bury')
const PLAYING = wordSet('play play-instrument drum')
/** Instruments that stand in front of their player. */
const STANDING_INSTRUMENTS = wordSet('drum-kit drum piano keyboard organ xylophone harp')
const DRUMS = wordSet('drum drum-kit drumstick')
/** A young one in the pouch of its mother. */
const isInPouch = (young: Unit, mother: Unit): boolean =>
  (young.drawable.wished.noun === 'kangaroo' || young.drawable.wished.noun === 'baby') &&
  young.drawable.maker.source === 'animals' &&
  mother.drawable.wished.noun === 'kangaroo' &&
  young.drawable.looks.includes('young') &&
  !mother.drawable.looks.includes('young')
const SPOUTING = wordSet('whale orca beluga narwhal humpback-whale blue-whale')
const FOUNTAIN_VERBS = wordSet('spray balance carry lift hold')

/** Young ones with a grown animal that does nothing else walk behind it in a row. */
const isFollowing = (kind: Relation, young: Unit, leader: Unit): boolean =>
  (kind === 'with' || kind === 'chasing' || kind === 'behind') &&
  young.drawable.wished.count > 1 &&
  leader.drawable.wished.count === 1 &&
  young.drawable.maker.source === 'animals' &&
  leader.drawable.maker.source === 'animals' &&
  (YOUNG_ANIMALS.has(young.drawable.wished.noun) || young.drawable.looks.includes('young')) &&
  !leader.drawable.looks.includes('young') &&
  !STILL_VERBS.has(leader.drawable.wished.verb ?? '')
const YOUNG_ANIMALS = wordSet('duckling chick kitten puppy foal lamb piglet calf cub gosling fawn')
const STILL_VERBS = wordSet('sleep lie sit feed nurse lick read-aloud teach hug')

/** Ducklings walk in a row; cubs stand before their mother. */
const staysNear = (kind: Relation, young: Unit, { drawable: { wished } }: Unit): boolean =>
  kind === 'with' &&
  !wished.verb &&
  !young.drawable.wished.verb &&
  young.drawable.wished.count <= MOST_NEAR &&
  !IN_ROW.has(wished.noun)
const MOST_NEAR = 5
const IN_ROW = wordSet('duck goose swan chicken hen penguin ostrich turkey')

/** A single young whale swims below its mother. */
const isYoungAfloat = (kind: Relation, young: Unit, mother: Unit): boolean =>
  kind === 'with' &&
  young.zone !== 'ground' &&
  young.zone === mother.zone &&
  young.drawable.maker.source === 'animals' &&
  young.drawable.wished.count === 1 &&
  !isGrown(young) &&
  isGrown(mother)

/** A single young one beside its mother: their muzzles touch. */
const isNuzzled = (kind: Relation, young: Unit, mother: Unit): boolean => {
  const [own, other] = [young.drawable, mother.drawable]
  return (
    (kind === 'with' || kind === 'beside') &&
    own.maker.source === 'animals' && other.maker.source === 'animals' &&
    own.wished.count === 1 && other.wished.count === 1 &&
    !own.wished.verb && !other.wished.verb &&
    young.zone === 'ground' && mother.zone === 'ground' &&
    isGrown(young) !== isGrown(mother)
  )
} // prettier-ignore

const isGrown = ({ drawable: { wished, looks } }: Unit): boolean =>
  !YOUNG_ANIMALS.has(wished.noun) && !looks.includes('young')

const isOnFountain = (boat: Unit, whale: Unit): boolean =>
  SPOUTING.has(whale.drawable.wished.noun) &&
  FOUNTAIN_VERBS.has(whale.drawable.wished.verb ?? '') &&
  !isAlive(boat.drawable) &&
  boat.drawable.wished.count === 1

/** "A basket of eggs", "a bucket with fish". */
const FILLED = wordSet(
  'basket easter-basket bucket bowl jar sack wheelbarrow cart bird-nest boot rubber-boot christmas-stocking',
)
/** A bird has a worm in its beak. */
const CRAWLING = wordSet('worm earthworm caterpillar')
const BIRDS = wordSet('bird robin blackbird sparrow raven chicken hen duck magpie')
const IN_WEB: ReadonlySet<Relation> = new Set(['in', 'on', 'with'] as const)

/** Joints that depend on both figures: a spider and its web, two dogs and a bone, a digger and a truck. */
export function sharedJoint(kind: Relation, own: Unit, other: Unit): Joint | undefined {
  const { verb = '', noun } = own.drawable.wished
  if (kind === 'with' && FILLED.has(other.drawable.wished.noun) && (!isAlive(own.drawable) || noun === 'fish') && !FILLED.has(noun)) return { outer: 'other', how: 'inside' } // prettier-ignore
  if (kind === 'with' && CRAWLING.has(noun) && BIRDS.has(other.drawable.wished.noun)) return { outer: 'other', how: 'hold' } // prettier-ignore
  if (other.drawable.wished.noun === 'spider-web' && (noun === 'spider' || IN_WEB.has(kind)))
    return { outer: 'other', how: 'web' }
  if (TRUNKED.has(noun) && SHOWERING.has(verb) && own.drawable.maker.source === 'animals' && isAlive(other.drawable) && !PLACES.has(kind)) return { outer: 'own', how: 'shower' } // prettier-ignore
  if (verb === 'play' && kind === 'playing-with' && ON_NOSE.has(noun) && BALLS.has(other.drawable.wished.noun)) return { outer: 'own', how: 'nose' } // prettier-ignore
  if (verb === 'hatch' && EGGS.has(other.drawable.wished.noun)) return { outer: 'own', how: 'shell' }
  if (isOnBack(kind, own, other)) return { outer: 'own', how: 'atop' }
  if (isInPouch(own, other)) return { outer: 'other', how: 'pouch' }
  if (isInPouch(other, own)) return { outer: 'own', how: 'pouch' }
  if (verb === 'jump' && HOOPS.has(other.drawable.wished.noun)) return { outer: 'own', how: 'through' }
  if (
    EATING.has(verb) &&
    own.drawable.maker.source === 'animals' &&
    TREES.has(other.drawable.wished.noun) &&
    kind !== 'on' &&
    kind !== 'in'
  )
    return { outer: 'own', how: 'browse' }
  if (kind === 'with' && DIGGING.has(other.drawable.wished.verb ?? '') && isSmall(own, other))
    return { outer: 'other', how: 'hole' }
  if (isFollowing(kind, own, other))
    return { outer: 'other', how: staysNear(kind, own, other) ? 'young' : 'follow' }
  if (isYoungAfloat(kind, own, other)) return { outer: 'other', how: 'young' }
  if (isNuzzled(kind, own, other)) return { outer: isGrown(own) ? 'own' : 'other', how: 'muzzle' }
  if (isOnFountain(own, other)) return { outer: 'other', how: 'fountain' }
  if (isOnFountain(other, own)) return { outer: 'own', how: 'fountain' }
  if (verb === 'roast' && FIRE_BREATHERS.has(noun)) return { outer: 'own', how: 'toast' }
  if (verb === 'drum' && own.drawable.pose === 'drum' && DRUMS.has(other.drawable.wished.noun))
    return { outer: 'own', how: 'drawn-by-outer' }
  if (
    PLAYING.has(verb) &&
    own.drawable.maker.source === 'animals' &&
    STANDING_INSTRUMENTS.has(other.drawable.wished.noun)
  )
    return { outer: 'own', how: 'instrument' }
  if (verb === 'swing' && other.drawable.wished.noun === 'vine') return { outer: 'other', how: 'climb' }
  if (isTugged(own, other)) return { outer: 'own', how: 'tug' }
  if (isVisited(other, own)) return { outer: 'own', how: 'land' }
  if (isVisited(own, other)) return { outer: 'other', how: 'land' }
  if (isHidden(kind, own, other)) return { outer: 'own', how: 'hidden' }
  if ((kind === 'on' || kind === 'riding') && GUESTS.has(noun) && other.drawable.maker.source === 'animals' && own.drawable.wished.count === 1) return { outer: 'other', how: 'snout' } // prettier-ignore
  if (kind === 'with' && noun === 'horse-rider' && RIDDEN.has(other.drawable.wished.noun)) return { outer: 'other', how: 'mount' } // prettier-ignore
  const isLight = own.drawable.maker.source === 'animals' && own.drawable.maker.height < MAX_ON_SHOULDER
  if (kind === 'on' && isLight && isPerson(other.drawable)) return { outer: 'other', how: 'perch' }
  const isAtBowl = verb === 'look-at' && other.drawable.wished.noun === 'fish-bowl'
  if (isAtBowl && own.drawable.maker.source === 'animals') return { outer: 'own', how: 'muzzle' }
  if (isMuzzled(kind, own, other)) return { outer: 'own', how: 'muzzle' }
  if (isAlive(own.drawable) || isAlive(other.drawable)) return undefined
  if (isWagon(own, other)) return { outer: 'other', how: 'hitch' }
  if (isWagon(other, own)) return { outer: 'own', how: 'hitch' }
  if (verb === 'pull' || verb === 'tow') return { outer: 'own', how: 'hitch' }
  return verb === 'load' && DIGGERS.has(noun) ? { outer: 'own', how: 'load' } : undefined
}

const ENGINES = wordSet('train steam-train locomotive tractor tow-truck')
const WAGONS = wordSet('trailer wagon carriage cart train')

/** A wagon with an engine is behind it, and so is a car with a tow truck. */
const isWagon = (wagon: Unit, engine: Unit): boolean =>
  ENGINES.has(engine.drawable.wished.noun) &&
  (WAGONS.has(wagon.drawable.wished.noun) ||
    (engine.drawable.wished.noun === 'tow-truck' && BOARDABLE_VEHICLES.has(wagon.drawable.wished.noun)))

/** "A hedgehog with an apple", without an action that needs the paws. */
function isOnBack(kind: Relation, own: Unit, thing: Unit): boolean {
  const { noun, verb } = own.drawable.wished
  return (
    kind === 'holding' &&
    BACK_CARRIERS.has(noun) &&
    (!verb || CARRYING.has(verb)) &&
    own.drawable.maker.source === 'animals' &&
    !isAlive(thing.drawable)
  )
}

function isTugged(own: Unit, thing: Unit): boolean {
  const { verb = '', count } = own.drawable.wished
  const isToy = TOYS.has(thing.drawable.wished.noun)
  if ((isAlive(thing.drawable) && !isToy) || !isAlive(own.drawable)) return false
  const isTugged = TUGGING.has(verb) && !PULLED.has(thing.drawable.wished.noun) && isSmall(thing, own)
  return verb === 'tug' || (count === 2 && isTugged)
}

const TOYS = wordSet('teddy-bear stuffed-animal toy doll')

const isHidden = (kind: Relation, own: Unit, thing: Unit): boolean =>
  HIDING.has(own.drawable.wished.verb ?? '') &&
  HIDDEN.has(kind) &&
  isAlive(own.drawable) &&
  !isAlive(thing.drawable) &&
  thing.drawable.maker.height < MAX_HIDDEN

/** Insects sit on the flower that they visit. */
const isVisited = (guest: Unit, flower: Unit): boolean =>
  PLANTED.has(flower.drawable.wished.noun) &&
  flower.drawable.wished.count === 1 &&
  guest.drawable.wished.count === 1 &&
  GUESTS.has(guest.drawable.wished.noun) &&
  VISITS.has(guest.drawable.wished.verb ?? '')
const GUESTS = wordSet('bee bumblebee butterfly ladybug hummingbird dragonfly wasp')
const RIDDEN = wordSet('horse pony unicorn donkey camel')
const VISITS = wordSet('visit eat drink collect sit land search find sniff look-at')

/** What animals do with the muzzle: a cat licks her kitten, a bird feeds its young. */
const isMuzzled = (kind: Relation, own: Unit, other: Unit): boolean =>
  own.drawable.maker.source === 'animals' &&
  own.zone === other.zone &&
  !PLACES.has(kind) &&
  MUZZLE_VERBS.has(own.drawable.wished.verb ?? '') &&
  (isAlive(other.drawable) || FACED_THINGS.has(other.drawable.wished.noun))
const MUZZLE_VERBS = wordSet('lick feed kiss sniff love')
const FACED_THINGS = wordSet('nestlings fish-bowl')
const PLACES: ReadonlySet<Relation> = new Set(['in', 'on', 'under', 'above', 'riding', 'driving'] as const)
