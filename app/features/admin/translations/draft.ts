import type { Language } from '#domain/languages.ts'
import type { ContentKind } from './queries.ts'

export const FIELDS = ['title', 'description', 'summary'] as const
export type Field = (typeof FIELDS)[number]

/** What was written in the dialog and is not stored yet. */
export type Draft = Partial<Record<Language, Partial<Record<Field, string>>>>

/** As long as the columns are. */
export const MOST: Record<ContentKind, Record<Field, number>> = {
  page: { title: 200, description: 2000, summary: 500 },
  category: { title: 120, description: 2000, summary: 0 },
}

type Texts = Partial<Record<Language, string>>

/** The stored texts of one field with what was written; an emptied one is gone. */
export function mergedTexts(stored: Texts, draft: Draft, field: Field): Texts {
  const merged: Texts = { ...stored }
  for (const [language, written] of Object.entries(draft) as [Language, Partial<Record<Field, string>>][]) {
    const text = written[field]?.trim()
    if (text === undefined) continue
    if (text === '') delete merged[language]
    else merged[language] = text
  }
  return merged
}
