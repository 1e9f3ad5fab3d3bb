import type { Where } from '#artist/lexicon/entries.ts'
import {
  type Grammar,
  inOrder,
  isCounted,
  isOnShoulders,
  isPlural,
  isSeveral,
  nounOf,
  numberWord,
  objectCode,
  spaced,
} from './grammar.ts'

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** The article follows the sound: a unicorn, an hour. */
const SOUNDS_LIKE_CONSONANT = /^(uni|uku|ufo|use|eu|ewe|one|once)/i
const SOUNDS_LIKE_VOWEL = /^(hour|honest|hono|heir|x-|mp3)/i

const WHERE: Record<Where, string> = {
  on: 'on',
  'on-shoulder': 'shoulder',
  'on-shoulders': 'shoulders',
  in: 'in',
  at: 'at',
  under: 'under',
  above: 'above',
  beside: 'next to',
  behind: 'behind',
  around: 'around',
  'in-front-of': 'in front of',
  with: 'with',
  for: 'for',
  to: 'to',
  from: 'from',
}

const article = (next: string) =>
  (/^[aeiou]/i.test(next) && !SOUNDS_LIKE_CONSONANT.test(next)) || SOUNDS_LIKE_VOWEL.test(next) ? 'an' : 'a'

export const english: Grammar = {
  phrase(phrase, determiner) {
    const core = spaced(...inOrder(phrase.looks).map((look) => look.en.a), nounOf(phrase))
    const { det } = phrase.forms
    if (determiner === 'bare' || det === 'none') return core
    if (determiner === 'def' || det === 'def' || (det === 'group' && isSeveral(phrase))) return `the ${core}`
    if (isCounted(phrase)) return `${numberWord(NUMBERS, phrase.count)} ${core}`
    if (det === 'unique') return `the ${core}`
    return isPlural(phrase) || det === 'mass' ? core : `${article(core)} ${core}`
  },
  object(verb, phrase) {
    const code = objectCode(verb, phrase)
    if (code === '-') return undefined
    if (code === 'dir') return this.phrase(phrase, 'indef')
    if (code === 'the') return this.phrase(phrase, 'def')
    if (code === 'bare') return this.phrase(phrase, 'bare')
    const text = this.phrase(phrase, 'indef')
    // What belongs to the object: "brushes a child's hair".
    if (code.startsWith("'s ")) return text.endsWith('s') ? `${text}'${code.slice(2)}` : text + code
    return `${code} ${text}`
  },
  where(relation, phrase) {
    const text = english.phrase(phrase, 'indef')
    return isOnShoulders(relation) ? `on ${text}'s ${WHERE[relation]}` : `${WHERE[relation]} ${text}`
  },
  polish: (text) => text.replace(/\ban other\b/g, 'another'),
}

const SMALL = new Set(
  'a an the and or but nor of in on at to by for from with as over into under above around behind between de'.split(
    ' ',
  ),
)

/** English titles capitalise all words except the small ones, also inside "Hide-and-Seek". */
export const titleCase = (title: string): string => {
  const words = title.split(' ')
  return words
    .map((word, at) => {
      const afterStop = at === 0 || /[:!?]$/.test(words[at - 1]!)
      if (!afterStop && at < words.length - 1 && SMALL.has(word)) return word
      return word.replace(
        /(^['"(]*|-(?!and-|in-|of-|or-|to-|o['’]))(\p{Ll})/gu,
        (_, open: string, letter: string) => open + letter.toUpperCase(),
      )
    })
    .join(' ')
}
