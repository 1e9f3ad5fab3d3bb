import type { Database } from '#supabase/database.types.ts'

export type PageRow = Database['public']['Functions']['admin_pages']['Returns'][number]

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' })

/** The list of pages shows its dates the German way in every language: the SPEC asks for it, and it sorts operators' eyes. */
export const germanDay = (at: string) => day.format(new Date(at))
