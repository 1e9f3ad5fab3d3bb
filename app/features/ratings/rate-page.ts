import type { Client } from '#app/lib/session/supabase-client.ts'

export interface RatingAverage {
  average_rating: number
  rating_count: number
}

/** The user's own rating of a page; 0 when there is none. */
export async function fetchMyRating(db: Client, pageId: string, userId: string): Promise<number> {
  const { data } = await db
    .from('page_ratings')
    .select('rating')
    .eq('user_id', userId)
    .eq('page_id', pageId)
    .maybeSingle()
  return data?.rating ?? 0
}

/** Rates a page or changes the rating; returns the new average, which the database computes. */
export async function ratePage(
  db: Client,
  { pageId, slug, userId, stars }: { pageId: string; slug: string; userId: string; stars: number },
): Promise<RatingAverage> {
  const { error, status } = await db
    .from('page_ratings')
    .upsert({ user_id: userId, page_id: pageId, rating: stars }, { onConflict: 'user_id,page_id' })
  if (status === 401) throw new Error('sign-in-first')
  if (error) throw new Error(error.message)
  const { data } = await db
    .rpc('page_by_slug', { slug })
    .select('average_rating, rating_count')
    .single()
    .throwOnError()
  return data
}
