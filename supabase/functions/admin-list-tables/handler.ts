import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { recordInAuditLog } from '../../shared/audit-log.ts'
import type { Providers } from '../../shared/providers.ts'

/** The tables that administrators may look at, with estimated numbers of rows. */
export const adminListTables = defineFunction<Providers, z.ZodObject>({
  auth: 'admin-with-second-factor',
  input: z.object({}),
  async run(_, { providers, claims, user, asService }) {
    await recordInAuditLog(asService, { actor: user.id, action: 'table.list' })
    return { success: true, tables: await providers.tables.list(claims) }
  },
})
