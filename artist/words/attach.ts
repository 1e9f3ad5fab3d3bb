import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import {
  isAnimal,
  isAnimate,
  isFlown,
  isHeld,
  isPerson,
  isRead,
  isRidden,
  isVehicle,
  isWorn,
  topicOf,
} from '#artist/lexicon/senses.ts'
import { RELATIONS, type Relation } from '../wish.ts'
import { addOnce, relate, type Draft } from './draft.ts'

const isRelation = (word: string | undefined): word is Relation =>
  (RELATIONS as readonly (string | undefined)[]).includes(word)

/** Prepositions that are not relations themselves. */
const MEANS: Record<string, Relation> = {
  at: 'beside',
  to: 'beside',
  through: 'in',
  from: 'in',
  for: 'with',
  of: 'with',
}

/** Verbs that only say how a figure holds itself or moves; the preposition says where. */
const POSTURES = new Set(
  `sit lie stand sleep jump hop climb hide swim run walk hike dance sing dive land float balance wake-up cry laugh wave
  swim-in hide-and-seek fly fly-over roar work march talk dream shine bloom camp picnic play slide swing trampoline`.split(
    /\s+/,
  ),
)
/** Where a rider is not on what he rides: "rides beside the car". */
const APART: (string | undefined)[] = ['beside', 'above', 'under', 'behind', 'in-front-of']

/** Puts clothes on an owner who can wear them, and says whether that was done. */
export function dress(draft: Draft, owner: number, noun: string, lexicon: Lexicon): boolean {
  const figure = draft.wish.figures[owner]
  if (!figure || !isAnimate(figure.noun, lexicon) || !isWorn(noun, lexicon)) return false
  addOnce(figure.wears, noun)
  return true
}

export function attachByPreposition(
  draft: Draft,
  owner: number,
  means: string,
  thing: number,
  lexicon: Lexicon,
): void {
  const doer = draft.wish.figures[owner]
  const object = draft.wish.figures[thing]
  if (!doer || !object) return
  // "dal dottore" is at the doctor's, "dall'albero" from the tree
  if (means === 'from' && isAnimate(object.noun, lexicon)) return relate(draft, owner, 'beside', thing)
  // "im Laub": nobody is in a single leaf
  if (means === 'in' && object.noun === 'leaf' && object.count === 1)
    Object.assign(object, { count: 3, vague: true })
  // nobody is in a toy balloon
  if (means === 'in' && object.noun === 'balloon' && isAnimate(doer.noun, lexicon))
    Object.assign(object, { noun: 'hot-air-balloon', count: 1 })
  if (means === 'on' && isFlown(doer.noun) && topicOf(object.noun, lexicon) === 'sky') {
    relate(draft, owner, 'above', thing)
    return
  }
  if (ONTO.includes(means) && mounts(doer.noun, object.noun, lexicon)) {
    if (!doer.verb) doer.pose = 'ride'
    relate(draft, owner, 'riding', thing)
  } else if (
    means === 'with' &&
    object.count === 1 &&
    isHeld(object.noun) &&
    isAnimate(doer.noun, lexicon) &&
    !doer.relation
  )
    relate(draft, owner, 'holding', thing)
  else {
    const kind = MEANS[means] ?? means
    if (isRelation(kind)) relate(draft, owner, kind, thing)
  }
}

/** "On a horse", "à cheval", "en bicicleta". */
const ONTO = ['on', 'in', 'at']

const mounts = (doer: string, object: string, lexicon: Lexicon) =>
  isAnimate(doer, lexicon) && (isRidden(object) || (isPerson(doer, lexicon) && isAnimal(object, lexicon)))

export function attachByVerb(
  draft: Draft,
  doer: number,
  verbId: string,
  thing: number,
  means: string | undefined,
  lexicon: Lexicon,
): void {
  const figure = draft.wish.figures[doer]
  const object = draft.wish.figures[thing]
  const verb = lexicon.verbs.get(verbId)
  if (!figure || !object || !verb) return
  const where = means && (MEANS[means] ?? means)
  // one reads a book, but to children
  if (verbId === 'read' && isAnimate(object.noun, lexicon)) figure.verb = 'read-aloud'
  const kind =
    travels(verbId, verb.relation, figure.noun, object.noun, where, lexicon) ??
    acts(verbId, verb.relation, figure.noun, object.noun, where, lexicon)
  if (kind === 'riding') figure.pose = 'ride'
  if (kind === 'driving') figure.pose = 'drive'
  relate(draft, doer, kind, thing)
}

/** Riding, driving and flying: what one sits on is ridden, what one sits in is driven. "With" names the means as well. */
function travels(
  verb: string,
  usual: string,
  doer: string,
  object: string,
  where: string | undefined,
  lexicon: Lexicon,
): Relation | undefined {
  const isTravel = usual === 'riding' || usual === 'driving' || verb === 'fly' || verb === 'travel'
  if (!isTravel || APART.includes(where)) return undefined
  if (isRidden(object) || (where !== 'with' && mounts(doer, object, lexicon))) return 'riding'
  return isVehicle(object, lexicon) ? 'driving' : undefined
}

function acts(
  verb: string,
  usual: string,
  doer: string,
  object: string,
  where: string | undefined,
  lexicon: Lexicon,
): Relation {
  if (usual === 'reading' && isAnimate(object, lexicon)) return 'with'
  if (usual === 'reading' && (isRead(object) || !where)) return 'reading'
  if (verb === 'roar' && where === 'beside') return 'looking-at'
  if (verb === 'have' && isHeld(object) && isAnimate(doer, lexicon)) return 'holding'
  if (isRelation(where)) {
    if (verb === 'play' && where === 'with') return 'playing-with'
    if (where === 'on' && verb !== 'stand' && verb !== 'jump' && mounts(doer, object, lexicon))
      return 'riding'
    if (POSTURES.has(verb)) return where
    if (where !== 'with' && where !== 'beside') return where
    // one bakes with flour, but fishes with one's dog at one's side
    const isTool = usual === 'playing-with' || (usual === 'holding' && !isAnimate(object, lexicon))
    if (where === 'with' && !isTool) return 'with'
  }
  return isRelation(usual) ? usual : 'with'
}
