import { foldKeepingAccents, withoutAccents } from './fold.ts'
import type { Word } from './split-words.ts'
import type { Table } from './table.ts'

const LONGEST_NAME = 5
/** A full name is also known by its consonants, if there are enough of them in each word: Christiano Ronalldo. */
const LEAST_IN_A_WORD = 3
const LEAST_CONSONANTS = 8
const MOST_READINGS = 3
const SHORTEST_WITH_ENDING = 6
const BETWEEN = /[^a-z0-9]+/
const PLAIN = /^[a-z0-9 ]+$/
const UMLAUTS: [RegExp, string][] = [
  [/ä/g, 'ae'],
  [/ö/g, 'oe'],
  [/ü/g, 'ue'],
]

/** Names as they are written and as they are heard. */
export function readNames(list: string) {
  const written = new Set<string>()
  const heard = new Set<string>()
  for (const name of list.split('\n').filter(Boolean))
    for (const spelling of spellings(name)) {
      written.add(spelling)
      const consonants = consonantsIn(spelling)
      const heardWords = consonants.split(' ')
      // A name alone has too many honest neighbours.
      if (heardWords.length > 1 && consonants.length >= LEAST_CONSONANTS && heardWords.every(isEnough))
        heard.add(consonants)
    }
  return { written, heard }
}

/**
 * Whether a text says one of very many names: somebody who lives or lived not long ago, a gang, a brand of gin. They are no rules, which
 * would each be read with their misspellings: a name is an entry in a set, and each row of up to five words is looked up in it.
 */
export function createNames({
  written,
  heard,
}: Record<'written' | 'heard', Pick<Table, 'has'>>): (words: Word[]) => boolean {
  return (words) => {
    const said = words.filter(({ pieced }) => !pieced).map(({ readings }) => formsOf(readings))
    const consonants = said.map(([form]) => consonantsIn(form ?? ''))
    return said.some((_, from) => isWritten('', said, from) || isHeard(consonants, from))
  }

  function isWritten(before: string, said: string[][], from: number, count = 1): boolean {
    return (said[from] ?? []).some((form) => {
      const row = before + form
      return (
        written.has(row) ||
        (row.length >= SHORTEST_WITH_ENDING && row.endsWith('s') && written.has(row.slice(0, -1))) ||
        (count < LONGEST_NAME && isWritten(`${row} `, said, from + 1, count + 1))
      )
    })
  }

  function isHeard(consonants: string[], from: number): boolean {
    let row = consonants[from]!
    for (let at = from + 1; at < Math.min(from + LONGEST_NAME, consonants.length); at++) {
      if (!isEnough(consonants[at]!)) return false
      row += ` ${consonants[at]}`
      if (heard.has(row)) return true
    }
    return false
  }
}

const isEnough = (consonants: string) => consonants.length >= LEAST_IN_A_WORD

const ALIKE: Record<string, string> = { c: 'k', q: 'k', z: 's', v: 'f', w: 'f' }
const SOFT = new Set('eiy')
const SILENT = new Set('aeiouyjh')

/** What is heard of a name but for its vowels, letter by letter: it is done for thousands of names. */
function consonantsIn(name: string): string {
  let heard = ''
  let last = ''
  for (let at = 0; at < name.length; at++) {
    const letter = name[at]!
    const sound = letter === 'c' && SOFT.has(name[at + 1]!) ? 's' : (ALIKE[letter] ?? letter)
    if (sound !== last && !SILENT.has(sound)) heard += sound
    last = sound
  }
  return heard
}

/** Drawn-out letters, in capitals, are left to the lists. */
function formsOf(readings: string[]): string[] {
  if (readings.length === 1 && PLAIN.test(readings[0]!)) return readings
  const forms = new Set(readings.map(withoutAccents).filter((form) => PLAIN.test(form)))
  return [...forms].slice(0, MOST_READINGS)
}

function spellings(name: string): string[] {
  if (PLAIN.test(name)) return [name]
  const folded = foldKeepingAccents(name)
  const german = UMLAUTS.reduce((spelled, [umlaut, letters]) => spelled.replace(umlaut, letters), folded)
  return [...new Set([folded, german])].map((spelling) =>
    withoutAccents(spelling).split(BETWEEN).filter(Boolean).join(' '),
  )
}
