import { z } from 'zod'
import { IMPORT } from '#domain/import-row.ts'

const limit = z.number().int().min(0).max(IMPORT.maxRows).default(IMPORT.maxRows)

/** Rows as they were read from a file; what is wrong with one is the matter of that row alone. */
const NewImport = z
  .object({
    rows: z.array(z.record(z.string(), z.unknown())).min(1).max(IMPORT.maxRows),
    /** What the rows are called in the file they come from; by default they are counted. */
    rowNumbers: z.array(z.number().int().min(1).max(10_000_000)).optional(),
    fileName: z.string().max(200).optional(),
    /** The same key is the same import, however often it is sent. */
    key: z.string().min(8).max(60).optional(),
    /** How many rows this call may work on. */
    limit,
  })
  .refine(({ rows, rowNumbers }) => !rowNumbers || new Set(rowNumbers).size === rows.length)

const GoOn = z.object({
  importId: z.uuid(),
  /** Rows that failed are tried again. */
  retry: z.boolean().default(false),
  limit,
})

/** A new import, or the next rows of one. */
export const ImportInput = z.union([GoOn, NewImport])
export type NewImport = z.output<typeof NewImport>
