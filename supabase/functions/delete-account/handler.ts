import { z } from 'zod'
import { normaliseEmail } from '#domain/email.ts'
import { closeAccount } from '../close-account.ts'
import { defineFunction, FunctionError } from '../define-function.ts'
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

    await closeAccount(asService, user.id)
    return { success: true }
  },
})
