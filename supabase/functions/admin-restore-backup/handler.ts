import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { recordInAuditLog } from '../../shared/audit-log.ts'
import { FunctionError } from '../../shared/function-error.ts'
import type { Providers } from '../../shared/providers.ts'

const Input = z.object({ name: z.string().min(1).max(130) })

/** Starts to replace the whole site by one of its backups. The entry of the audit log is in the safety backup and the restored site. */
export const adminRestoreBackup = defineFunction<Providers, typeof Input>({
  auth: 'admin-with-second-factor',
  input: Input,
  async run({ name }, { providers, user, asService }) {
    const { backups } = providers
    if (backups?.restorable !== 'yes') throw new FunctionError(409, 'restore-unavailable')
    await recordInAuditLog(asService, { actor: user.id, action: 'backup.restore', subject: name })
    const id = await backups.restore(name, user.id)
    if (!id) throw new FunctionError(409, 'backup-missing')
    return { success: true, id }
  },
})
