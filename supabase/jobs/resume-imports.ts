import { processImportRows } from '../shared/imports/process-import-rows.ts'
import type { JobContext } from './define-job.ts'

/** Limits the rows of one run, so that the next run chooses again which import is the oldest one without a worker. */
const MAX_ROWS = 12
const MAX_RUN_MS = 90_000

/**
 * Resumes the oldest import that nothing processes any more, because its browser tab was closed or its process died.
 * Returns the number of processed rows.
 */
export async function resumeImports({
  asService,
  providers,
  shutdown,
}: Pick<JobContext, 'asService' | 'providers' | 'shutdown'>): Promise<number> {
  const { data: importIds, error } = await asService.rpc('left_imports')
  if (error) throw new Error(`left_imports: ${error.message}`)
  const [importId] = importIds
  if (!importId) return 0
  const results = await processImportRows(importId, {
    asService,
    providers,
    maxRows: MAX_ROWS,
    signal: shutdown,
    deadline: Date.now() + MAX_RUN_MS,
  })
  return results.length
}
