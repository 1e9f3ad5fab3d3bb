import { z } from 'zod'
import { IMPORT_LIMITS, ROW_PROBLEM_CODES } from '#domain/import/import-row.ts'

const limit = z.number().int().min(0).max(IMPORT_LIMITS.maxRows).default(IMPORT_LIMITS.maxRows)

/** Rows as parsed from a CSV file. Each row is validated on its own later. */
const NewImport = z
  .object({
    rows: z.array(z.record(z.string(), z.unknown())).min(1).max(IMPORT_LIMITS.maxRows),
    /** The row numbers in the file; by default 1, 2, 3… */
    rowNumbers: z.array(z.number().int().min(1).max(10_000_000)).optional(),
    /** Rows that the client rejected; they are stored with this reason, so that the result lists every row. */
    rejected: z
      .array(z.object({ row: z.number().int().min(1).max(10_000_000), code: z.enum(ROW_PROBLEM_CODES) }))
      .max(IMPORT_LIMITS.maxRows)
      .default([]),
    fileName: z.string().max(200).optional(),
    /** Idempotency key: a repeated key continues the same import. */
    key: z.string().min(8).max(60).optional(),
    /** The number of rows that this call may process. */
    limit,
  })
  .refine(({ rows, rowNumbers }) => !rowNumbers || new Set(rowNumbers).size === rows.length)

const ResumedImport = z.object({
  importId: z.uuid(),
  /** Also retries failed rows. */
  retry: z.boolean().default(false),
  limit,
})

/** Starts an import or continues one. */
export const ImportInput = z.union([ResumedImport, NewImport])
export type NewImport = z.output<typeof NewImport>
