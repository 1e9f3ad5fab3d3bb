import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '#supabase/database.types.ts'
import { closeAccount } from '../../shared/close-account.ts'
import { defineFunction } from '../define-function.ts'
import { FunctionError } from '../../shared/function-error.ts'
import type { Providers } from '../../shared/providers.ts'
import { callError } from '../../shared/retry-while-unavailable.ts'

const Input = z.object({ account: z.uuid(), action: z.enum(['disable', 'enable', 'delete']) })

/** A hundred years: the Auth API has no ban without end. */
const PERMANENT_BAN = '876000h'

/** An admin disables, enables or deletes an account. Disabling ends all sessions of the account. */
export const adminChangeAccount = defineFunction<Providers, typeof Input>({
  auth: 'admin',
  input: Input,
  async run({ account, action }, { asService, user }) {
    if (account === user.id) throw new FunctionError(409, 'not-yourself')
    const objection = await removalObjection(asService, account)
    if (objection === 'user_not_found') throw new FunctionError(404, 'account-missing')
    if (objection && action !== 'enable') throw new FunctionError(409, 'last-admin')

    if (action === 'delete') await closeAccount(asService, account)
    else await setBan(asService, account, action === 'disable' ? PERMANENT_BAN : 'none')
    await asService
      .from('audit_log')
      .insert({ actor: user.id, action: `account.${action}`, subject: account })
    return { success: true }
  },
})

async function setBan(asService: SupabaseClient<Database>, account: string, ban_duration: string) {
  const { error } = await asService.auth.admin.updateUserById(account, { ban_duration })
  if (!error) return
  // The database refuses the second of two admins who disable each other at the same moment.
  if ((await removalObjection(asService, account)) === 'last_admin')
    throw new FunctionError(409, 'last-admin')
  throw new Error(`changing an account: ${error.message}`)
}

/** Why the account cannot be removed, as a code; null if it can. */
async function removalObjection(
  asService: SupabaseClient<Database>,
  account: string,
): Promise<string | null> {
  const { data, error, status } = await asService.rpc('removal_objection', { account })
  if (error) throw callError('removal_objection', { error, status })
  return data
}
