import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate } from '#artist/lexicon/noun-properties.ts'
import type { WordSense } from '#artist/lexicon/word-index.ts'
import type { WishFigure } from '../../wish.ts'
import type { Word } from '../lookup/choose-senses.ts'
import type { Draft, Link } from './draft.ts'

/** The count of a plural without a number ("cats"). */
export const VAGUE_COUNT = 3
const MAX_COUNT = 20
const SINGULAR_ARTICLE =
  /^(?:an?|ein|eine[nmrs]?|une?|una|uno|een|de[ms]|(?:[msd]ein|ihr|unser|eur|dies|jed)em)$/i
/** Plural words for one thing. */
const PLURAL_SINGLE_THINGS = new Set(
  'french-fry pea glasses sunglasses binoculars trousers scissors headphone firework pajamas bean grape rice confetti'.split(
    ' ',
  ),
)

export function countOf(draft: Draft, sense: WordSense): number {
  if (sense.kind === 'noun' && sense.id === 'wise-man') return draft.count ?? VAGUE_COUNT
  if (draft.count !== undefined) return Math.max(1, Math.min(MAX_COUNT, draft.count))
  // The article decides, because the ending is ambiguous: "gegen einen Drachen" is one dragon.
  const isSingular = SINGULAR_ARTICLE.test(draft.article ?? '')
  const isPlural = draft.plural || (sense.kind === 'noun' && sense.plural && !isSingular)
  return isPlural && !('id' in sense && PLURAL_SINGLE_THINGS.has(sense.id)) ? VAGUE_COUNT : 1
}

const DATIVE_PLURAL = /^(?:[msd]einen|ihren|unseren|euren|den)$/i
const DIMINUTIVE = /(?<!ku|dra|ra)chen$/i
/** "Wir backen Plätzchen", "feeding sheep", "swims with fish": an object without an article is more than one where both forms are the same. */
export function isBarePlural(
  draft: Draft,
  { typed, sense }: Word,
  link: Link | undefined,
  lexicon: Lexicon,
): boolean {
  const { article, definite, count, wish } = draft
  // "Mit ihren Küken": the dative form is a plural.
  const isDative = wish.language === 'de' && link?.preposition === 'with' && DATIVE_PLURAL.test(article ?? '')
  if (isDative && sense?.kind === 'noun' && count === undefined) {
    const { one, many } = lexicon.nouns.get(sense.id)!.de
    return one === many
  }
  const isObject =
    (!!link?.verb && link.doers.length > 0 && !link.preposition) || link?.preposition === 'with'
  if (!isObject || article || definite || sense?.kind !== 'noun' || count !== undefined) return false
  if (wish.language === 'de' && DIMINUTIVE.test(typed)) return true
  const { one, many } = lexicon.nouns.get(sense.id)![wish.language]
  // A "Tochter" is found as a "Mädchen", but has a plural of her own.
  const isOwnWord = typed.toLowerCase() === one.toLowerCase()
  // Nobody has several "papà".
  return one === many && isOwnWord && sense.id !== 'father' && isAnimate(sense.id, lexicon)
}

export const isVague = (draft: Draft, figure: WishFigure) =>
  figure.count > 1 && (draft.count === undefined || draft.isCountVague)
