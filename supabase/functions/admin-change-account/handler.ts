import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '#supabase/database.types.ts'
import { defineFunction, FunctionError } from '../define-function.ts'
import type { Providers } from '../providers.ts'
import { dropDrawing } from '../store-drawing.ts'

const Input = z.object({ account: z.uuid(), action: z.enum(['disable', 'enable', 'delete']) })

/** As long as a ban can be written down; enabling ends it. */
const FOR_GOOD = '876000h'

/** An admin closes or opens somebody's door, or takes the house away. A disabled account is signed out everywhere at once. */
export const adminChangeAccount = defineFunction<Providers, typeof Input>({
  auth: 'admin',
  input: Input,
  async run({ account, action }, { asService, user }) {
    if (account === user.id) throw new FunctionError(409, 'not-yourself')
    const { data: objection, error } = await asService.rpc('removal_objection', { account })
    if (error) throw new Error(`removal_objection: ${error.message}`)
    if (objection === 'user_not_found') throw new FunctionError(404, 'account-missing')
    if (objection && action !== 'enable') throw new FunctionError(409, 'last-admin')

    if (action === 'delete') await remove(asService, account)
    else await ban(asService, account, action === 'disable' ? FOR_GOOD : 'none')
    await asService
      .from('audit_log')
      .insert({ actor: user.id, action: `account.${action}`, subject: account })
    return { success: true }
  },
})

async function ban(asService: SupabaseClient<Database>, account: string, ban_duration: string) {
  const { error } = await asService.auth.admin.updateUserById(account, { ban_duration })
  if (error) throw new Error(`changing an account: ${error.message}`)
}

/** Released pages stay without a name; the others go, and their files with them. */
async function remove(asService: SupabaseClient<Database>, account: string) {
  const { data: files, error } = await asService.rpc('close_account', { account })
  if (error) throw new Error(`close_account: ${error.message}`)
  for (const file of files) await dropDrawing(asService, file)
}
