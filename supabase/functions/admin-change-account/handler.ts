import { z } from 'zod'
import { defineFunction, FunctionError } from '../define-function.ts'
import type { Providers } from '../providers.ts'

const Input = z.object({ account: z.uuid(), action: z.enum(['disable', 'enable']) })

/** As long as a ban can be written down; enabling ends it. */
const FOR_GOOD = '876000h'

/** An admin closes or opens somebody's door. A disabled account is signed out everywhere at once. */
export const adminChangeAccount = defineFunction<Providers, typeof Input>({
  auth: 'admin',
  input: Input,
  async run({ account, action }, { asService, user }) {
    if (account === user.id) throw new FunctionError(409, 'not-yourself')
    const { data: objection, error } = await asService.rpc('removal_objection', { account })
    if (error) throw new Error(`removal_objection: ${error.message}`)
    if (objection === 'user_not_found') throw new FunctionError(404, 'account-missing')
    if (objection && action !== 'enable') throw new FunctionError(409, 'last-admin')

    const changed = await asService.auth.admin.updateUserById(account, {
      ban_duration: action === 'disable' ? FOR_GOOD : 'none',
    })
    if (changed.error) throw new Error(`changing an account: ${changed.error.message}`)
    await asService
      .from('audit_log')
      .insert({ actor: user.id, action: `account.${action}`, subject: account })
    return { success: true }
  },
})
