import { z } from 'zod'
import { defineFunction, FunctionError } from '../define-function.ts'
import type { Providers } from '../providers.ts'

/** A mail to whoever asks, and to nobody else: it shows that mails leave the house. */
export const adminTestMail = defineFunction<Providers, z.ZodObject>({
  auth: 'admin',
  input: z.object({}),
  async run(_, { user, language, providers }) {
    try {
      await providers.upkeep.sendTestMail(user.email, language)
    } catch {
      throw new FunctionError(502, 'mail-failed')
    }
    return { success: true, to: user.email }
  },
})
