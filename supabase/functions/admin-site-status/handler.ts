import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import type { Providers } from '../providers.ts'

/** Whether database, storage, mail and AI work, and what runs here. */
export const adminSiteStatus = defineFunction<Providers, z.ZodObject>({
  auth: 'admin',
  input: z.object({}),
  run: async (_, { providers }) => ({ success: true, status: await providers.upkeep.status() }),
})
