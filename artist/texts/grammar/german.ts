import type { Adjective, Where } from '#artist/lexicon/entries.ts'
import {
  type Grammar,
  inOrder,
  isAlwaysDefinite,
  isCounted,
  isOnShoulders,
  isPlural,
  numberWord,
  objectCode,
  type Phrase,
  spaced,
} from './grammar.ts'

type Case = 'nom' | 'acc' | 'dat' | 'gen'
type Endings = Record<Case, Record<string, string>>
const CASES = ['nom', 'acc', 'dat', 'gen']
const NUMBERS = 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')

const DEFINITE: Endings = {
  nom: { m: 'der', f: 'die', n: 'das', pl: 'die' },
  acc: { m: 'den', f: 'die', n: 'das', pl: 'die' },
  dat: { m: 'dem', f: 'der', n: 'dem', pl: 'den' },
  gen: { m: 'des', f: 'der', n: 'des', pl: 'der' },
}
const INDEFINITE: Endings = {
  nom: { m: 'ein', f: 'eine', n: 'ein', pl: '' },
  acc: { m: 'einen', f: 'eine', n: 'ein', pl: '' },
  dat: { m: 'einem', f: 'einer', n: 'einem', pl: '' },
  gen: { m: 'eines', f: 'einer', n: 'eines', pl: '' },
}
const WEAK: Endings = {
  nom: { m: 'e', f: 'e', n: 'e', pl: 'en' },
  acc: { m: 'en', f: 'e', n: 'e', pl: 'en' },
  dat: { m: 'en', f: 'en', n: 'en', pl: 'en' },
  gen: { m: 'en', f: 'en', n: 'en', pl: 'en' },
}
const MIXED: Endings = {
  nom: { m: 'er', f: 'e', n: 'es', pl: 'en' },
  acc: { m: 'en', f: 'e', n: 'es', pl: 'en' },
  dat: { m: 'en', f: 'en', n: 'en', pl: 'en' },
  gen: { m: 'en', f: 'en', n: 'en', pl: 'en' },
}
const STRONG: Endings = {
  nom: { m: 'er', f: 'e', n: 'es', pl: 'e' },
  acc: { m: 'en', f: 'e', n: 'es', pl: 'e' },
  dat: { m: 'em', f: 'er', n: 'em', pl: 'en' },
  gen: { m: 'en', f: 'er', n: 'en', pl: 'er' },
}
const WHERE: Record<Where, string> = {
  on: 'auf',
  'on-shoulder': 'Schulter',
  'on-shoulders': 'Schultern',
  in: 'in',
  at: 'an',
  under: 'unter',
  above: 'über',
  beside: 'neben',
  behind: 'hinter',
  around: 'um',
  'in-front-of': 'vor',
  with: 'mit',
  for: 'für',
  to: '',
  from: 'vor',
}

const ACCUSATIVE = new Set<Where>(['for', 'around'])

const isCase = (role: string | undefined): role is Case => CASES.includes(role ?? '')

/** The first word takes the ending: "die Könige aus dem Morgenland", "den Königen aus dem Morgenland". */
function noun({ forms, count }: Phrase, kase: Case): string {
  if (count === 1 && kase === 'dat' && forms.dat) return forms.dat
  if (count === 1 && forms.weak && kase !== 'nom') return forms.weak
  if (count === 1) return kase === 'gen' && forms.g !== 'f' ? genitive(forms.one) : forms.one
  if (kase !== 'dat' || forms.det === 'none') return forms.many
  const [head = '', ...rest] = forms.many.split(' ')
  return spaced(/[ns]$/.test(head) ? head : `${head}n`, ...rest)
}

/** "Eines Kinds", "eines Mädchens im Rollstuhl". */
const genitive = (one: string) =>
  one.replace(/^\S+/, (head) => `${head}${/(?:[sßxz]|mann)$/.test(head) ? 'es' : 's'}`)

function looks(adjectives: Adjective[], ending: string): { before: string[]; after: string[] } {
  const before: string[] = []
  const after: string[] = []
  for (const { de } of inOrder(adjectives)) {
    if (de.prefer === 'phrase') after.push(de.phrase ?? '')
    else before.push((de.invariable ? de.stem : (de.forms?.[ending] ?? `${de.stem}${ending}`)) ?? '')
  }
  return { before, after }
}

export const german: Grammar = {
  phrase(phrase, determiner, role) {
    const kase = isCase(role) ? role : 'nom'
    const { det } = phrase.forms
    const gender = isPlural(phrase) ? 'pl' : (phrase.forms.g ?? 'm')
    const definite =
      det !== 'none' && (determiner === 'def' || (determiner !== 'bare' && isAlwaysDefinite(phrase)))
    const bare = determiner === 'bare' || det === 'none' || det === 'mass'
    const article = definite
      ? DEFINITE[kase][gender]
      : bare
        ? ''
        : isCounted(phrase)
          ? numberWord(NUMBERS, phrase.count)
          : INDEFINITE[kase][gender]
    const table = definite ? WEAK : bare || gender === 'pl' ? STRONG : MIXED
    const { before, after } = looks(phrase.looks, table[kase][gender] ?? 'e')
    return spaced(article, ...before, noun(phrase, kase), ...after)
  },
  object(verb, phrase) {
    const code = objectCode(verb, phrase)
    if (code === '-') return undefined
    if (code === 'bare' && phrase.looks.length === 0) return phrase.forms.one
    if (code === 'bare') return this.phrase(phrase, 'indef', 'acc')
    const [first = '', second] = code.split('+')
    if (second === 'bare') return `${first} ${phrase.forms.one}`
    if (second) return `${first} ${this.phrase(phrase, 'indef', second)}`
    // Receivers without a number have the definite article: "hilft den Kindern".
    return this.phrase(phrase, first === 'dat' && phrase.vague ? 'def' : 'indef', first)
  },
  where(relation, phrase) {
    // "Schenkt Mama eine Blume".
    if (relation === 'to') return german.phrase(phrase, 'indef', 'dat')
    if (isOnShoulders(relation))
      return phrase.forms.det === 'none'
        ? `auf ${phrase.forms.one}s ${WHERE[relation]}`
        : `auf ${relation === 'on-shoulder' ? 'der' : 'den'} ${WHERE[relation]} ${german.phrase(phrase, 'indef', 'gen')}`
    return `${WHERE[relation]} ${german.phrase(phrase, 'indef', ACCUSATIVE.has(relation) ? 'acc' : 'dat')}`
  },
  polish: (text) =>
    text
      .replace(/\b(i|a)n dem /g, '$1m ')
      .replace(/\bbei dem /g, 'beim ')
      .replace(/\bvon dem /g, 'vom ')
      .replace(/\bzu dem /g, 'zum ')
      .replace(/\bzu der /g, 'zur '),
}
