import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { ProviderError } from '#providers/provider-error.ts'
import type { Database, Tables } from '#supabase/database.types.ts'
import { FunctionError } from '../define-function.ts'
import type { Providers } from '../providers.ts'
import { makePage, RowRefused } from './make-page.ts'

/** As many as there are drawing processes: more would only wait, and keep visitors' wishes waiting too. */
const LANES = 2
const LEASE_SECONDS = 15
const RENEW_EVERY_MS = 5_000

export interface RowResult {
  row: number
  title: string
  /** Why not, as a code; none when its page is made. */
  error?: string
}

interface Work {
  asService: SupabaseClient<Database>
  providers: Providers
  limit: number
  isOver(): boolean
  until: number
}

/** Works on rows that wait, two at a time, until there are none, enough are done, or time is up. */
export async function workOff(importId: string, work: Work): Promise<RowResult[]> {
  if (work.limit === 0) return []
  const { data: categories } = await work.asService.from('categories').select('id, slug')
  const categoryIds = new Map(categories?.map(({ id, slug }) => [slug, id]))
  const results: RowResult[] = []
  let taken = 0
  const lane = async () => {
    while (taken < work.limit && !work.isOver() && Date.now() < work.until) {
      taken += 1
      const owner = randomUUID()
      const row = await take(work.asService, importId, owner)
      if (!row) return
      const result = await workOn(row, owner, categoryIds, work)
      // Whatever stopped this row would stop the next one too; it waits for the next call.
      if (!result) return
      results.push(result)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results
}

async function take(
  asService: SupabaseClient<Database>,
  importId: string,
  owner: string,
): Promise<Tables<'import_rows'> | undefined> {
  const { data, error } = await asService.rpc('take_import_rows', {
    import_id: importId,
    owner,
    seconds: LEASE_SECONDS,
  })
  if (error) throw new Error(`take_import_rows: ${error.message}`)
  return data[0]
}

/** Makes the page of one row under its lease. Nothing when something else is in the way and the row has to wait. */
async function workOn(
  row: Tables<'import_rows'>,
  owner: string,
  categoryIds: ReadonlyMap<string, string>,
  { asService, providers }: Work,
): Promise<RowResult | undefined> {
  const held = { import_id: row.job_id, row_number: row.row_number, owner }
  const renewing = setInterval(
    () => void asService.rpc('renew_import_row', { ...held, seconds: LEASE_SECONDS }),
    RENEW_EVERY_MS,
  )
  try {
    const { page, scene } = await makePage(row, categoryIds, { asService, providers })
    const { error } = await asService.rpc('finish_import_row', { ...held, page, scene: scene as never })
    // Somebody else held the row meanwhile, and tells about it.
    if (error) return undefined
    return { row: row.row_number, title: row.title ?? '' }
  } catch (problem) {
    // Not the row's fault: what is left of these here only says that somebody does not answer now.
    if (problem instanceof FunctionError || problem instanceof ProviderError) {
      await asService.rpc('put_back_import_row', { ...held, seconds: LEASE_SECONDS })
      return undefined
    }
    if (!(problem instanceof RowRefused)) {
      await asService.rpc('renew_import_row', { ...held, seconds: 1 })
      return undefined
    }
    await asService.rpc('fail_import_row', { ...held, reason: problem.code })
    return { row: row.row_number, title: row.title ?? '', error: problem.code }
  } finally {
    clearInterval(renewing)
  }
}
