import type { Client } from '#app/lib/session/client.ts'

export const readCreations = async (client: Client, userId: string, most: number) =>
  (
    await client
      .from('coloring_pages')
      .select(
        'id, slug, title, status, thumbnail_url, release_requested_at, created_at, categories(icon), page_declines(declined_at)',
      )
      .eq('created_by', userId)
      .order('created_at', { ascending: false })
      .limit(most)
      .throwOnError()
  ).data

export type Creation = Awaited<ReturnType<typeof readCreations>>[number]
