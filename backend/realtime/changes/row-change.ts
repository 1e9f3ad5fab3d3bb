import { z } from 'zod'

/** The payload of a notification that the SQL function `realtime.announce()` sends for a changed row. */
const RowChangeSchema = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  at: z.string(),
  /** The primary key of the row. */
  key: z.record(z.string(), z.string()),
  /** The values of a few columns, which rule out most filters without a query. */
  hint: z.record(z.string(), z.string().nullable()),
  /** The row, if its table has no row policies and the row fits into a notification. */
  record: z.record(z.string(), z.unknown()).optional(),
})

export type RowChange = z.infer<typeof RowChangeSchema>

export function parseRowChange(text: string): RowChange | undefined {
  try {
    return RowChangeSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
