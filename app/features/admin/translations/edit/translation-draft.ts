import type { Language } from '#domain/text/languages.ts'
import type { ContentKind } from '../translation-queries.ts'

export const TEXT_FIELDS = ['title', 'description', 'summary'] as const
export type TextFieldName = (typeof TEXT_FIELDS)[number]

/** Texts typed in the dialog and not saved yet. */
export type TranslationDraft = Partial<Record<Language, Partial<Record<TextFieldName, string>>>>

/** The lengths that the database columns allow. */
export const MAX_LENGTHS: Record<ContentKind, Record<TextFieldName, number>> = {
  page: { title: 200, description: 2000, summary: 500 },
  category: { title: 120, description: 2000, summary: 0 },
}

type Texts = Partial<Record<Language, string>>

/** Merges the typed texts of one field into the stored ones; an emptied text is removed. */
export function mergeTexts(stored: Texts, draft: TranslationDraft, field: TextFieldName): Texts {
  const merged: Texts = { ...stored }
  for (const [language, typed] of Object.entries(draft) as [
    Language,
    Partial<Record<TextFieldName, string>>,
  ][]) {
    const text = typed[field]?.trim()
    if (text === undefined) continue
    if (text === '') delete merged[language]
    else merged[language] = text
  }
  return merged
}
