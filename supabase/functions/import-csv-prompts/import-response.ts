import type { SupabaseClient } from '@supabase/supabase-js'
import type { Language } from '#domain/text/languages.ts'
import type { Database } from '#supabase/database.types.ts'
import { FunctionError } from '../../shared/function-error.ts'
import { errorMessage } from '../../shared/error-messages.ts'
import { retryWhileUnavailable } from '../../shared/retry-while-unavailable.ts'
import type { RowResult } from '../../shared/imports/process-import-rows.ts'

const MAX_DETAILS = 10

/** Creates the response of `import-csv-prompts`: the state of the whole import and the rows of this call. */
export async function createImportResponse(
  asService: SupabaseClient<Database>,
  importId: string,
  rowResults: readonly RowResult[],
  language: Language,
) {
  const { data, error } = await retryWhileUnavailable(() =>
    asService.rpc('import_counts', { import_id: importId }),
  )
  if (error) throw new Error(`import_counts: ${error.message}`)
  const counts = data[0]
  if (!counts) throw new FunctionError(404, 'import-missing')
  const inOrder = rowResults.toSorted((a, b) => a.row - b.row)
  const results = inOrder.map(({ row, title, error: code }) => ({
    row,
    title,
    status: code === undefined ? 'success' : 'error',
    ...(code !== undefined && { code, error: errorMessage(code, language) }),
  }))
  return {
    // Failed only if rows failed and no page was created.
    success: counts.made > 0 || counts.failed === 0,
    summary: errorMessage('import-summary', language)
      .replace('{made}', String(counts.made))
      .replace('{failed}', String(counts.failed))
      .replace('{waiting}', String(counts.waiting)),
    details: results
      .flatMap(({ row, error: message }) => (message === undefined ? [] : [`${row}: ${message}`]))
      .slice(0, MAX_DETAILS)
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
