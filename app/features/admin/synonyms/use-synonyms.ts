import type { Tables } from '#supabase/database.types.ts'
import { useAdminQuery } from '../queries/use-admin-query.ts'

export type Synonym = Pick<Tables<'search_synonyms'>, 'id' | 'language' | 'word' | 'meaning'>

export const SYNONYMS_PER_PAGE = 50

/** One page of the synonyms whose word or meaning contains the text, in alphabetical order. */
export const useSynonyms = (text: string, page: number) =>
  useAdminQuery<{ rows: Synonym[]; total: number }>(['admin', 'synonyms', text, page], async (client) => {
    const list = client.from('search_synonyms').select('id, language, word, meaning', { count: 'exact' })
    const { data, count, error } = await (text === '' ? list : list.or(containsText(text)))
      .order('word')
      .order('id')
      .range((page - 1) * SYNONYMS_PER_PAGE, page * SYNONYMS_PER_PAGE - 1)
    return { data: data && { rows: data, total: count ?? 0 }, error }
  })

function containsText(text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const quoted = `"${pattern.replaceAll(/["\\]/g, String.raw`\$&`)}"`
  return `word.ilike.${quoted},meaning.ilike.${quoted}`
}
