import type { Language } from '#domain/text/languages.ts'
import { SMALL, type WordRow } from './word-rows.ts'

const BETWEEN_PARTS = /[\s'’´-]+/

/**
 * More spellings of the phrases of concepts: without their small words ("brosse dents" for "se brosse les dents"), so that a
 * query with other ones is understood, and in English with "of" the other way round ("flower parts").
 */
export function rowsOfPhrases(rows: readonly WordRow[]): WordRow[] {
  const small = rows.filter(([, , , , value]) => value === SMALL)
  const smallWords = keysOf(small)
  const prepositions = keysOf(small.filter(([, , role]) => role === 'link'))
  return rows.flatMap(([language, phrase, role, concept, value]): WordRow[] => {
    if (role !== 'concept' && role !== 'phrase') return []
    const parts = phrase.split(BETWEEN_PARTS).filter((part) => part !== '')
    // "In the swimming pool" is where something happens: without "in" it is the name, which is listed as well.
    if (prepositions.has(keyOf(language, parts[0]!))) return []
    const isOther = (part: string) => !smallWords.has(keyOf(language, part))
    const others = parts.filter(isOther)
    if (others.length < 2 || others.length === parts.length) return []
    const bare: WordRow = [language, others.join(' '), role, concept, value, true]
    const of = language === 'en' ? parts.indexOf('of') : -1
    if (of < 1) return [bare]
    const turned = [...parts.slice(of + 1), ...parts.slice(0, of)].filter(isOther)
    return [bare, [language, turned.join(' '), role, concept, value]]
  })
}

const keysOf = (rows: readonly WordRow[]): ReadonlySet<string> =>
  new Set(rows.map(([language, word]) => keyOf(language, word)))

const keyOf = (language: Language, word: string) => `${language} ${word.toLowerCase().replace(/['’]$/, '')}`
