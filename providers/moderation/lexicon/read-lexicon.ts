import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { isTopic } from '../topics.ts'
import type { LexiconSection, Severity } from './lexicon-entry.ts'

const SECTION = /^\[(\S+)(?: (always|alone|rule))?\]$/

/** Reads the lexicon files of all languages; `lexicon/README.md` describes the format. */
export const readLexicon = (): LexiconSection[] =>
  (['any', ...LANGUAGES] as const).flatMap((language) =>
    parseLexicon(readFileSync(new URL(`${language}.txt`, import.meta.url), 'utf8'), language),
  )

export function parseLexicon(text: string, language: Language | 'any'): LexiconSection[] {
  const sections: LexiconSection[] = []
  for (const line of text.split('\n')) {
    if (!line || line.startsWith('#')) continue
    if (line.startsWith('[')) {
      const [, concept, written] = SECTION.exec(line) ?? []
      if (!concept) throw new Error(`lexicon section without a name: ${line}`)
      sections.push({ language, concept, severity: severityOf(concept, written), sources: [] })
    } else sections.at(-1)!.sources.push(...line.split(' '))
  }
  return sections
}

function severityOf(concept: string, written: string | undefined): Severity {
  if (concept === 'harmless') return written === 'alone' ? 'harmless-alone' : 'harmless'
  if (isTopic(concept) !== (written === 'always' || written === 'alone'))
    throw new Error(`lexicon section without severity: ${concept}`)
  return (written as Severity | undefined) ?? 'context'
}
