import { z } from 'zod'

/** What `realtime.announce()` says of a change. */
const Announcement = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE']),
  at: z.string(),
  key: z.record(z.string(), z.string()),
  hint: z.record(z.string(), z.string().nullable()),
})

export type Change = z.infer<typeof Announcement>

export function readChange(text: string): Change | undefined {
  try {
    return Announcement.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
