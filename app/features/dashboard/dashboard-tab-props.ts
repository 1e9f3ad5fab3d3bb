import type { ComponentType } from 'react'
import type { Tables } from '#supabase/database.types.ts'
import type { Account } from '#app/lib/session/session.tsx'

export interface DashboardTabProps {
  account: Account
  /** The buttons to print, download and color a page, which belong to other features. */
  PrintActions: ComponentType<{
    page: Pick<Tables<'coloring_pages'>, 'id' | 'slug' | 'status' | 'title' | 'thumbnail_url' | 'file_url'>
  }>
}
