import { foldKeepingAccents, withoutAccents } from './fold.ts'
import type { Word } from './split-words.ts'
import { CATEGORIES } from './rule.ts'
import type { Table } from './table.ts'
import { tellingParts } from './telling.ts'
import type { Patterns, WordBook } from './word-book.ts'

const PLAIN = /^[a-z]+$/
const SHORTEST_COMPOUND = 8
const SHORTEST_PART = 3
const SHORTEST_TELLING = 4
/** What German and Dutch put between two words: Leiche-n-haufen, Liebe-s-brief. */
const LINKS = ['', 's', 'n', 'en', 'es', 'e', 'er', 'ens']
const NAMED = new Set(CATEGORIES.filter((category) => category !== 'real-person'))
const COMPOUNDING = /^(de|nl|any) /
/** Unfit by themselves, and yet honest compounds are made of them, or end like them: Weinberg, hartnäckig, heißblütig, Bergführer, Kanal. */
const NOT_IN_COMPOUNDS = new Set(
  'bier biere wein weine wijn wijnen wijntje blut blutig bloed bloedig nackig fuhrer luster lustern geile geil guts busen bruste hoden pikante anal anale sekt tabak raucher roker rokers rokend poker aars bloot aanslag overval tering orgie arisch arier verslaafd beha borsten kroeg sexis sexi perv semen merda satana casino glock sigaren biertje munition munitie executie huren'.split(
    ' ',
  ),
)

/** Of what compounds are unfit, and the `common` words that may stand beside it. */
export function readCompounds(book: WordBook, common: Iterable<string>) {
  const { whole, start } = book.patterns
  const parts = tellingParts(book, NAMED)
  const isTelling = (of: string[]) => of.some((part) => parts.has(part) && COMPOUNDING.test(part))
  const pick = (kind: Map<string, string[]>) =>
    new Set(
      [...kind]
        .filter(([letters, of]) => isLongEnough(letters) && !NOT_IN_COMPOUNDS.has(letters) && isTelling(of))
        .map(([letters]) => letters),
    )
  const known = new Set([...common].map((word) => withoutAccents(foldKeepingAccents(word))))
  return { telling: pick(whole), beginnings: pick(start), known }
}

/**
 * Reads in a long word the unfit word it is made of (Leichenhaufen, bloedbad), as long as the rest of it is a word too: one of the known
 * ones or another unfit one. Honest compounds of unfit words (Blutorange) stand among the `honest`.
 */
export function createCompounds(
  { telling, beginnings, known }: Record<keyof ReturnType<typeof readCompounds>, Table>,
  { whole }: Pick<Record<keyof Patterns, Table>, 'whole'>,
  honest: Table,
) {
  const beginningOf = (tail: string) =>
    beginnings.lengths.map((length) => tail.slice(0, length)).find((letters) => beginnings.has(letters))

  const meant = (word: string): string[] => {
    if (word.length < SHORTEST_COMPOUND || !PLAIN.test(word) || whole.has(word)) return []
    if (honest.has(word) || beginningOf(word)) return []
    const found: string[] = []
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
      const tail = word.slice(at)
      const tellingTail = telling.has(tail) ? tail : beginningOf(tail)
      const tailKnown = known.has(tail) || telling.has(tail)
      if (!tellingTail && !tailKnown) continue
      for (const head of headsOf(word.slice(0, at))) {
        if (tellingTail && (known.has(head) || telling.has(head))) found.push(tellingTail)
        if (tailKnown && telling.has(head)) found.push(head)
      }
    }
    return found
  }
  return {
    meant,
    read: (word: Word): Word => {
      const found = word.pieced ? [] : meant(withoutAccents(word.readings[0]!))
      return found.length === 0 ? word : { ...word, readings: [...new Set([...word.readings, ...found])] }
    },
  }
}

const isLongEnough = (letters: string) =>
  (letters.length >= SHORTEST_TELLING || letters === 'sex') && PLAIN.test(letters)

const headsOf = (letters: string): string[] =>
  LINKS.filter((link) => letters.endsWith(link))
    .map((link) => letters.slice(0, letters.length - link.length))
    .filter((head) => head.length >= SHORTEST_PART)
