import { z } from 'zod'
import { normaliseEmail } from '#domain/accounts/email.ts'
import { closeAccount } from '../../shared/close-account.ts'
import { defineFunction } from '../define-function.ts'
import { FunctionError } from '../../shared/function-error.ts'
import type { Providers } from '../../shared/providers.ts'
import { callError } from '../../shared/retry-while-unavailable.ts'

/** The user types the address of the account as a confirmation. */
const Input = z.object({ confirmation: z.string().max(300) })

/** Deletes the caller's account with its data, its unreleased pages and their files. */
export const deleteAccount = defineFunction<Providers, typeof Input>({
  auth: 'user',
  input: Input,
  outlivesCaller: true,
  async run({ confirmation }, { asUser, asService, user }) {
    if (normaliseEmail(confirmation) !== normaliseEmail(user.email))
      throw new FunctionError(400, 'confirmation-wrong')
    const { data: permission, error, status } = await asUser.rpc('may_close_my_account')
    if (error?.code === '42501') throw new FunctionError(403, 'sign-in-first')
    if (error) throw callError('may_close_my_account', { error, status })
    if (permission === 'sign_in_again') throw new FunctionError(403, 'sign-in-again')
    if (permission !== 'yes') throw new FunctionError(409, 'last-admin')

    await closeAccount(asService, user.id)
    return { success: true }
  },
})
