import type { Database } from '#supabase/database.types.ts'

export type PageRow = Database['public']['Functions']['admin_pages']['Returns'][number]

const germanFormat = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' })

/** The specification asks for German dates in every language. */
export const formatGermanDate = (timestamp: string) => germanFormat.format(new Date(timestamp))
