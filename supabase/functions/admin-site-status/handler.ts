import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import type { Providers } from '../../shared/providers.ts'

/** Returns whether database, storage, mail and AI work, and the versions in use. */
export const adminSiteStatus = defineFunction<Providers, z.ZodObject>({
  auth: 'admin',
  input: z.object({}),
  run: async (_, { providers }) => ({ success: true, status: await providers.diagnostics.status() }),
})
