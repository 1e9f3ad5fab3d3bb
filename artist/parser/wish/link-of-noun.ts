import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { letterOf } from '#artist/lexicon/letters-and-numbers.ts'
import { isAircraft, isAnimal, isAnimate, isPerson } from '#artist/lexicon/noun-properties.ts'
import type { WordSense } from '#artist/lexicon/word-index.ts'
import type { WishFigure } from '../../wish.ts'
import type { Draft, Link } from './draft.ts'
import { LEAPING_VERBS } from './place-preposition.ts'

export type NounSense = Extract<WordSense, { kind: 'noun' | 'group' | 'place' }>

/** Whether the noun after "and" is another person beside a seat: the boy of "two girls on a seesaw and a boy". */
export function isNextToSeat(
  { previousLink, lastFigure, wish }: Draft,
  { id }: NounSense,
  lexicon: Lexicon,
): boolean {
  const isSeat = previousLink?.preposition === 'on' || previousLink?.preposition === 'in'
  const seat = wish.figures[lastFigure]?.noun ?? ''
  return isSeat && isPerson(id, lexicon) && !isAnimate(seat, lexicon)
}

const SURFACES = new Set(
  'tree table chair sofa bed bench stone log mushroom leaf box car elephant horse turtle bicycle'.split(' '),
)
const HOVERING = new Set(['fly', 'fly-over', 'float', 'hang', 'shine', ...LEAPING_VERBS])

/** Without a verb, these stand on what they are above in Italian. */
const ON_FOOT = new Set(
  'snail frog cat kitten dog puppy mouse squirrel rabbit bear caterpillar ant monkey koala lizard turtle hedgehog chicken child boy girl'.split(
    ' ',
  ),
)
const TO_ROOF = new Set(['in', 'at', 'to'])

/** Spanish "en el tejado" means on the roof, not in it, and a truck drives "over" a bridge on it. */
export function surfaceLink(draft: Draft, sense: NounSense, link: Link | undefined): Link | undefined {
  // "La lettre M comme maison": a letter is not dressed up.
  if (link?.preposition === 'as' && letterOf(draft.wish.figures[draft.lastFigure]?.noun ?? ''))
    return { ...link, preposition: 'with' }
  const last = draft.wish.figures[draft.lastFigure]
  // Spanish "sobre la ciudad" means above it for what flies.
  const isAbove = draft.wish.language === 'es' && link?.preposition === 'on' && !!last && isFlying(last)
  if (isAbove) return { ...link, preposition: 'above' }
  // Italian "cappello da pirata" is a hat that makes a pirate.
  if (draft.wish.language === 'it' && link?.preposition === 'from' && last?.wears.length)
    return { ...link, preposition: 'of' }
  const isRoof = TO_ROOF.has(link?.preposition ?? '') && sense.kind === 'noun' && !!sense.part
  const isCrossed =
    (link?.preposition === 'above' || link?.preposition === 'through') &&
    sense.id === 'bridge' &&
    !LEAPING_VERBS.includes(link.verb ?? '')
  const verb = link?.verb ?? draft.wish.figures[link?.doers[0] ?? -1]?.verb ?? ''
  // Italian "sopra un albero" means on it, unless the figure flies.
  const owner = draft.wish.figures[link?.doers[0] ?? draft.lastFigure]?.noun ?? ''
  const isHovering = verb ? HOVERING.has(verb) : !ON_FOOT.has(owner)
  const isOn = link?.preposition === 'above' && SURFACES.has(sense.id) && !isHovering
  return link && (isRoof || isCrossed || isOn) ? { ...link, preposition: 'on' } : link
}

const IN_THE_SKY = new Set(
  'ufo firework rainbow cloud sun moon star shooting-star comet parachute kite'.split(' '),
)
const isFlying = ({ noun, verb }: WishFigure): boolean =>
  isAircraft(noun) || IN_THE_SKY.has(noun) || verb === 'fly' || verb === 'fly-over'

const PUTTING = new Set(['put', 'hide', 'bring', 'load', 'throw'])
const ROOMY = new Set('shoe boot rubber-boot slipper hat top-hat cap glove'.split(' '))
/** Whether the preposition is that of clothes. In "drei Kätzchen in einem Schuh" the animals do not wear it. */
export function isWornWith(
  { preposition, doers }: Link,
  draft: Draft,
  noun: string,
  lexicon: Lexicon,
): boolean {
  // Saint Nicholas puts nuts into a boot.
  if (preposition !== 'in' || doers.some((doer) => PUTTING.has(draft.wish.figures[doer]?.verb ?? '')))
    return preposition === 'with'
  const owner = draft.wish.figures[draft.lastFigure]?.noun
  const isSingle = draft.article !== undefined && !draft.plural
  return !(ROOMY.has(noun) && !!owner && isAnimal(owner, lexicon) && isSingle)
}
