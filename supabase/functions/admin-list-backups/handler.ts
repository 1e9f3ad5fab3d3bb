import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import type { Providers } from '../../shared/providers.ts'

/** The backups of the site, and what a restore would replace. */
export const adminListBackups = defineFunction<Providers, z.ZodObject>({
  auth: 'admin-with-second-factor',
  input: z.object({}),
  run: async (_, { providers }) => ({
    success: true,
    ...((await providers.backups?.list()) ?? { backups: [], restorable: 'supabase' }),
  }),
})
