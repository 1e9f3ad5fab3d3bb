import type { Language } from '#domain/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { letterId, LETTERS, numberId, HIGHEST } from '#artist/lexicon/signs.ts'
import { even } from '#artist/lexicon/spelling.ts'
import type { Spot } from './spot.ts'
import { isBreak, type Token } from './tokens.ts'

/** Words that announce a name or a word to be written out, and what may stand between the two. */
const ANNOUNCED: Record<Language, { name: string[]; word: string[]; between: string[] }> = {
  en: {
    name: ['name', 'named', 'called'],
    word: ['word', 'letters', 'lettering'],
    between: ['is', 'of'],
  },
  de: {
    name: ['name', 'namen', 'vorname', 'vornamen', 'namens'],
    word: ['wort', 'schriftzug', 'buchstaben', 'wörter'],
    between: ['ist', 'von'],
  },
  fr: { name: ['prénom', 'nom', 'prenom'], word: ['mot', 'lettres'], between: ['est', 'de', "d'"] },
  es: { name: ['nombre'], word: ['palabra', 'letras'], between: ['es', 'de'] },
  it: { name: ['nome'], word: ['parola', 'scritta', 'lettere'], between: ['è', 'di'] },
  nl: { name: ['naam', 'voornaam'], word: ['woord', 'letters'], between: ['is', 'van'] },
}
export const LONGEST_WORD = 12

/** "the name Anna", "das Wort LIEBE": the word itself is what is drawn, so it is not looked up. */
export function writtenAt(
  tokens: Token[],
  at: number,
  language: Language,
  lexicon: Lexicon,
): { spot: Spot; length: number } | undefined {
  const { name, word, between } = ANNOUNCED[language]
  const trigger = tokens[at]!.word
  const isWord = word.includes(trigger)
  if (!isWord && !name.includes(trigger)) return undefined
  let next = at + 1
  if (tokens[next]?.word === ':') next++
  if (tokens[next] && between.includes(tokens[next]!.word)) next++
  const said = tokens[next]
  if (!said || isBreak(said)) return undefined
  const text = unquoted(said.typed)
  if (!/^\p{L}[\p{L}\p{N}'’-]{1,11}$/u.test(text) || [...text].length > LONGEST_WORD) return undefined
  // "a name tag", "the word is": in small letters only a word nobody knows, or the last one, is meant to be written
  const known = lexicon.words[language].exact.has(said.word)
  if (!said.capital && known && !(isWord && next === tokens.length - 1)) return undefined
  return {
    spot: {
      ...said,
      typed: text,
      readings: [{ kind: 'noun', id: isWord ? 'word' : 'name', plural: false, writes: text }],
    },
    length: next + 1 - at,
  }
}

const unquoted = (typed: string) => typed.replace(/^['’‘`´]+|['’‘`´]+$/g, '')

/** A page of one letter or number needs no more words: "B", "7!". */
export function loneSign(tokens: Token[]): Spot | undefined {
  const said = tokens.filter((token) => !isBreak(token))
  const [only] = said
  if (!only || said.length > 1) return undefined
  const letter = LETTERS.find((one) => even(one) === only.word)
  const n = /^\d{1,2}$/.test(only.word) ? Number(only.word) : undefined
  const id = letter ? letterId(letter) : n !== undefined && n <= HIGHEST ? numberId(n) : undefined
  return id ? { ...only, readings: [{ kind: 'noun', id, plural: false }] } : undefined
}
