import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { recordInAuditLog } from '../../shared/audit-log.ts'
import { FunctionError } from '../../shared/function-error.ts'
import type { Providers } from '../../shared/providers.ts'

/** Starts a backup of the whole site; the list of backups shows its progress. */
export const adminCreateBackup = defineFunction<Providers, z.ZodObject>({
  auth: 'admin-with-second-factor',
  input: z.object({}),
  async run(_, { providers, user, asService }) {
    if (!providers.backups) throw new FunctionError(409, 'backup-missing')
    await recordInAuditLog(asService, { actor: user.id, action: 'backup.create' })
    if (!(await providers.backups.start())) throw new FunctionError(409, 'backup-running')
    return { success: true }
  },
})
