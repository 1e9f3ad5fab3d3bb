import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { IMPORT_LIMITS, pickImportCells, importRowLength, importRowTitle } from '#domain/import/import-row.ts'
import type { Database } from '#supabase/database.types.ts'
import { defineFunction } from '../define-function.ts'
import { FunctionError } from '../../shared/function-error.ts'
import type { Providers } from '../../shared/providers.ts'
import { retryWhileUnavailable } from '../../shared/retry-while-unavailable.ts'
import { createImportResponse } from './import-response.ts'
import { ImportInput, type NewImport } from './import-input.ts'
import { type RowResult, processImportRows } from '../../shared/imports/process-import-rows.ts'

/** Shorter than the timeout of a function, so that the response still reaches the client. */
const MAX_RUN_MS = 90_000

/**
 * Creates released pages from the rows of a CSV file. All rows are stored first. Each call then processes
 * some of them, and a later call or a background job processes the rest. Leases prevent a row from creating
 * two pages.
 */
export const importCsvPrompts = defineFunction<Providers, typeof ImportInput>({
  auth: 'admin',
  input: ImportInput,
  async run(input, { asService, user, language, providers, signal }) {
    const rejected = 'rows' in input ? rejectedRows(input) : []
    const importId = 'rows' in input ? await startImport(asService, user.id, input) : input.importId
    if ('retry' in input && input.retry)
      await retryWhileUnavailable(() => asService.rpc('retry_import', { import_id: importId }))
    const processed = await processImportRows(importId, {
      asService,
      providers,
      maxRows: input.limit,
      signal,
      deadline: Date.now() + MAX_RUN_MS,
    })
    return createImportResponse(asService, importId, [...rejected, ...processed], language)
  },
})

async function startImport(
  asService: SupabaseClient<Database>,
  account: string,
  // Without a key of the client, ours makes the call safe to repeat.
  { rows, rowNumbers, rejected, fileName, key = randomUUID() }: NewImport,
): Promise<string> {
  const storedRows = rows.map((row, index) => {
    const rejection = rejectionOf(row, rowNumber(index, rowNumbers), rejected)
    return {
      row_number: rowNumber(index, rowNumbers),
      title: importRowTitle(row) || null,
      data: isTooLong(row) ? {} : pickImportCells(row),
      ...(rejection && { status: 'error', error: rejection }),
    }
  })
  const { data, error } = await retryWhileUnavailable(() =>
    asService.rpc('start_import', {
      account,
      rows: storedRows,
      file_name: fileName,
      idempotency_key: key,
    }),
  )
  if (error) throw new Error(`start_import: ${error.message}`)
  if (!data) throw new FunctionError(404, 'import-missing')
  return data
}

const rowNumber = (index: number, rowNumbers: readonly number[] | undefined) =>
  rowNumbers?.[index] ?? index + 1

const isTooLong = (row: Record<string, unknown>) => importRowLength(row) > IMPORT_LIMITS.maxRowLength

const rejectionOf = (row: Record<string, unknown>, number: number, rejected: NewImport['rejected']) =>
  isTooLong(row) ? 'row-too-long' : rejected.find((rejection) => rejection.row === number)?.code

/** Results for rows that are not processed: too long to be stored, or rejected by the client. */
const rejectedRows = ({ rows, rowNumbers, rejected }: NewImport): RowResult[] =>
  rows.flatMap((row, index) => {
    const number = rowNumber(index, rowNumbers)
    const error = rejectionOf(row, number, rejected)
    return error ? [{ row: number, title: importRowTitle(row), error }] : []
  })
