import type { SupabaseClient } from '@supabase/supabase-js'
import { IMPORT, importCells, importLength, importTitle } from '#domain/import-row.ts'
import type { Database } from '#supabase/database.types.ts'
import { defineFunction, FunctionError } from '../define-function.ts'
import type { Providers } from '../providers.ts'
import { answerOf } from './answer.ts'
import { ImportInput, type NewImport } from './input.ts'
import { type RowResult, workOff } from './work-off.ts'

/** Below the time a function may take, so that the answer still arrives. */
const WORKS_FOR_MS = 90_000

/**
 * Rows of a CSV file become released pages. Rows are kept first and worked off after, as many as a call may take; whatever is left, is
 * done by the next call. One row never makes two pages, whoever calls and whatever breaks.
 */
export const importCsvPrompts = defineFunction<Providers, typeof ImportInput>({
  auth: 'admin',
  input: ImportInput,
  async run(input, { asService, user, language, providers, signal }) {
    const tooLong = 'rows' in input ? tooLongRows(input) : []
    const importId = 'rows' in input ? await start(asService, user.id, input) : input.importId
    if ('retry' in input && input.retry) await asService.rpc('retry_import', { import_id: importId })
    const done = await workOff(importId, {
      asService,
      providers,
      limit: input.limit,
      isOver: () => signal.aborted,
      until: Date.now() + WORKS_FOR_MS,
    })
    return answerOf(asService, importId, [...tooLong, ...done], language)
  },
})

async function start(
  asService: SupabaseClient<Database>,
  account: string,
  { rows, rowNumbers, fileName, key }: NewImport,
): Promise<string> {
  const kept = rows.map((row, index) => ({
    row_number: numberOf(index, rowNumbers),
    title: importTitle(row) || null,
    ...(isTooLong(row) ? { data: {}, status: 'error', error: 'row-too-long' } : { data: importCells(row) }),
  }))
  const { data, error } = await asService.rpc('start_import', {
    account,
    rows: kept,
    file_name: fileName,
    idempotency_key: key,
  })
  if (error) throw new Error(`start_import: ${error.message}`)
  if (!data) throw new FunctionError(404, 'import-missing')
  return data
}

const numberOf = (index: number, rowNumbers: readonly number[] | undefined) =>
  rowNumbers?.[index] ?? index + 1

const isTooLong = (row: Record<string, unknown>) => importLength(row) > IMPORT.maxRowLength

/** Rows that are not even kept. */
const tooLongRows = ({ rows, rowNumbers }: NewImport): RowResult[] =>
  rows.flatMap((row, index) =>
    isTooLong(row)
      ? [{ row: numberOf(index, rowNumbers), title: importTitle(row), error: 'row-too-long' }]
      : [],
  )
