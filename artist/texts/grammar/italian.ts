import type { Adjective, Where } from '#artist/lexicon/entries.ts'
import {
  type Determiner,
  type Grammar,
  isCounted,
  isPlural,
  numberWord,
  objectCode,
  type Phrase,
} from './grammar.ts'
import { agreement, articleFor, core, isKnownPlace, PARTITIVE, type Agreement } from './romance.ts'

const NUMBERS = 'uno due tre quattro cinque sei sette otto nove dieci undici dodici'.split(' ')
/** Words before which il is lo and un is uno. */
const SPECIAL = /^(s[bcdfghjklmnpqrtvwxz]|z|gn|pn|ps|pt|x|y|i[aeou])/i
const VOWEL = /^[aeiouhàèéìòù]/i

type Onset = 'special' | 'vowel' | 'plain'
const onset = (next: string): Onset => (SPECIAL.test(next) ? 'special' : VOWEL.test(next) ? 'vowel' : 'plain')

const BELLO: Record<Agreement, Record<Onset, string>> = {
  ms: { plain: 'bel', special: 'bello', vowel: "bell'" },
  fs: { plain: 'bella', special: 'bella', vowel: "bell'" },
  mp: { plain: 'bei', special: 'begli', vowel: 'begli' },
  fp: { plain: 'belle', special: 'belle', vowel: 'belle' },
}
const BUONO: Record<Agreement, Record<Onset, string>> = {
  ms: { plain: 'buon', special: 'buono', vowel: 'buon' },
  fs: { plain: 'buona', special: 'buona', vowel: "buon'" },
  mp: { plain: 'buoni', special: 'buoni', vowel: 'buoni' },
  fp: { plain: 'buone', special: 'buone', vowel: 'buone' },
}
const DEFINITE: Record<Agreement, Record<Onset, string>> = {
  ms: { plain: 'il', special: 'lo', vowel: "l'" },
  fs: { plain: 'la', special: 'la', vowel: "l'" },
  mp: { plain: 'i', special: 'gli', vowel: 'gli' },
  fp: { plain: 'le', special: 'le', vowel: 'le' },
}
const INDEFINITE: Record<Agreement, Record<Onset, string>> = {
  ms: { plain: 'un', special: 'uno', vowel: 'un' },
  fs: { plain: 'una', special: 'una', vowel: "un'" },
  mp: { plain: 'dei', special: 'degli', vowel: 'degli' },
  fp: { plain: 'delle', special: 'delle', vowel: 'delle' },
}
/** Prepositions contract with the definite article: di + il = del. */
const STEMS: Record<string, string> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' }
const MELTED: Record<string, string> = {
  il: 'l',
  lo: 'llo',
  "l'": "ll'",
  la: 'lla',
  i: 'i',
  gli: 'gli',
  le: 'lle',
}

const WHERE: Record<Where, string> = {
  on: 'su',
  'on-shoulder': 'sulla spalla di',
  'on-shoulders': 'sulle spalle di',
  in: 'in',
  at: 'a',
  under: 'sotto',
  above: 'sopra',
  beside: 'accanto a',
  behind: 'dietro',
  around: 'intorno a',
  'in-front-of': 'davanti a',
  with: 'con',
  for: 'per',
  to: 'a',
  from: 'da',
}

function adjective(look: Adjective, key: Agreement, noun: string): string {
  if (look.it.before_noun_table?.endsWith('bello_quello')) return BELLO[key][onset(noun)]
  if (look.it.before_noun_table?.endsWith('buono')) return BUONO[key][onset(noun)]
  return look.it[key] ?? ''
}

const glued = (article: string, text: string) =>
  article.endsWith("'") ? article + text : `${article} ${text}`

function parts(phrase: Phrase, determiner: Determiner): { article: string; text: string; definite: boolean } {
  const { text } = core(phrase, 'it', 'e', adjective)
  const key = agreement(phrase)
  const kind = articleFor(phrase, determiner)
  // Things that come in pairs take the definite article: "con gli occhiali da sole".
  const isPair = phrase.second && phrase.forms.det === 'plural' && kind === 'indefinite'
  if (kind === 'definite' || isPair) return { article: DEFINITE[key][onset(text)], text, definite: true }
  if (kind === 'number') return { article: numberWord(NUMBERS, phrase.count), text, definite: false }
  const isBare = kind === 'none' || phrase.forms.det === 'mass'
  return { article: isBare ? '' : INDEFINITE[key][onset(text)], text, definite: false }
}

function withArticle(phrase: Phrase, determiner: Determiner, preposition?: string): string {
  const { article, text, definite } = parts(phrase, determiner)
  const said = article ? glued(article, text) : text
  if (!preposition) return said
  const words = preposition.split(' ')
  const last = words.pop() ?? ''
  const stem = STEMS[last]
  if (!definite || !stem) return `${preposition} ${said}`
  return [...words, glued(stem + MELTED[article], text)].join(' ')
}

export const italian: Grammar = {
  // Uncountable things in a list have the partitive article: "un panettiere e del pane".
  phrase: (phrase, determiner, role) =>
    phrase.second && phrase.forms.det === 'mass' && determiner === 'indef'
      ? withArticle(phrase, 'def', 'di')
      : withArticle(phrase, determiner, role),
  object(verb, phrase) {
    const code = objectCode(verb, phrase)
    if (code === '-') return undefined
    // Uncountable objects take the definite article: "mangia il miele".
    if (code === 'dir') return withArticle(phrase, phrase.forms.det === 'mass' ? 'def' : 'indef')
    if (code === 'def') return withArticle(phrase, 'def')
    if (code === 'known') return withArticle(phrase, phrase.vague && isPlural(phrase) ? 'def' : 'indef')
    if (code.endsWith('+bare')) return `${code.slice(0, -5)} ${phrase.forms.one}`
    // A vague plural after "a" takes the definite article: "legge una storia ai bambini".
    return withArticle(phrase, code === 'a' && phrase.vague ? 'def' : 'indef', code)
  },
  // Uncountable things have the partitive article: "con del miele". Where something is, is known: "sulle uova", not "su delle uova".
  where: (relation, phrase) =>
    isKnownPlace(relation, phrase) || (isPlural(phrase) && !isCounted(phrase) && !PARTITIVE.has(relation))
      ? withArticle(phrase, 'def', WHERE[relation])
      : phrase.forms.det === 'mass'
        ? `${WHERE[relation]} ${withArticle(phrase, 'def', 'di')}`
        : withArticle(phrase, 'indef', WHERE[relation]),
  // "Un gatto seduto", not "un gatto che è seduto".
  polish: (text) =>
    text
      .replace(/ che (?:è|sono) (?=sedut)/g, ' ')
      .replace(/\be (?=e)/g, 'ed ')
      .replace(/\ba (?=a)/g, 'ad '),
}
