import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '#supabase/database.types.ts'
import { closeAccount } from '../close-account.ts'
import { defineFunction, FunctionError } from '../define-function.ts'
import type { Providers } from '../providers.ts'

const Input = z.object({ account: z.uuid(), action: z.enum(['disable', 'enable', 'delete']) })

/** As long as a ban can be written down; enabling ends it. */
const FOR_GOOD = '876000h'

/** An admin closes or opens somebody's door, or takes the house away. A disabled account is signed out everywhere at once. */
export const adminChangeAccount = defineFunction<Providers, typeof Input>({
  auth: 'admin',
  input: Input,
  async run({ account, action }, { asService, user }) {
    if (account === user.id) throw new FunctionError(409, 'not-yourself')
    const objection = await objectionTo(asService, account)
    if (objection === 'user_not_found') throw new FunctionError(404, 'account-missing')
    if (objection && action !== 'enable') throw new FunctionError(409, 'last-admin')

    if (action === 'delete') await closeAccount(asService, account)
    else await ban(asService, account, action === 'disable' ? FOR_GOOD : 'none')
    await asService
      .from('audit_log')
      .insert({ actor: user.id, action: `account.${action}`, subject: account })
    return { success: true }
  },
})

async function ban(asService: SupabaseClient<Database>, account: string, ban_duration: string) {
  const { error } = await asService.auth.admin.updateUserById(account, { ban_duration })
  if (!error) return
  // Two admins who disable each other at the same moment: the database keeps one of them.
  if ((await objectionTo(asService, account)) === 'last_admin') throw new FunctionError(409, 'last-admin')
  throw new Error(`changing an account: ${error.message}`)
}

async function objectionTo(asService: SupabaseClient<Database>, account: string): Promise<string | null> {
  const { data, error } = await asService.rpc('removal_objection', { account })
  if (error) throw new Error(`removal_objection: ${error.message}`)
  return data
}
