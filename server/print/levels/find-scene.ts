import type { Sql } from 'postgres'
import type { Scene } from '#artist/scene.ts'

/** What the artist drew a page from; undefined for other pages. The caller has checked that visitors may see the page. */
export async function findScene(sql: Sql, slug: string): Promise<Scene | undefined> {
  const [row] = await sql<{ scene: Scene }[]>`
    select drawn.scene from public.page_scenes as drawn
    join public.coloring_pages as page on page.id = drawn.page_id
    where page.slug = ${slug}`
  return row?.scene
}
