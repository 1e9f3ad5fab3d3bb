import { sanitise } from '#domain/sanitise.ts'
import type { Language } from '#domain/languages.ts'
import type { Client } from '#app/lib/session/client.ts'
import { type Draft, type Field, mergedTexts } from './draft.ts'
import type { ContentKind, ContentRow } from './queries.ts'

type Texts = Partial<Record<Language, string>>

/** Stores the texts of one content. Only fields in which something was written are touched. */
export async function saveTexts(
  client: Client,
  content: ContentKind,
  row: ContentRow,
  draft: Draft,
): Promise<boolean> {
  const isWritten = (field: Field) => Object.values(draft).some((texts) => texts[field] !== undefined)
  const textsOf = (field: Field) => {
    const merged = mergedTexts(row[field] as Texts, draft, field)
    return Object.fromEntries(Object.entries(merged).map(([language, text]) => [language, sanitise(text)]))
  }
  if (content === 'page') {
    const change = {
      ...(isWritten('title') && { title: textsOf('title') }),
      ...(isWritten('description') && { description: textsOf('description') }),
      ...(isWritten('summary') && { seo_description: textsOf('summary') }),
    }
    if (Object.keys(change).length === 0) return true
    return !(await client.from('coloring_pages').update(change).eq('id', row.id)).error
  }
  const [names, descriptions] = [textsOf('title'), textsOf('description')]
  const change = {
    // The plain name is what is shown when a language has none.
    ...(isWritten('title') && { name_translations: names, ...(names.en && { name: names.en }) }),
    ...(isWritten('description') && { description_translations: descriptions }),
  }
  if (Object.keys(change).length === 0) return true
  return !(await client.from('categories').update(change).eq('id', row.id)).error
}
