import type { Tables } from '#supabase/database.types.ts'

export type ContactMessageRow = Tables<'contact_messages'>
