import { z } from 'zod'
import { normaliseEmail } from '#domain/email.ts'
import { defineFunction, FunctionError } from '../define-function.ts'
import { removePageFiles } from '../page-files.ts'
import type { Providers } from '../providers.ts'

/** The caller types their own address: nobody does that by accident. */
const Input = z.object({ confirmation: z.string().max(300) })

/** Leaving for good: the account with all that hangs on it, pages nobody else has seen and their files. */
export const deleteAccount = defineFunction<Providers, typeof Input>({
  auth: 'user',
  input: Input,
  outlivesCaller: true,
  async run({ confirmation }, { asUser, asService, user }) {
    if (normaliseEmail(confirmation) !== normaliseEmail(user.email))
      throw new FunctionError(400, 'confirmation-wrong')
    const { data: answer, error } = await asUser.rpc('may_close_my_account')
    if (error?.code === '42501') throw new FunctionError(403, 'sign-in-first')
    if (error) throw new Error(`may_close_my_account: ${error.message}`)
    if (answer === 'sign_in_again') throw new FunctionError(403, 'sign-in-again')
    if (answer !== 'yes') throw new FunctionError(409, 'last-admin')

    const closed = await asService.rpc('close_account', { account: user.id })
    // Two admins who leave at the same moment: the database keeps the second.
    if (closed.error?.message === 'last_admin') throw new FunctionError(409, 'last-admin')
    if (closed.error) throw new Error(`close_account: ${closed.error.message}`)
    const left = await removePageFiles(asService, closed.data)
    if (left.length > 0)
      await asService
        .from('audit_log')
        .insert({ action: 'account.files_left', details: { files: left.slice(0, 50), count: left.length } })
    return { success: true }
  },
})
