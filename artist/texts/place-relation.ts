import type { Where } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimal, isAnimate } from '#artist/lexicon/noun-properties.ts'
import type { Relation, WishFigure } from '../wish.ts'

const PLACES: Relation[] = ['on', 'in', 'under', 'above', 'beside', 'behind', 'in-front-of']

/** Things on which figures stand or sit, even if the wish has another preposition: "in skateboard". */
const STOOD_ON = new Set(
  'skateboard snowboard surfboard kick-scooter bicycle tricycle motorcycle motor-scooter unicycle chair slide swing seesaw trampoline'.split(
    ' ',
  ),
)
/** Verbs with which a figure is deep in the leaves, not on one of them. */
const BURIED = new Set(['sleep', 'hide', 'play', 'jump', 'run'])
/** People are at a table, even if the wish lets them work on it. */
const SAT_AT = new Set(['table', 'desk'])

/** Screens. People work in front of them, even if the wish says "on a computer". */
const SCREENS = new Set(['computer', 'television', 'tablet'])

const STANDING_ON = new Set('dance jump stand'.split(' '))

/** Poses of figures on the ground: a walker "over" a bridge is on it. */
export const GROUND_POSES = new Set('walk run ride drive march push pull hop dance crawl'.split(' '))

/** The preposition that a relation of the wish means in a sentence. */
export function placeRelation(main: WishFigure, kind: Relation, noun: string, lexicon: Lexicon): Where {
  const isPerson = isAnimate(main.noun, lexicon) && !isAnimal(main.noun, lexicon)
  const isOnPerson = kind === 'on' && isAnimate(noun, lexicon) && !isAnimal(noun, lexicon)
  if (isOnPerson && isAnimal(main.noun, lexicon)) return 'on-shoulder'
  if (kind === 'on' && SAT_AT.has(noun) && isPerson && !STANDING_ON.has(main.pose ?? '')) return 'at'
  if (kind === 'on' && SCREENS.has(noun) && isPerson) return 'in-front-of'
  // "A tree decorated by elves" is with them, not in them.
  if (kind === 'in' && isAnimate(noun, lexicon) && !isAnimal(noun, lexicon)) return 'with'
  if (kind === 'in' && noun === 'mirror') return 'in-front-of'
  // A person "in" the soup is drawn with it.
  if (kind === 'in' && isPerson && lexicon.nouns.get(noun)!.topic === 'food') return 'with'
  if (kind === 'in' && (STOOD_ON.has(noun) || main.verb === 'slide')) return 'on'
  if (kind === 'in' && noun === 'leaf' && !BURIED.has(main.verb ?? '')) return 'on'
  if (isOnPerson && main.verb === 'ride') return 'on-shoulders'
  // A nurse who puts a bandage on a boy is beside him.
  if (kind === 'on' && isPerson && isAnimate(noun, lexicon) && !isAnimal(noun, lexicon)) return 'with'
  if (kind === 'beside' && main.verb === 'dance' && main.count > 2) return 'around'
  if (kind === 'above' && GROUND_POSES.has(main.pose ?? '')) return 'on'
  if (kind === 'on' && main.verb === 'fly' && lexicon.nouns.get(noun)!.topic === 'plants') return 'above'
  return PLACES.includes(kind) ? (kind as Where) : 'with'
}
