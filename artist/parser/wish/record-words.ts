import type { Relation, WishFigure, WishWord } from '../../wish.ts'
import type { Word } from '../lookup/choose-senses.ts'
import { HOMONYMS } from './apply-place.ts'
import type { Draft } from './draft.ts'

/** This verb only connects a figure with a thing. The thing is judged itself. */
const CONNECTING_VERB = 'have'
/** Exact words for small numbers, unlike "some" and "many". */
const SMALL_NUMBERS = new Set(
  `two three four five zwei drei vier fünf deux trois quatre cinq dos tres cuatro cinco due tre quattro cinque twee drie
  vijf`.split(/\s+/),
)
const MIN_LARGE_NUMBER = 6
const MAX_WORDS = 60
const MOON_WORDS = new Set(['moon', 'moonlight'])
/** "Full" in the six languages, as it stands beside or inside the word for the moon. */
const FULL = /full|voll|plein|llena|piena/i

/** Collects the content words of a wish with their meaning, so that none is lost silently. */
export function recordWords(draft: Draft): { add(word: Word): void; finish(): void } {
  const recorded: { word: WishWord; figure?: WishFigure }[] = []
  /** A preposition of place and the words after it, up to its noun. */
  let phrase: WishWord | undefined
  return {
    add(word) {
      const placing = phrase
      phrase = continuePhrase(phrase, word)
      if (isAge(word) && recorded.at(-1)?.word.kind === 'number') recorded.pop()
      const meaning = placeMeant(word, draft) ?? meaningOf(word)
      if (!meaning || recorded.length >= MAX_WORDS) return
      const figure = draft.wish.figures[draft.lastFigure]
      // A "Roboterkoch" is a robot whose role is the last part of the word.
      const isFigure =
        meaning.kind === 'noun' &&
        (figure?.noun === meaning.id || (!!word.modifier && figure?.role === meaning.id))
      const last = recorded.at(-1)
      // In "six cats" the number is about the cats.
      if (isFigure && last?.word.kind === 'number') last.figure = figure
      if (placing && isFigure)
        recorded.push({ word: { ...placing, typed: `${placing.typed} ${word.typed}` }, figure })
      recorded.push({ word: meaning, ...(isFigure && { figure }) })
    },
    /** Replaces figures by their final indices. */
    finish() {
      if (recorded.some(({ word }) => MOON_WORDS.has(word.id) && FULL.test(word.typed)))
        draft.wish.fullMoon = true
      const { figures } = draft.wish
      draft.wish.words = recorded.flatMap(({ word, figure }) => {
        const index = figure ? figures.indexOf(figure) : -1
        if (word.kind === 'preposition' && !isPlaceOf(figures, word.id, index)) return []
        return index < 0 ? word : { ...word, figure: index }
      })
    },
  }
}

/** Prepositions whose meaning can be seen in how two figures lie to each other, with the relations they become. */
const PLACING: Readonly<Record<string, readonly Relation[]>> = {
  on: ['on', 'riding', 'driving'],
  in: ['in', 'riding', 'driving'],
  under: ['under', 'beside'],
  above: ['above'],
  behind: ['behind'],
  between: ['beside'],
  from: ['in'],
}
const IN_PHRASES = new Set(['definite', 'indefinite', 'plural', 'adjective', 'number', 'trait', 'filler'])

function continuePhrase(phrase: WishWord | undefined, { typed, sense }: Word): WishWord | undefined {
  const id = sense?.kind === 'preposition' ? String(sense.means) : ''
  if (Object.hasOwn(PLACING, id)) return { typed, kind: 'preposition', id }
  return phrase && sense && IN_PHRASES.has(sense.kind)
    ? { ...phrase, typed: `${phrase.typed} ${typed}` }
    : undefined
}

/** Whether the parser took the noun after a preposition for a place: nobody is on what is laughed about. */
const isPlaceOf = (figures: readonly WishFigure[], preposition: string, index: number): boolean =>
  isInverse(figures[index]?.relation, preposition) ||
  isFilled(figures, index) ||
  figures.some(({ relation, where, verb = '' }) =>
    [relation, where].some(
      (link) =>
        link?.to === index &&
        (PLACING[preposition]!.includes(link.kind) || (link.kind === 'beside' && PUTTING.has(verb))),
    ),
  )
/** Who already has an action is related from the thing: it is under who is on it. */
const isInverse = (relation: WishFigure['relation'], preposition: string): boolean =>
  !!relation && relation.kind === INVERSE_OF_PREPOSITION[preposition]
const INVERSE_OF_PREPOSITION: Readonly<Record<string, Relation>> = {
  on: 'under',
  under: 'above',
  above: 'under',
  behind: 'in-front-of',
  between: 'beside',
}
/** Nuts are put into the boot beside Saint Nicholas. */
function isFilled(figures: readonly WishFigure[], index: number): boolean {
  const { relation } = figures[index] ?? {}
  return relation?.kind === 'beside' && PUTTING.has(figures[relation.to]?.verb ?? '')
}
/** Verbs after which the parser puts the figure beside what a thing is put into. */
const PUTTING = new Set(['put', 'bring', 'hide-thing'])

/** "Auf der Weide" is in the meadow, not on a willow. */
const placeMeant = (
  { typed, sense, place }: Word,
  { wish: { setting, figures } }: Draft,
): WishWord | undefined =>
  sense?.kind === 'noun' &&
  place &&
  place === setting &&
  HOMONYMS.has(sense.id) &&
  figures.every(({ noun }) => noun !== sense.id)
    ? { typed, kind: 'place', id: place }
    : undefined

const isAge = ({ sense }: Word) => sense?.kind === 'filler' && sense.means === 'years'

/** Whether the word is a number, unlike "some" and "a herd of". */
export const isExactNumber = (typed: string, number: number) =>
  number >= MIN_LARGE_NUMBER ||
  (number > 1 && (/^\d+$/.test(typed) || SMALL_NUMBERS.has(typed.toLowerCase())))

function meaningOf({ typed, sense, inexact, modifier }: Word): WishWord | undefined {
  switch (sense?.kind) {
    case 'noun': {
      const [part] = modifier ?? []
      return {
        typed,
        kind: 'noun',
        id: sense.id,
        ...((inexact || sense.inexact) && { inexact: true as const }),
        ...(part && 'id' in part && { part: { kind: part.kind, id: part.id } }),
      }
    }
    case 'verb':
      return sense.id === CONNECTING_VERB ? undefined : { typed, kind: 'verb', id: sense.id }
    case 'group':
    case 'place':
    case 'trait':
    case 'adjective':
    case 'known':
      return { typed, kind: sense.kind, id: sense.id, ...(inexact && { inexact }) }
    case 'number':
      return isExactNumber(typed, Number(sense.means))
        ? { typed, kind: 'number', id: String(sense.means) }
        : undefined
    default:
      return undefined
  }
}
