import { z } from 'zod'

/** Result of the SQL function `my_usage`: this month's creations and their limits; all zero for a guest. */
export const MonthlyUsage = z.object({
  month: z.string(),
  createUsed: z.number(),
  modifyUsed: z.number(),
  createLimit: z.number(),
  modifyLimit: z.number(),
  canCreate: z.boolean(),
  canModify: z.boolean(),
})
export type MonthlyUsage = z.infer<typeof MonthlyUsage>
