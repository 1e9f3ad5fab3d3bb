import { readFileSync } from 'node:fs'
import { LEXICON_FILES, parseLexicon, type Lexicon, type LexiconTexts } from '#artist/lexicon/lexicon.ts'

const lexiconTexts = Object.fromEntries(
  Object.entries(LEXICON_FILES).map(([key, file]) => [
    key,
    readFileSync(new URL(`../../../artist/lexicon/${file}`, import.meta.url), 'utf8'),
  ]),
) as Record<keyof LexiconTexts, string>

/** The real lexicon, for tests and benchmarks. */
export const lexicon: Lexicon = parseLexicon(lexiconTexts)
