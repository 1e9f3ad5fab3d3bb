import { withoutAccents } from './fold.ts'
import { consonantsOf, soundOf } from './sounds.ts'
import type { Word } from './split-words.ts'
import { groupPart, type Category } from './rule.ts'
import type { Table } from './table.ts'
import { tellingParts } from './telling.ts'
import type { Patterns, WordBook } from './word-book.ts'
import { LANGUAGES } from '#domain/languages.ts'

// Names of persons and weapons are too near to everybody's words, and too short: Merkel, Ferkel.
const CATEGORIES = new Set<Category>(['self-harm', 'sexual', 'nudity', 'hate', 'gore', 'drugs', 'profanity'])
const SHORTEST = 5
/** From this length on any one letter may be wrong; before it only what sounds alike. */
const LONG = 6
/** From this length on a letter may be wrong also in what is heard, which makes two. */
const VERY_LONG = 8
/** A beginning shorter than this says nothing about the word. */
const SHORTEST_BEGINNING = 5
const SHORTEST_SOUND = 5
const SHORTEST_BARE = 4
const SHORTEST_SINGLE = 4
const LONGEST_ENDING = 1
const LONGEST_ENDING_OF_LONG = 3
const LONG_BEGINNING = 7
const PLAIN = /^[a-z]+$/
const SOUNDS_ALIKE = ['aeiouy', 'ckq', 'sz', 'vfw', 'bp', 'dt', 'gj']
const NO_VOWEL = /^[b-df-hj-np-tv-xz]{3,8}$/
/** Groups of words that are unfit in company: whoever writes "kiling a dog" means it all the same. */
const GROUPS = ['harm', 'shoot']

type Kind = 'whole' | 'start'
/** What may stand anywhere in a word is compared with its beginning: Selbsmord. */
const LOOKED_FOR = [
  ['whole', 'whole'],
  ['start', 'start'],
  ['whole', 'end'],
  ['start', 'inside'],
] as const
type Index = Map<string, string[]>

function add(index: Index, key: string, letters: string) {
  const known = index.get(key)
  if (!known) index.set(key, [letters])
  else if (!known.includes(letters)) known.push(letters)
}

/** By what a misspelled word finds the unfit one: its letters or what is heard, with none or one of them left out, or its consonants. */
export function readMisspellings(book: WordBook) {
  const telling = tellingParts(book, CATEGORIES)
  for (const group of GROUPS) for (const language of LANGUAGES) telling.add(groupPart(group, language))

  const indexes = (): Record<Kind, Index> => ({ whole: new Map(), start: new Map() })
  const written = indexes()
  const heard = indexes()
  const nearlyHeard = indexes()
  const bare: Index = new Map()
  const refusedBeginnings = new Set<string>()
  const single = new Set<string>()
  for (const [kind, of] of LOOKED_FOR)
    for (const [letters, parts] of book.patterns[of]) {
      if (!PLAIN.test(letters) || !parts.some((part) => telling.has(part))) continue
      if (of === 'start') refusedBeginnings.add(letters)
      if (letters.length >= SHORTEST_BARE) add(bare, consonantsOf(letters), letters)
      if (letters.length >= SHORTEST_SINGLE) single.add(letters)
      if (letters.length < SHORTEST) continue
      const sound = soundOf(letters)
      for (const shorter of withOneLess(letters)) add(written[kind], shorter, letters)
      if (letters.length >= LONG && sound.length >= SHORTEST_SOUND) add(heard[kind], sound, letters)
      if (sound.length >= VERY_LONG)
        for (const shorter of withOneLess(sound)) add(nearlyHeard[kind], shorter, letters)
    }
  return {
    writtenWhole: written.whole,
    writtenStart: written.start,
    heardWhole: heard.whole,
    heardStart: heard.start,
    nearlyHeardWhole: nearlyHeard.whole,
    nearlyHeardStart: nearlyHeard.start,
    bare,
    refusedBeginnings,
    single,
  }
}

/**
 * Reads words with wrong letters as the unfit word they are near to (suicied, pornno, Arshloch), by what is written, by what is heard, and
 * by the consonants alone (prn). Words that stand in a dictionary as they are written, the `innocent` ones, are left alone.
 */
export function createMisspelled(
  known: Record<keyof ReturnType<typeof readMisspellings>, Table>,
  patterns: Pick<Record<keyof Patterns, Table>, 'whole' | 'start'>,
  innocent: Table,
) {
  const { bare, refusedBeginnings, single } = known
  const beginnings = patterns.start.lengths.filter((length) => length >= SHORTEST_BEGINNING)
  const isKnown = (word: string) =>
    patterns.whole.has(word) ||
    beginnings.some((length) => length > word.length - 4 && patterns.start.has(word.slice(0, length))) ||
    refusedBeginnings.lengths.some((length) => refusedBeginnings.has(word.slice(0, length)))

  const nearlyWritten = (word: string, among: Table) =>
    withOneLess(word)
      .flatMap((shorter) => among.get(shorter) ?? [])
      .filter((letters) => isOneSlipAway(word, letters))

  const nearlySounding = (sound: string, among: Table) =>
    withOneLess(sound)
      .flatMap((shorter) => among.get(shorter) ?? [])
      .filter((letters) => isOneSlipAway(sound, soundOf(letters)))

  const meant = (word: string): string[] => {
    if (!PLAIN.test(word) || innocent.has(word) || isKnown(word)) return []
    if (NO_VOWEL.test(word)) return bare.get(word) ?? []
    if (word.length < SHORTEST) return []
    const sound = soundOf(word)
    const undoubled = word.replace(/(.)\1/g, '$1')
    return [
      ...(single.has(undoubled) ? [undoubled] : []),
      ...nearlyWritten(word, known.writtenWhole),
      ...(known.heardWhole.get(sound) ?? []),
      ...nearlySounding(sound, known.nearlyHeardWhole),
      ...beginningsOf(word).flatMap(({ stem, long }) =>
        nearlyWritten(stem, known.writtenStart).filter(
          (letters) => !long || letters.length >= LONG_BEGINNING,
        ),
      ),
      ...beginningsOf(sound).flatMap(({ stem, long }) => [
        ...(known.heardStart.get(stem) ?? []).filter((letters) => !long || letters.length >= LONG_BEGINNING),
        ...(long ? [] : nearlySounding(stem, known.nearlyHeardStart)),
      ]),
    ]
  }
  return {
    meant,
    read: (word: Word): Word => {
      const found = word.pieced ? [] : [...new Set(word.readings.map(withoutAccents))].flatMap(meant)
      return found.length === 0 ? word : { ...word, readings: [...new Set([...word.readings, ...found])] }
    },
  }
}

/** The word without its ending; a long ending leaves only long beginnings to be compared. */
const beginningsOf = (word: string) =>
  Array.from({ length: LONGEST_ENDING_OF_LONG + 1 }, (_, cut) => ({
    stem: word.slice(0, Math.max(0, word.length - cut)),
    long: cut > LONGEST_ENDING,
  }))

/** The letters themselves and with each one left out but the first, which nobody gets wrong. */
function withOneLess(letters: string): string[] {
  const found = [letters]
  for (let at = 1; at < letters.length; at++) found.push(letters.slice(0, at) + letters.slice(at + 1))
  return found
}

function isOneSlipAway(word: string, meant: string): boolean {
  if (word[0] !== meant[0] || word === meant) return false
  if (word.length !== meant.length) return meant.length >= LONG || isDoubled(word, meant)
  const wrong = [...meant].flatMap((letter, at) => (letter === word[at] ? [] : [at]))
  const [first = 0, second] = wrong
  if (wrong.length === 1) return meant.length >= LONG || soundsAlike(word[first]!, meant[first]!)
  return (
    wrong.length === 2 &&
    second === first + 1 &&
    word[first] === meant[second] &&
    word[second] === meant[first]
  )
}

const isDoubled = (word: string, meant: string) =>
  word.replace(/(.)\1/g, '$1') === meant.replace(/(.)\1/g, '$1')

const soundsAlike = (a: string, b: string) => SOUNDS_ALIKE.some((row) => row.includes(a) && row.includes(b))
