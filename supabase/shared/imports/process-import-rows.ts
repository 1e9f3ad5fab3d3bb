import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { ProviderError } from '#providers/provider-error.ts'
import type { Database, Tables } from '#supabase/database.types.ts'
import { FunctionError } from '../function-error.ts'
import type { Providers } from '../providers.ts'
import { retryWhileUnavailable } from '../retry-while-unavailable.ts'
import { createImportedPage, RowRejectedError } from './create-imported-page.ts'

/** One per drawing process: more would only wait in the queue and delay the wishes of visitors. */
const MAX_CONCURRENT_ROWS = 2
const LEASE_SECONDS = 15
const RENEW_INTERVAL_MS = 5_000

export interface RowResult {
  row: number
  title: string
  /** The code of the error; undefined when the page was created. */
  error?: string
}

interface Options {
  asService: SupabaseClient<Database>
  providers: Providers
  maxRows: number
  signal: AbortSignal
  /** No further row is started after this time (milliseconds since the epoch). */
  deadline: number
}

/**
 * Processes waiting rows of an import until no row is left, `maxRows` are taken, or the deadline has passed.
 */
export async function processImportRows(importId: string, options: Options): Promise<RowResult[]> {
  const { asService, maxRows, signal, deadline } = options
  if (maxRows === 0) return []
  const { data: categories } = await retryWhileUnavailable(() =>
    asService.from('categories').select('id, slug'),
  )
  const categoryIds = new Map(categories?.map(({ id, slug }) => [slug, id]))
  // A row whose lease ran out, because this process stood still, is taken again by the other worker.
  const results = new Map<number, RowResult>()
  let taken = 0
  const runWorker = async () => {
    while (taken < maxRows && !signal.aborted && Date.now() < deadline) {
      taken += 1
      const owner = randomUUID()
      const row = await takeRow(asService, importId, owner)
      if (!row) return
      const result = await processRow(row, owner, categoryIds, options)
      // The cause that stopped this row would stop the next one, too. Both wait for the next call.
      if (!result) return
      results.set(result.row, result)
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT_ROWS }, runWorker))
  return [...results.values()]
}

async function takeRow(
  asService: SupabaseClient<Database>,
  importId: string,
  owner: string,
): Promise<Tables<'import_rows'> | undefined> {
  const { data, error } = await retryWhileUnavailable(() =>
    asService.rpc('take_import_rows', { import_id: importId, owner, seconds: LEASE_SECONDS }),
  )
  if (error) throw new Error(`take_import_rows: ${error.message}`)
  return data[0]
}

/**
 * Creates the page of one row under its lease. Returns undefined when the row has to wait for a later
 * attempt.
 */
async function processRow(
  row: Tables<'import_rows'>,
  owner: string,
  categoryIds: ReadonlyMap<string, string>,
  { asService, providers }: Options,
): Promise<RowResult | undefined> {
  const lease = { import_id: row.job_id, row_number: row.row_number, owner }
  const renewal = setInterval(
    () => void asService.rpc('renew_import_row', { ...lease, seconds: LEASE_SECONDS }),
    RENEW_INTERVAL_MS,
  )
  try {
    const { page, scene } = await createImportedPage(row, categoryIds, { asService, providers })
    const { error } = await retryWhileUnavailable(() =>
      asService.rpc('finish_import_row', { ...lease, page, scene: scene as never }),
    )
    // Another process took over the row and reports its result.
    if (error) return undefined
    return { row: row.row_number, title: row.title ?? '' }
  } catch (error) {
    // A provider or the database is unavailable. The attempt does not count against the row.
    if (error instanceof FunctionError || error instanceof ProviderError) {
      await retryWhileUnavailable(() =>
        asService.rpc('put_back_import_row', { ...lease, seconds: LEASE_SECONDS }),
      )
      return undefined
    }
    if (!(error instanceof RowRejectedError)) {
      await retryWhileUnavailable(() => asService.rpc('renew_import_row', { ...lease, seconds: 1 }))
      return undefined
    }
    const reason = error.code
    await retryWhileUnavailable(() => asService.rpc('fail_import_row', { ...lease, reason }))
    return { row: row.row_number, title: row.title ?? '', error: reason }
  } finally {
    clearInterval(renewal)
  }
}
