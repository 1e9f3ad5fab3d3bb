import { type Db } from '#app/lib/visit.ts'

/** What a card shows. The database decides which pages anybody may see. */
const CARD =
  'id, slug, title, description, difficulty, thumbnail_url, download_count, average_rating, rating_count, is_ai_generated, categories(slug, icon)'

export async function topPages(db: Db, count: number) {
  return (
    await db
      .from('coloring_pages')
      .select(CARD)
      .order('download_count', { ascending: false })
      .order('id')
      .limit(count)
      .throwOnError()
  ).data
}

export async function randomPages(db: Db, count: number) {
  return (await db.rpc('random_pages', { max_results: count }).select(CARD).throwOnError()).data
}

export async function allCategories(db: Db) {
  return (
    await db
      .from('categories')
      .select('id, slug, name, name_translations, icon')
      .order('name')
      .limit(200)
      .throwOnError()
  ).data
}

export type CardPage = Awaited<ReturnType<typeof topPages>>[number]
export type CategoryTile = Awaited<ReturnType<typeof allCategories>>[number]
