import type { Language } from '#domain/text/languages.ts'
import type { FigureFinder } from '../compose/figures/drawable-figures.ts'
import { pick, seededRandom, seedOf } from '../geometry/random.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { removeAccents } from '../lexicon/spelling.ts'
import { editDistance } from '../parser/lookup/typos.ts'
import { writeTextsIn } from '../texts/write-texts.ts'
import type { Wish } from '../wish.ts'

const IDEAS = 3
const MIN_LENGTH = 4
/** Typos that a suggested word may have; more than for a word that is drawn. */
const MAX_TYPOS = 3
/** Popular nouns for wishes that are similar to nothing in the lexicon. */
const POPULAR =
  'unicorn cat dog dinosaur dragon horse owl fox penguin rabbit elephant turtle butterfly robot mermaid astronaut'.split(
    ' ',
  )
const POPULAR_PLACES = 'meadow forest beach castle moon garden playground farm'.split(' ')

/**
 * Three wishes that the artist can draw, similar to one that it cannot: first words with similar spelling in the place of the
 * wish, then what children like. The same wish gives the same ideas.
 */
export function suggestIdeas(
  wish: Wish,
  language: Language,
  finder: FigureFinder,
  lexicon: Lexicon,
): string[] {
  const typed = [...wish.unknown, ...(wish.words ?? []).map((word) => word.typed)]
  const next = seededRandom(seedOf(1, typed.join(' ')))
  const alike = typed.flatMap((word) => similarNouns(word, language, lexicon))
  const inPlace = [...lexicon.groups.values()].filter(({ setting }) => setting && setting === wish.setting)
  const candidates = [...alike, ...inPlace.flatMap(({ members }) => members)]
  const nouns = new Set(candidates.filter((noun) => finder.find(noun)).slice(0, IDEAS))
  while (nouns.size < IDEAS) nouns.add(pick(next, POPULAR))
  return [...nouns].map((noun) => {
    const setting = wish.setting ?? pick(next, POPULAR_PLACES)
    const figures = [{ noun, count: 1, looks: [], wears: [], holds: [] }]
    return writeTextsIn(language, { language, figures, setting, unknown: [] }, 1, lexicon).title
  })
}

/** Nouns whose names are written like the word, most similar first. */
function similarNouns(word: string, language: Language, lexicon: Lexicon): string[] {
  const typed = removeAccents(word.toLowerCase())
  if (typed.length < MIN_LENGTH) return []
  const limit = Math.min(MAX_TYPOS, Math.floor(typed.length / 2))
  return [...lexicon.nouns.values()]
    .map((noun) => ({
      noun: noun.id,
      name: removeAccents(noun[language].one.toLowerCase()),
    }))
    .filter(({ name }) => name[0] === typed[0] && Math.abs(name.length - typed.length) <= limit)
    .map(({ noun, name }) => ({ noun, typos: editDistance(typed, name, limit) }))
    .filter(({ typos }) => typos <= limit)
    .toSorted((a, b) => a.typos - b.typos)
    .map(({ noun }) => noun)
}
