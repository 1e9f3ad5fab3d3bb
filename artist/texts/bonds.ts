import type { Verb } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate, isFlown, isInstrument, isSailed } from '#artist/lexicon/senses.ts'
import type { Relation, Wish, WishedFigure } from '../wish.ts'
import type { Where } from './grammar/grammar.ts'

/** How the second character hangs together with the first: as object of the verb, somewhere, or simply along. */
export type Bond = { by: 'verb' } | { by: 'where'; relation: Where } | { by: 'with' } | { by: 'and' }

const DRUNK = new Set([
  'tea',
  'coffee',
  'milk',
  'juice',
  'lemonade',
  'milkshake',
  'hot-chocolate',
  'bubble-tea',
  'teapot',
  'cup',
])
const PLACES: Relation[] = ['on', 'in', 'under', 'above', 'beside', 'behind', 'in-front-of']

export interface Bound {
  verb?: Verb
  figure?: WishedFigure
  bond?: Bond
}

/** Who is on a house is on its roof. */
const spokenOf = (figure: WishedFigure | undefined, relation: Relation): WishedFigure | undefined =>
  figure?.noun === 'house' && relation === 'on' ? { ...figure, noun: 'roof' } : figure

/** What the main figure does to or with somebody, or where it is. */
export function deed(wish: Wish, main: WishedFigure, lexicon: Lexicon): Bound | undefined {
  const relation = main.relation
  const figure = relation && spokenOf(wish.figures[relation.to], relation.kind)
  if (!relation || !figure || !lexicon.nouns.has(figure.noun)) return undefined
  const own = main.verb ? lexicon.verbs.get(main.verb) : undefined
  // "plays soccer with a football", "skis with skis": the verb has said it
  if (own?.brings && (own.brings === figure.noun || own.relation === 'playing-with')) return { verb: own }
  const by: Bond = { by: 'verb' }
  const said = (id: string): Bound => ({ verb: lexicon.verbs.get(id), figure, bond: by })
  switch (relation.kind) {
    case 'riding':
      return isAnimate(figure.noun, lexicon)
        ? said('ride')
        : { verb: undefined, figure, bond: { by: 'where', relation: 'on' } }
    case 'driving':
      return said(isFlown(figure.noun) ? 'pilot' : isSailed(figure.noun) ? 'sail' : 'drive')
    case 'reading':
      return said(own?.id === 'learn' ? 'learn' : 'read')
    case 'eating':
      return said(
        DRUNK.has(figure.noun) ? 'drink' : own?.relation === 'eating' && own.id !== 'drink' ? own.id : 'eat',
      )
    case 'playing-with':
      return said(
        isInstrument(figure.noun, lexicon)
          ? 'play-instrument'
          : own?.relation === 'playing-with'
            ? own.id
            : 'play',
      )
    case 'chasing':
      return said(own?.relation === 'chasing' ? own.id : 'chase')
    case 'looking-at':
      return said(own?.relation === 'looking-at' ? own.id : 'look-at')
    case 'holding':
      return own?.relation === 'holding' ? said(own.id) : { verb: own, figure, bond: { by: 'with' } }
    default:
  }
  if (own?.relation === relation.kind && !own.stative) return said(own.id)
  const where = PLACES.includes(relation.kind) ? (relation.kind as Where) : 'with'
  // "sits on a leaf" tells no more than "on a leaf", and reads worse in half of the languages
  return { verb: own?.stative ? undefined : own, figure, bond: { by: 'where', relation: where } }
}

/** Somebody who is simply there too: beside, or joined by "and"; failing that, what the main figure wears. */
export function company(
  wish: Wish,
  main: WishedFigure,
  partners: readonly WishedFigure[],
  lexicon: Lexicon,
): Bound | undefined {
  const own = main.verb ? lexicon.verbs.get(main.verb) : undefined
  const named = wish.figures.slice(1).filter((figure) => lexicon.nouns.has(figure.noun))
  // "mom and dad with their baby": whoever comes along with several comes along with all of them
  const isAlong = ({ relation }: WishedFigure) =>
    relation?.kind === 'with' && (relation.to === 0 || partners.includes(wish.figures[relation.to]!))
  const friend = partners.length > 0 ? named.find((one) => !partners.includes(one) && isAlong(one)) : named[0]
  if (partners.length > 0 && !friend) return undefined
  if (friend) {
    const along = isAlong(friend)
    if (along && own?.relation === 'with' && own.id !== 'have' && !isInactive(own))
      return { verb: own, figure: friend, bond: { by: 'verb' } }
    return { verb: along ? undefined : own, figure: friend, bond: { by: along ? 'with' : 'and' } }
  }
  const worn = [...main.wears, ...main.holds].find((id) => lexicon.nouns.has(id))
  if (!worn) return undefined
  return {
    verb: own,
    figure: { noun: worn, count: 1, looks: [], wears: [], holds: [] },
    bond: { by: 'with' },
  }
}

const isInactive = (verb: Verb) =>
  ['dream', 'camp', 'roar', 'shine', 'bloom', 'work', 'cry', 'wake-up'].includes(verb.id)
