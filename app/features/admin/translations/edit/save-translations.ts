import { sanitise } from '#domain/text/sanitise.ts'
import type { Language } from '#domain/text/languages.ts'
import type { Client } from '#app/lib/session/supabase-client.ts'
import { type TranslationDraft, type TextFieldName, mergeTexts } from './translation-draft.ts'
import type { ContentKind, ContentRow } from '../translation-queries.ts'

type Texts = Partial<Record<Language, string>>

/** Updates only the fields in which the admin typed. */
export async function saveTranslations(
  client: Client,
  content: ContentKind,
  row: ContentRow,
  draft: TranslationDraft,
): Promise<boolean> {
  const isTyped = (field: TextFieldName) => Object.values(draft).some((texts) => texts[field] !== undefined)
  const textsOf = (field: TextFieldName) => {
    const merged = mergeTexts(row[field] as Texts, draft, field)
    return Object.fromEntries(Object.entries(merged).map(([language, text]) => [language, sanitise(text)]))
  }
  if (content === 'page') {
    const change = {
      ...(isTyped('title') && { title: textsOf('title') }),
      ...(isTyped('description') && { description: textsOf('description') }),
      ...(isTyped('summary') && { seo_description: textsOf('summary') }),
    }
    if (Object.keys(change).length === 0) return true
    return !(await client.from('coloring_pages').update(change).eq('id', row.id)).error
  }
  const [names, descriptions] = [textsOf('title'), textsOf('description')]
  const change = {
    // Languages without a translation show the plain name.
    ...(isTyped('title') && { name_translations: names, ...(names.en && { name: names.en }) }),
    ...(isTyped('description') && { description_translations: descriptions }),
  }
  if (Object.keys(change).length === 0) return true
  return !(await client.from('categories').update(change).eq('id', row.id)).error
}
