import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Language } from '#domain/text/languages.ts'
import type { WordMatch } from './word-match.ts'

/** A word whose other meaning is meant if one of these words is near: a "Drachen" in the wind is a kite. */
type Meaning = readonly [word: string, noun: string, near: string]

/** Beginnings of words, so that they match inflected forms, too. `-` stands for something without a drawing. */
const MEANINGS: Record<Language, readonly Meaning[]> = {
  en: [
    ['bat', 'baseball-bat', 'baseball hits hitting swings player'],
    ['crane', 'crane-bird', 'bird nest pond lake feather wings'],
    ['mouse', '-', 'computer keyboard screen'],
    ['bank', '-', 'money robber'],
  ],
  de: [
    ['drachen', 'kite', 'steig himmel wind schnur herbst leine flatter bastel'],
    ['hahn', '-', 'wasser dreh bad küche tropf'],
    ['bank', '-', 'geld räuber konto'],
    ['maus', '-', 'computer tastatur bildschirm'],
    ['birne', 'light-bulb', 'lampe licht leucht'],
    ['schloss', 'padlock', 'schlüssel fahrrad'],
    ['flügel', 'piano', 'klavier konzert musik'],
    ['strauß', 'bouquet', 'blumen rosen tulpen muttertag'],
  ],
  fr: [
    ['baguette', 'magic-wand', 'fée magi sorci'],
    ['grue', 'crane-bird', 'oiseau étang nid ailes'],
    ['souris', '-', 'ordinateur clavier'],
    ['glace', '-', 'patin hockey banquise'],
  ],
  es: [
    ['cometa', 'comet', 'espacio estrella planeta cohete galaxia'],
    ['grúa', 'crane-bird', 'pájaro ave nido'],
    ['ratón', '-', 'ordenador computadora teclado'],
    ['banco', '-', 'dinero ladrón'],
    ['varita', 'magic-wand', 'hada mag'],
  ],
  it: [
    ['gru', 'crane-bird', 'uccello stagno nido ali'],
    ['topo', '-', 'computer tastiera'],
    ['cometa', 'comet', 'spazio pianet razzo'],
    ['bacchetta', 'magic-wand', 'fata mag'],
  ],
  nl: [
    ['bank', 'bench', 'park tuin buiten plein'],
    ['kraan', '-', 'water badkamer keuken'],
    ['muis', '-', 'computer toetsenbord'],
    ['slang', '-', 'brandweer blus spuit'],
  ],
}

/** Replaces the usual meaning of a word by its other one, if the rest of the wish says so. */
export function resolveTwoMeanings(matches: WordMatch[], language: Language, lexicon: Lexicon): WordMatch[] {
  return matches.map((match, at) => {
    // "Carrying the tree home" says where to, and adds no house.
    if (language === 'en' && match.word === 'home' && isAdverb(matches[at - 1]))
      return { ...match, senses: [{ kind: 'filler' as const }] }
    const found = MEANINGS[language].find(
      ([word, , near]) => match.word === word && isNear(match, matches, near.split(' ')),
    )
    if (!found) return match
    const [word, noun] = found
    const senses = lexicon.nouns.has(noun)
      ? [{ kind: 'noun' as const, id: noun, plural: false }]
      : [{ kind: 'known' as const, id: word }]
    return { ...match, senses }
  })
}

const isAdverb = (before: WordMatch | undefined): boolean =>
  !!before && before.senses.some(({ kind }) => kind === 'noun' || kind === 'verb' || kind === 'known')

const isNear = (match: WordMatch, matches: WordMatch[], near: string[]): boolean =>
  matches.some(
    (other) =>
      other !== match && other.word.split(' ').some((word) => near.some((start) => word.startsWith(start))),
  )
