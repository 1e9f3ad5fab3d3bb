import type { SupabaseClient } from '@supabase/supabase-js'
import type { Language } from '#domain/languages.ts'
import type { Database } from '#supabase/database.types.ts'
import { FunctionError } from '../define-function.ts'
import { sentenceFor } from '../sentences.ts'
import type { RowResult } from './work-off.ts'

const DETAILS_AT_MOST = 10

/** What callers of `import-csv-prompts` read: how the whole import stands, and what this call did. */
export async function answerOf(
  asService: SupabaseClient<Database>,
  importId: string,
  done: readonly RowResult[],
  language: Language,
) {
  const { data, error } = await asService.rpc('import_counts', { import_id: importId })
  if (error) throw new Error(`import_counts: ${error.message}`)
  const counts = data[0]
  if (!counts) throw new FunctionError(404, 'import-missing')
  const inOrder = done.toSorted((a, b) => a.row - b.row)
  const results = inOrder.map(({ row, title, error: code }) => ({
    row,
    title,
    status: code === undefined ? 'success' : 'error',
    ...(code !== undefined && { code, error: sentenceFor(code, language) }),
  }))
  return {
    // An import of which nothing came is the only one that failed as a whole.
    success: counts.made > 0 || counts.failed === 0,
    summary: sentenceFor('import-summary', language)
      .replace('{made}', String(counts.made))
      .replace('{failed}', String(counts.failed))
      .replace('{waiting}', String(counts.waiting)),
    details: results
      .flatMap(({ row, error: sentence }) => (sentence === undefined ? [] : [`${row}: ${sentence}`]))
      .slice(0, DETAILS_AT_MOST)
      .join('\n'),
    successCount: counts.made,
    errorCount: counts.failed,
    results,
    importId,
    status: counts.status,
    total: counts.total,
    waiting: counts.waiting,
  }
}
