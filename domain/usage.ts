import { z } from 'zod'

/** What `my_usage` answers: this month's creations against the limits; all zero for a guest. */
export const Usage = z.object({
  month: z.string(),
  createUsed: z.number(),
  modifyUsed: z.number(),
  createLimit: z.number(),
  modifyLimit: z.number(),
  canCreate: z.boolean(),
  canModify: z.boolean(),
})
export type Usage = z.infer<typeof Usage>
