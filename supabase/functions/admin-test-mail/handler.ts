import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { FunctionError } from '../../shared/function-error.ts'
import type { Providers } from '../../shared/providers.ts'

/** Sends a test mail to the calling admin. */
export const adminTestMail = defineFunction<Providers, z.ZodObject>({
  auth: 'admin',
  input: z.object({}),
  async run(_, { user, language, providers }) {
    try {
      await providers.diagnostics.sendTestMail(user.email, language)
    } catch {
      throw new FunctionError(502, 'mail-failed')
    }
    return { success: true, to: user.email }
  },
})
