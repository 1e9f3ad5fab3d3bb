import { LANGUAGES, type Language } from '#domain/languages.ts'
import { foldKeepingAccents, squeezed, withoutAccents } from './fold.ts'
import type { readLiving } from './living.ts'
import { groupPart, lineOf, patternOf, readRule, type Category } from './rule.ts'

export interface WordBook {
  /** Lines of rules by their first part. */
  unfit: Map<string, string[]>
  allowed: Map<string, string[]>
  patterns: Patterns
}

/** From the letters of a pattern to the parts of rules it stands for, each once: mostly one, and there are very many of them. */
export interface Patterns {
  whole: Map<string, string[]>
  start: Map<string, string[]>
  end: Map<string, string[]>
  inside: Map<string, string[]>
}

interface Line {
  category?: Category
  group?: string
  language: Language | 'any'
  words: string[]
}

/** What is unfit in the same way whatever the language, all six side by side; `each` is the same rule over each language's own groups. */
type Thought = { category?: Category; group?: string; each?: string[] } & Partial<
  Record<Language | 'any', string[]>
>

const readLines = <L = Line>(jsonl: string): L[] =>
  jsonl
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as L)

const linesOf = ({ category, group, each, ...own }: Thought): Line[] =>
  (['any', ...LANGUAGES] as const).flatMap((language) => {
    const words = [...(own[language] ?? []), ...(language === 'any' ? [] : (each ?? []))]
    return words.length > 0 ? [{ category, group, language, words }] : []
  })

/**
 * Reads the lists. `word` is that word, `word*` also longer ones, `*word` and `*word*` likewise, `=wörd` only with its accents; what rules
 * make of words is in `readRule`.
 */
export function readWordBook(texts: {
  words: string
  groups: string
  thoughts: string
  allowed: string
  /** Groups that are not written here: what breathes, and of that the animals. */
  living: ReturnType<typeof readLiving>
}): WordBook {
  const thoughts = readLines<Thought>(texts.thoughts).flatMap(linesOf)
  const living = Object.entries(texts.living).flatMap(([group, words]) =>
    LANGUAGES.map((language): Line => ({ group, language, words: words[language] })),
  )
  const patterns: Patterns = { whole: new Map(), start: new Map(), end: new Map(), inside: new Map() }
  for (const { group, language, words } of [...readLines(texts.groups), ...thoughts, ...living])
    for (const own of language === 'any' ? LANGUAGES : [language])
      for (const word of group ? words : []) addPattern(patterns, word, language, groupPart(group!, own))

  const byFirstPart = (lines: Line[]) => {
    const found = new Map<string, string[]>()
    for (const { category, language, words } of lines)
      for (const term of words) {
        const line = lineOf(term, language, category)
        const { parts } = readRule(line)
        for (const part of parts) {
          const pattern = patternOf(part)
          if (pattern !== undefined) addPattern(patterns, pattern, language, part)
        }
        addPart(found, parts[0]!, line)
      }
    return found
  }
  const unfit = byFirstPart([...readLines(texts.words), ...thoughts].filter(({ category }) => category))
  return { unfit, allowed: byFirstPart(readLines(texts.allowed)), patterns }
}

function addPattern(patterns: Patterns, pattern: string, language: Line['language'], part: string) {
  const letters = pattern.replace(/^[=*]+|\*$/g, '')
  const kind = /^=?\*/.test(pattern)
    ? pattern.endsWith('*')
      ? patterns.inside
      : patterns.end
    : pattern.endsWith('*')
      ? patterns.start
      : patterns.whole
  for (const spelling of spellings(letters, language, pattern.startsWith('='))) addPart(kind, spelling, part)
}

function addPart(kind: Map<string, string[]>, letters: string, part: string) {
  const parts = kind.get(letters)
  if (!parts) kind.set(letters, [part])
  else if (!parts.includes(part)) parts.push(part)
}

// Letters may be drawn out, digits not: 1488 means something, 148 is the number of a page.
const NUMBER = /^\d+$/
const PLAIN = /^[a-z]+$/

/** German writes ä as ae where the key is missing; drawn-out words are compared squeezed. */
function spellings(letters: string, language: Line['language'], accentsMatter: boolean): Set<string> {
  // Most have neither accents nor look-alikes, and taking each apart would be a third of the time a start takes for the lists.
  if (PLAIN.test(letters)) return new Set([letters, squeezed(letters)])
  const folded = foldKeepingAccents(letters)
  const found = new Set([accentsMatter ? folded : withoutAccents(folded)])
  if (language === 'de' || language === 'any')
    found.add(withoutAccents(folded.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue')))
  return new Set([...found, ...[...found].filter((spelling) => !NUMBER.test(spelling)).map(squeezed)])
}
