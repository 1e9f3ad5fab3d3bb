import type { Where } from '#artist/lexicon/entries.ts'
import {
  type Grammar,
  inOrder,
  isAlwaysDefinite,
  isCounted,
  isPlural,
  nounOf,
  numberWord,
  objectCode,
  spaced,
} from './grammar.ts'

const NUMBERS = 'één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ')
const WHERE: Record<Where, string> = {
  on: 'op',
  'on-shoulder': 'op de schouder van',
  'on-shoulders': 'op de schouders van',
  in: 'in',
  at: 'aan',
  under: 'onder',
  above: 'boven',
  beside: 'naast',
  behind: 'achter',
  around: 'rond',
  'in-front-of': 'voor',
  with: 'met',
  for: 'voor',
  to: 'aan',
  from: 'van',
}

export const dutch: Grammar = {
  phrase(phrase, determiner) {
    const { det, g } = phrase.forms
    const definite =
      det !== 'none' && (determiner === 'def' || (determiner !== 'bare' && isAlwaysDefinite(phrase)))
    const bare = determiner === 'bare' || det === 'none' || det === 'mass'
    // Only singular het-words without "het" have no -e: "een klein huis".
    const short = g === 'het' && !isPlural(phrase) && !definite
    const before: string[] = []
    const after: string[] = []
    for (const { nl } of inOrder(phrase.looks)) {
      if (nl.prefer === 'phrase') after.push(nl.phrase ?? '')
      else before.push((short ? nl.base : nl.e) ?? '')
    }
    const article = definite
      ? isPlural(phrase)
        ? 'de'
        : (g ?? 'de')
      : bare
        ? ''
        : isCounted(phrase)
          ? numberWord(NUMBERS, phrase.count)
          : isPlural(phrase)
            ? ''
            : 'een'
    return spaced(article, ...before, nounOf(phrase), ...after)
  },
  object(verb, phrase) {
    const code = objectCode(verb, phrase)
    if (code === '-') return undefined
    // Receivers without a number get the definite article: "leest de kinderen voor".
    if (code === 'dat' && phrase.vague) return this.phrase(phrase, 'def')
    if (code === 'dir' || code === 'dat') return this.phrase(phrase, 'indef')
    if (code === 'bare' && phrase.looks.length === 0) return phrase.forms.one
    if (code === 'bare') return this.phrase(phrase, 'indef')
    if (code.endsWith('+bare')) return `${code.slice(0, -5)} ${phrase.forms.one}`
    return `${code} ${this.phrase(phrase, 'indef')}`
  },
  where: (relation, phrase) => `${WHERE[relation]} ${dutch.phrase(phrase, 'indef')}`,
  polish: (text) => text,
}
