import type { Sql } from 'postgres'

/** An RPC that updates a row at every call. The product's own function counts a visitor once a minute. */
const CREATE_COUNT_FUNCTION = `
  create function public.bench_count(page_slug text) returns integer language sql security definer set search_path = '' as $$
    update public.coloring_pages set download_count = download_count + 1 where slug = page_slug returning download_count
  $$;
  revoke execute on function public.bench_count(text) from public;
  grant execute on function public.bench_count(text) to anon, authenticated;`

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
  if (existing === 0) await sql.unsafe(CREATE_COUNT_FUNCTION)
  await sql`vacuum analyze`
}
