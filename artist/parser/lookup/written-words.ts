import type { Language } from '#domain/text/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { letterId, LETTERS, numberId, HIGHEST_NUMBER } from '#artist/lexicon/letters-and-numbers.ts'
import { normaliseSpelling } from '#artist/lexicon/spelling.ts'
import type { WordMatch } from './word-match.ts'
import { isBreak, type Token } from '../tokens/tokenise.ts'

/** Words that announce a name or word to be drawn as letters, and words allowed in between. */
const ANNOUNCEMENTS: Record<Language, { name: string[]; word: string[]; between: string[] }> = {
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
const MAX_WORD_LENGTH = 12

/** Matches "the name Anna" and "das Wort LIEBE": the word is drawn as letters, so it is not looked up. */
export function matchWrittenWord(
  tokens: Token[],
  at: number,
  language: Language,
  lexicon: Lexicon,
): { match: WordMatch; length: number } | undefined {
  const { name, word, between } = ANNOUNCEMENTS[language]
  const trigger = tokens[at]!.word
  const isWord = word.includes(trigger)
  if (!isWord && !name.includes(trigger)) return undefined
  let next = at + 1
  if (tokens[next]?.word === ':') next++
  if (tokens[next] && between.includes(tokens[next]!.word)) next++
  const written = tokens[next]
  if (!written || isBreak(written)) return undefined
  const text = unquoted(written.typed)
  if (!/^\p{L}[\p{L}\p{N}'’-]{1,11}$/u.test(text) || [...text].length > MAX_WORD_LENGTH) return undefined
  // A known word in lower case is not a name ("a name tag"), unless it ends the wish.
  const known = lexicon.words[language].exact.has(written.word)
  if (!written.capital && known && !(isWord && next === tokens.length - 1)) return undefined
  return {
    match: {
      ...written,
      typed: text,
      senses: [{ kind: 'noun', id: isWord ? 'word' : 'name', plural: false, writes: text }],
    },
    length: next + 1 - at,
  }
}

const unquoted = (typed: string) => typed.replace(/^['’‘`´]+|['’‘`´]+$/g, '')

/** Matches a wish of one letter or number: "B", "7!". */
export function matchSingleSign(tokens: Token[]): WordMatch | undefined {
  const words = tokens.filter((token) => !isBreak(token))
  const [only] = words
  if (!only || words.length > 1) return undefined
  const letter = LETTERS.find((one) => normaliseSpelling(one) === only.word)
  const n = /^\d{1,2}$/.test(only.word) ? Number(only.word) : undefined
  const id = letter ? letterId(letter) : n !== undefined && n <= HIGHEST_NUMBER ? numberId(n) : undefined
  return id ? { ...only, senses: [{ kind: 'noun', id, plural: false }] } : undefined
}
