import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { recordInAuditLog } from '../../shared/audit-log.ts'
import { FunctionError } from '../../shared/function-error.ts'
import type { Providers } from '../../shared/providers.ts'

const MAX_PAGE = 400
const Name = z.string().min(1).max(63)

/** One page of a table, or with `row` one row with its whole values. */
const Input = z.object({
  table: Name,
  page: z.int().min(1).max(MAX_PAGE).default(1),
  sort: z.object({ column: Name, descending: z.boolean() }).optional(),
  filter: z.object({ column: Name, contains: z.string().min(1).max(100) }).optional(),
  row: z.record(Name, z.string().max(200)).optional(),
})

/** Shows rows of a table to an administrator. Every look is recorded before it happens, with what was searched for. */
export const adminViewTable = defineFunction<Providers, typeof Input>({
  auth: 'admin-with-second-factor',
  input: Input,
  async run({ row: key, ...query }, { providers, claims, user, asService }) {
    const { table, page, filter } = query
    await recordInAuditLog(asService, {
      actor: user.id,
      action: key ? 'table.view-row' : 'table.view',
      subject: table,
      details: key ? { row: key } : { page, ...(filter && { filter }) },
    })
    const result = key
      ? { row: await providers.tables.readRow(claims, table, key) }
      : { rows: await providers.tables.read(claims, query) }
    const [found] = Object.values(result)
    if (!found) throw new FunctionError(404, 'table-missing')
    return { success: true, ...result }
  },
})
