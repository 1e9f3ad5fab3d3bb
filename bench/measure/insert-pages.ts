import type { Sql } from 'postgres'

/**
 * Inserts released pages in 20 categories, with texts of realistic length. Afterwards the database has `count` pages, including the
 * `existing` ones of earlier calls.
 */
export async function insertPages(sql: Sql, count: number, existing = 0): Promise<void> {
  await sql`
    insert into public.categories (name, slug, description)
    select 'Category ' || n, 'category-' || n, 'All about category ' || n from generate_series(1, 20) n
    on conflict (slug) do nothing`
  await sql`
    insert into public.coloring_pages (slug, title, description, category_id, difficulty, status, thumbnail_url, file_url, download_count)
    select
      'page-' || n,
      jsonb_build_object('en', 'A friendly animal number ' || n, 'de', 'Ein freundliches Tier Nummer ' || n, 'fr', 'Un animal gentil numéro ' || n,
        'es', 'Un animal amable número ' || n, 'it', 'Un animale gentile numero ' || n, 'nl', 'Een vriendelijk dier nummer ' || n),
      jsonb_build_object('en', repeat('A page to color with wide lines. ', 3), 'de', repeat('Ein Bild mit breiten Linien. ', 3)),
      (select id from public.categories where slug = 'category-' || (1 + n % 20)),
      (array['easy', 'medium', 'hard'])[1 + n % 3]::public.difficulty,
      'released',
      '/storage/v1/object/public/pages/page-' || n || '.svg',
      '/storage/v1/object/public/pages/page-' || n || '.pdf',
      n % 500
    from generate_series(${existing + 1}::int, ${count}::int) n`
  await sql`vacuum analyze`
}
