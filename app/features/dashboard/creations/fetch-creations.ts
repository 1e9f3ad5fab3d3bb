import type { Client } from '#app/lib/session/supabase-client.ts'

export const fetchCreations = async (client: Client, userId: string, limit: number) =>
  (
    await client
      .from('coloring_pages')
      .select(
        'id, slug, title, status, thumbnail_url, file_url, release_requested_at, created_at, categories(icon), page_declines(declined_at)',
      )
      .eq('created_by', userId)
      .order('created_at', { ascending: false })
      .limit(limit)
      .throwOnError()
  ).data

export type Creation = Awaited<ReturnType<typeof fetchCreations>>[number]
