import type { Language } from '#domain/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Reading } from '#artist/lexicon/readings.ts'
import { isAnimate } from '#artist/lexicon/senses.ts'
import type { Wish } from '../wish.ts'
import type { Word } from './choose.ts'
import { bringCompanion } from './companions.ts'
import { bringThings, dissolveFamily, doVerb } from './deeds.ts'
import {
  addOnce,
  bindLooks,
  exchange,
  newFigure,
  putFirst,
  startDraft,
  type Draft,
  type Link,
} from './draft.ts'
import { readHint } from './hints.ts'
import { resolveKin } from './kin.ts'
import { nameFigure } from './naming.ts'
import { addPart } from './parts.ts'
import { asOne, isCopula } from './roles.ts'

/** Reads the words from left to right and lets each one change the wish. */
export function readScene(words: Word[], wish: Wish, language: Language, lexicon: Lexicon): Wish {
  const draft = startDraft(wish)
  const kept: Word[] = []
  for (const [at, word] of words.entries()) {
    draft.afterNoun = words[at - 1]?.reading?.kind === 'noun'
    if (word.pause) pause(draft, word.pause)
    else if (!word.reading) noteUnknown(wish, word.typed)
    else if (isEnglishModifier(words, at, language)) kept.push(word)
    else {
      readWord(draft, word, words, at, language, lexicon)
      if (word.reading.kind === 'noun') for (const part of kept.splice(0)) modify(draft, part, lexicon)
    }
  }
  bindLooks(draft)
  exchange(draft, (a, b) => isAnimate(a, lexicon) === isAnimate(b, lexicon))
  if (!draft.changing && draft.first) putFirst(draft, draft.first)
  dissolveFamily(draft)
  bringThings(draft, lexicon)
  resolveKin(wish, lexicon)
  if (!draft.changing) bringCompanion(wish, lexicon)
  // The middle of a mandala nobody filled is a flower, and the texts say so.
  const alone = wish.mandala ? 'flower' : draft.scenery
  if (alone && wish.figures.length === 0) wish.figures.push(newFigure(alone, 1, draft.looks))
  return wish
}

const PRONOUNS = new Set(
  'it him her them ihm ihr ihnen lui elle eux él ella ellos lei esso hem haar hen'.split(' '),
)
const MOST_UNKNOWN = 20

function noteUnknown(wish: Wish, typed: string): void {
  if (wish.unknown.length < MOST_UNKNOWN) addOnce(wish.unknown, typed)
}

function pause(draft: Draft, kind: 'comma' | 'stop'): void {
  bindLooks(draft)
  draft.negated = false
  if (kind === 'comma') {
    draft.joined = true
    // "On a farm, a farmer …": what was said in front does not go on
    if (draft.subjects.length === 0) draft.before = undefined
    return
  }
  draft.joined = false
  draft.antecedent = undefined
  draft.fresh = true
  draft.link = undefined
  draft.before = undefined
  draft.loose = []
}

function readWord(
  draft: Draft,
  word: Word,
  words: Word[],
  at: number,
  language: Language,
  lexicon: Lexicon,
): void {
  const reading = word.reading as Reading
  switch (reading.kind) {
    case 'noun':
    case 'group':
    case 'place':
      return nameFigure(draft, word, lexicon)
    case 'trait':
      return addTrait(draft, reading.id, lexicon)
    case 'adjective':
      return addLook(draft, reading.id, words, at, language, lexicon)
    case 'verb':
      draft.copula = false
      bindLooks(draft)
      return doVerb(draft, reading.id, words, at, language, lexicon)
    case 'hint':
      return readHint(draft.wish, String(reading.means))
    case 'number':
      draft.count = Number(reading.means)
      return
    case 'preposition':
      bindLooks(draft)
      draft.link = linkBy(draft, String(reading.means))
      draft.joined = false
      return
    case 'definite':
      draft.definite = true
      draft.article = word.typed
      return
    case 'indefinite':
      draft.article = word.typed
      return
    case 'plural':
      draft.plural = true
      return
    case 'and':
      bindLooks(draft)
      draft.joined = true
      return
    case 'relative':
      bindLooks(draft)
      draft.antecedent = draft.latest >= 0 ? draft.latest : undefined
      draft.joined = false
      draft.link = undefined
      draft.loose = []
      return
    case 'not':
    case 'remove':
      draft.negated = true
      return
    case 'filler':
      if (isCopula(word.typed)) draft.copula = true
      // "hinter ihm ein Vulkan": what comes next is there, not the one who is meant
      if (
        draft.link?.means &&
        words[at - 1]?.reading?.kind === 'preposition' &&
        PRONOUNS.has(word.typed.toLowerCase())
      )
        draft.link = { means: 'with', doers: draft.subjects }
      return
    case 'instead':
      draft.replacing = draft.changing
      return
    default:
  }
}

/** A preposition after a verb belongs to the verb ("sits on"), elsewhere it stands alone. */
function linkBy({ link, before, subjects }: Draft, means: string): Link {
  // "mange du fromage": only the French way of saying "some"
  if (link?.verb && means === 'of') return link
  if (link?.verb && link.doers.length > 0) return { ...link, means }
  // "liest ein Buch auf einem Sofa": the deed has its object, so this only tells where.
  return { means, doers: before?.doers ?? subjects }
}

function addTrait(draft: Draft, id: string, lexicon: Lexicon): void {
  const figure = draft.wish.figures[draft.latest]
  const { look, role } = lexicon.traits.get(id) ?? {}
  if (figure && look && !draft.negated) addOnce(figure.looks, look)
  if (figure && role && !draft.negated) asOne(figure, role, lexicon)
  draft.looks = []
  draft.count = undefined
  draft.negated = false
}

/** Before its noun, after it (fr, es, it), or after "is": "the cat is happy". */
function addLook(
  draft: Draft,
  id: string,
  words: Word[],
  at: number,
  language: Language,
  lexicon: Lexicon,
): void {
  const weather = WEATHER[lexicon.adjectives.get(id)?.look ?? '']
  if (weather) draft.wish.weather ??= weather
  const romance = language === 'fr' || language === 'es' || language === 'it'
  const previous = words[at - 1]?.reading
  const figure = draft.wish.figures[draft.latest]
  // "un campo de flores": the field is no figure, so the flowers belong to nobody
  if (romance && previous?.kind === 'noun' && previous.id !== figure?.noun) return
  const follows = previous?.kind === 'noun' || (previous?.kind === 'adjective' && draft.looks.length === 0)
  if (romance && follows && figure) addOnce(figure.looks, id)
  else draft.looks.push(id)
}

const WEATHER: Record<string, Wish['weather']> = {
  'weather:snow': 'snow',
  'weather:rain': 'rain',
  'weather:sun': 'sun',
}

/** "robot dog", "forest fairy": in English the last of two nouns is the thing itself. */
function isEnglishModifier(words: Word[], at: number, language: Language): boolean {
  const reading = words[at]?.reading
  const next = words[at + 1]?.reading
  if (language !== 'en' || !next) return false
  // three in a row are a list: "UNICORN RAINBOW CASTLE"
  if (isNoun(words[at - 1]) || isNoun(words[at + 2])) return false
  const isName = reading?.kind === 'noun' ? !reading.plural : reading?.kind === 'place' && !reading.phrase
  return isName && (next.kind === 'noun' || (next.kind === 'group' && reading?.kind === 'place'))
}

const isNoun = (word: Word | undefined) => word?.reading?.kind === 'noun'

function modify(draft: Draft, part: Word, lexicon: Lexicon): void {
  const place = part.place ? ({ kind: 'place', id: part.place, phrase: false } as const) : undefined
  if (!part.reading) return
  // "fairy garden": the garden is the place, so the fairy is the figure
  // and of a "heart mandala" the heart
  const isFigure =
    draft.latest < 0 &&
    part.reading.kind === 'noun' &&
    (isAnimate(part.reading.id, lexicon) || !!draft.wish.mandala)
  if (isFigure) nameFigure(draft, part, lexicon)
  else addPart(draft, place ?? part.reading, true, lexicon)
}
