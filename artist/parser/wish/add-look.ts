import type { Language } from '#domain/text/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Wish } from '../../wish.ts'
import type { Word } from '../lookup/choose-senses.ts'
import { addOnce, type Draft } from './draft.ts'
import { isFeelingAbout, isFeelingWithVerb } from '../lookup/feeling-phrases.ts'

/** Adds an adjective that stands before its noun, after it (fr, es, it), or after "is". */
export function addLook(
  draft: Draft,
  id: string,
  words: Word[],
  at: number,
  language: Language,
  lexicon: Lexicon,
): void {
  const weather = WEATHER[lexicon.adjectives.get(id)?.look ?? '']
  if (weather) draft.wish.weather ??= weather
  // "In a dark forest" asks for the night, not for a black tree.
  const isTheDark = words[at - 1]?.sense?.kind === 'definite' && words[at + 1]?.sense?.kind !== 'noun'
  if (id === 'dark' && (isTheDark || [words[at - 1], words[at + 1]].some(isPlaceName))) {
    draft.wish.time ??= 'night'
    return
  }
  // "Bang voor een muis", "n'a pas peur du dragon", "hat Angst": the feeling belongs to the figures before it.
  const { typed } = words[at]!
  const isAbout = isFeelingAbout(typed)
  if ((isAbout || isFeelingWithVerb(typed)) && draft.lastFigure >= 0) {
    addOnce(draft.wish.figures[draft.subjects[0] ?? draft.lastFigure]!.looks, id)
    if (isAbout) draft.link = { preposition: 'with', doers: draft.subjects }
    return
  }
  const romance = language === 'fr' || language === 'es' || language === 'it'
  const previous = words[at - 1]?.sense
  const figure = draft.wish.figures[draft.lastFigure]
  // In "un campo de flores" the field is the setting, so no figure gets the adjective.
  if (romance && previous?.kind === 'noun' && previous.id !== figure?.noun) return
  const follows = previous?.kind === 'noun' || (previous?.kind === 'adjective' && draft.looks.length === 0)
  if (romance && follows && figure) addOnce(figure.looks, id)
  else draft.looks.push(id)
}

const isPlaceName = (word: Word | undefined) => word?.sense?.kind === 'place' || word?.place !== undefined

const WEATHER: Record<string, Wish['weather']> = {
  'weather:snow': 'snow',
  'weather:rain': 'rain',
  'weather:sun': 'sun',
}
