import type { WordSense, WordIndex } from '#artist/lexicon/word-index.ts'
import { removeAccents } from '#artist/lexicon/spelling.ts'

/** Shorter words have too many similar words. */
const MIN_LENGTH = 5
/** From this length a different letter is a typo and not another word (pista, pasta; marque, masque). */
const MIN_LENGTH_FOR_REPLACED_LETTER = 7
/** Shorter verbs and adjectives have forms that look like a typo of another word. */
const MIN_LENGTH_OF_VERBS = 6
const MIN_LENGTH_FOR_TWO_TYPOS = 9
/** Two typos that change more letters give another word (possible, popsicle). */
const MAX_CHANGED_LETTERS = 2
/** From this length equal consonants in equal order are enough. */
const MIN_LENGTH_BY_SOUND = 7
const NAMING_KINDS: WordSense['kind'][] = ['noun', 'place', 'group']

/**
 * The known word that was most likely meant, if any. Words that exist are never changed. Short words only allow typos that never
 * give another word: swapped neighbours, a missing letter, a doubled letter. The first letter must match, because people rarely
 * miss it. Two equally similar words with different meanings are no correction.
 */
export function correctTypo(typed: string, index: WordIndex): string | undefined {
  if (typed.length < MIN_LENGTH || !/^\p{L}+$/u.test(typed) || index.realWords.has(typed)) return undefined
  const allowed = typed.length >= MIN_LENGTH_FOR_TWO_TYPOS ? 2 : 1
  let best: string | undefined
  let isUnique = true
  let fewest = allowed + 1
  for (const word of similarWords(typed, index, allowed)) {
    // Verbs and adjectives have too many forms to be guessed.
    const isName = index.exact.get(word)?.some((sense) => NAMING_KINDS.includes(sense.kind))
    if (!isName && typed.length < MIN_LENGTH_OF_VERBS) continue
    const mayReplaceLetters = isName && typed.length >= MIN_LENGTH_FOR_REPLACED_LETTER
    if (!mayReplaceLetters && !isCertainTypo(typed, word)) continue
    const bySound = soundsAlike(typed, word)
    const distance = editDistance(typed, word, fewest)
    const typos = bySound ? Math.min(distance, allowed) : distance
    if (typos > fewest || typos > allowed) continue
    if (typos > 1 && !bySound && changedLetters(typed, word) > MAX_CHANGED_LETTERS) continue
    if (typos === fewest) isUnique &&= meansSame(word, best!, index)
    else {
      fewest = typos
      best = word
      isUnique = true
    }
  }
  return isUnique ? best : undefined
}

/** Whether one word is a form of the other: elephant, elephants. */
function meansSame(a: string, b: string, index: WordIndex): boolean {
  const ids = (word: string) =>
    (index.exact.get(word) ?? []).flatMap((sense) => ('id' in sense ? sense.id : []))
  return ids(a).some((id) => ids(b).includes(id))
}

/** Children spell by ear: the consonants are right, the vowels are not (dinausore). */
function soundsAlike(typed: string, word: string): boolean {
  if (typed.length < MIN_LENGTH_BY_SOUND || Math.abs(typed.length - word.length) > 1) return false
  const skeleton = consonants(typed)
  if (skeleton.length < 4 || skeleton !== consonants(word)) return false
  return typed.length >= MIN_LENGTH_FOR_TWO_TYPOS || editDistance(typed, word, 2) <= 2
}

const consonants = (word: string) =>
  removeAccents(word)
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1/g, '$1')

function isCertainTypo(typed: string, word: string): boolean {
  if (typed.length === word.length) return letters(typed) === letters(word)
  if (typed.length < word.length) return true
  return typed.replace(/(.)\1/g, '$1') === word.replace(/(.)\1/g, '$1')
}

/** How many letters only one of the two words has. */
function changedLetters(a: string, b: string): number {
  const rest = [...b]
  const onlyInA = [...a].filter((letter) => {
    const at = rest.indexOf(letter)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return onlyInA.length + rest.length
}

const letters = (word: string) => [...word].toSorted().join('')

const similarWords = (typed: string, index: WordIndex, allowed: number): string[] =>
  (index.byFirstLetter.get(typed.charAt(0)) ?? []).filter(
    (word) => Math.abs(word.length - typed.length) <= allowed,
  )

/** Edit distance in which swapped neighbours count once. Stops above the limit. */
export function editDistance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(last[j - 1]! + change, last[j]! + 1, row[j - 1]! + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, beforeLast[j - 2]! + 1)
      row.push(cost)
    }
    if (Math.min(...row) > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return last[b.length]!
}
