import type { Relation } from '../../wish.ts'
import { ON_WATER, SWIMMERS, TREES, nouns } from '../figures/noun-lists.ts'
import type { Joint, Unit } from './unit.ts'

const isAnimal = ({ drawable }: Unit) => drawable.maker.source === 'animals'
const isAlive = (unit: Unit) => isAnimal(unit) || unit.drawable.maker.source === 'people'

const COVERS = nouns('leaf blanket')
const RESTING = nouns('sleep lie dream hide')
const UNDER: ReadonlySet<Relation> = new Set(['under', 'in'] as const)
const AMONG: ReadonlySet<Relation> = new Set(['in', 'beside'] as const)
const AT_WAVES: ReadonlySet<Relation> = new Set(['in', 'on', 'with', 'beside', 'above'] as const)
const AT_WINDOW: ReadonlySet<Relation> = new Set(['in', 'on', 'beside', 'looking-at', 'with'] as const)
const HIDING_FOOD = nouns('hide-thing bury collect hide')
const LOOKING: ReadonlySet<string> = new Set(['', 'look-at', 'sit', 'lie'])
const CROSSING = nouns('cross drive walk run ride march travel')
const BROODING = nouns('sit lie sleep protect hatch')
const CATCHING = nouns('catch fish')
/** Actions in a puddle in which figures jump; otherwise animals wallow in it. */
const LEAPING = nouns('jump splash stomp drink run')
/** Animals that catch insects with the tongue. */
const TONGUED = nouns('frog toad chameleon frog-prince')
const EATING = nouns('catch eat eat-animal hunt')
const INSECTS = nouns('fly mosquito bee butterfly dragonfly moth firefly ladybug bumblebee')
const LIFTING = nouns('lift carry hold')
const HUGGING = nouns('hug love')
const RUNNERS = nouns('hamster mouse gerbil guinea-pig rat')
/** In metres: larger ones do not fit on a window seat. */
const MAX_AT_WINDOW = 1.3

const BEFORE_MIRROR: ReadonlySet<Relation> = new Set([
  'in',
  'beside',
  'looking-at',
  'in-front-of',
  'with',
] as const)
const SEEING: ReadonlySet<string> = new Set(['', 'look-at', 'stand', 'sit', 'see'])
/** Buildings that are drawn around the figure in them. */
const LOOKOUTS = nouns('tower treehouse')
const MOST_LOOKING_OUT = 4
const isHanging = ({ drawable: { wished, pose } }: Unit) => wished.verb === 'hang' || pose === 'hang'

/** Joints with things of a place that are drawn around their user: a blanket, a window, a hollow tree, a bridge. */
export function stagedPlace(kind: Relation, own: Unit, other: Unit): Joint | undefined {
  if (kind === 'beside' && isBetween(own, other)) return { outer: 'own', how: 'flank' }
  if (kind === 'beside' && isBetween(other, own)) return { outer: 'other', how: 'flank' }
  const { verb = '', noun, count } = own.drawable.wished
  const thing = other.drawable.wished.noun
  const isResting = RESTING.has(verb) || own.drawable.looks.includes('sleeping')
  if (isAnimal(own) && COVERS.has(thing) && (kind === 'under' || (kind === 'in' && thing !== 'leaf')) && isResting && count === 1)
    return { outer: 'own', how: 'covered' }
  if (isAnimal(own) && thing === 'leaf' && AMONG.has(kind) && other.drawable.wished.count > 1) return { outer: 'own', how: 'heap' }
  const isLooking = LOOKING.has(verb)
  if (isAnimal(own) && thing === 'window' && AT_WINDOW.has(kind) && isLooking && own.drawable.maker.height < MAX_AT_WINDOW)
    return { outer: 'own', how: 'window' }
  if (isAlive(other) && isAlive(own) === false && kind === 'with' && isStash(other, own)) return { outer: 'other', how: 'stash' }
  if (isStash(own, other)) return { outer: 'own', how: 'stash' }
  if (isAnimal(own) && verb === 'build' && thing === 'bird-nest') return { outer: 'own', how: 'nest' }
  if (isAnimal(own) && BROODING.has(verb) && thing === 'egg' && kind === 'on') return { outer: 'own', how: 'brood' }
  if (isAnimal(own) && CATCHING.has(verb) && SWIMMERS.has(thing) && own.zone !== 'air') return { outer: 'own', how: 'caught' }
  if (isAnimal(own) && thing === 'puddle' && kind === 'in' && !LEAPING.has(verb)) return { outer: 'other', how: 'wallow' }
  if (TONGUED.has(noun) && EATING.has(verb) && INSECTS.has(thing)) return { outer: 'own', how: 'tongue' }
  if ((ON_WATER.has(noun) || SWIMMERS.has(noun)) && thing === 'wave' && AT_WAVES.has(kind)) return { outer: 'own', how: 'waves' }
  if (noun === 'wave' && ON_WATER.has(thing) && kind === 'with') return { outer: 'other', how: 'waves' }
  if (isAnimal(own) && isAtTrunk(own, other)) return { outer: 'other', how: 'climb' }
  if (kind === 'with' && isAnimal(other) && isAtTrunk(other, own)) return { outer: 'own', how: 'climb' }
  if (RUNNERS.has(noun) && thing === 'wheel' && UNDER.has(kind)) return { outer: 'own', how: 'run-in' }
  if (isAlive(own) && isHanging(own) && TREES.has(thing) && (noun === 'bat' || own.drawable.maker.poses.includes('wave'))) return { outer: 'other', how: 'hang' }
  if (isAlive(own) && thing === 'mirror' && count === 1 && BEFORE_MIRROR.has(kind) && SEEING.has(verb)) return { outer: 'own', how: 'reflect' }
  if (isAlive(own) && verb === 'dance' && count > 2 && kind === 'beside' && !isAlive(other)) return { outer: 'own', how: 'ring' }
  if (isAlive(other) && other.drawable.wished.verb === 'dance' && other.drawable.wished.count > 2 && kind === 'beside' && !isAlive(own)) return { outer: 'other', how: 'ring' }
  if (isAlive(own) && LOOKOUTS.has(thing) && kind === 'in' && count <= MOST_LOOKING_OUT && other.joined.length === 0 && !isAtScene(own)) return { outer: 'own', how: 'look-out' }
  if (noun === 'crane' && LIFTING.has(verb) && !isAlive(other)) return { outer: 'own', how: 'hook' }
  return crossing(kind, own, other) ?? winch(kind, own, other)
} // prettier-ignore

/** A figure that stirs a cauldron in a tower is not at its window. */
const isAtScene = ({ joined }: Unit): boolean => joined.some(({ how }) => how === 'drawn-by-outer')

/** An animal that hugs a tree is on its trunk. */
const isAtTrunk = (animal: Unit, tree: Unit): boolean =>
  TREES.has(tree.drawable.wished.noun) && HUGGING.has(animal.drawable.wished.verb ?? '')

/** An animal that hides food, and the tree in which it is. */
const isStash = (hider: Unit, tree: Unit): boolean =>
  isAnimal(hider) &&
  TREES.has(tree.drawable.wished.noun) &&
  HIDING_FOOD.has(hider.drawable.wished.verb ?? '') &&
  hider.joined.some(({ how, unit }) => how === 'hidden' || (how !== 'stash' && !isAlive(unit)))

/** A vehicle or an animal on a bridge, in whichever order the wish names them. */
function crossing(kind: Relation, own: Unit, other: Unit): Joint | undefined {
  const pairs = kind === 'with' ? ([['other', other, own], ['own', own, other]] as const) : ([['own', own, other]] as const) // prettier-ignore
  if (kind !== 'with' && kind !== 'on' && kind !== 'above') return undefined
  for (const [outer, crosser, bridge] of pairs) {
    const { verb, noun } = crosser.drawable.wished
    if (bridge.drawable.wished.noun !== 'bridge' || ON_WATER.has(noun) || crosser.zone !== 'ground') continue
    if (crosser.drawable.maker.source === 'people') continue
    const crosses = verb ? CROSSING.has(verb) : kind !== 'with'
    if (crosses) return { outer, how: 'bridge' }
  }
  return undefined
}

/** A figure that a helicopter rescues. */
function winch(kind: Relation, own: Unit, other: Unit): Joint | undefined {
  const isSaved = (helicopter: Unit, saved: Unit) =>
    helicopter.drawable.wished.noun === 'helicopter' &&
    helicopter.drawable.wished.verb === 'rescue' &&
    isAlive(saved) &&
    saved.drawable.wished.count === 1
  if (kind === 'with' && isSaved(other, own)) return { outer: 'other', how: 'winch' }
  return isSaved(own, other) ? { outer: 'own', how: 'winch' } : undefined
}

/** Whether one of two equal things has room on each side of somebody. */
const isBetween = (own: Unit, other: Unit): boolean =>
  isAlive(own) && own.drawable.wished.count === 1 && other.drawable.wished.count === 2 && !isAlive(other)
