import type { Sql } from 'postgres'

/**
 * Copies the seeded pages with their rows of the search index until the database has `count` pages. Triggers would index each page on its own,
 * which takes an hour for 500,000; the rows are the same.
 */
export async function cloneLibrary(sql: Sql, count: number): Promise<void> {
  const [{ first, existing }] = (await sql`
    select (select count(*) from public.coloring_pages where slug !~ '-copy-')::int as first,
      (select count(*) from public.coloring_pages)::int as existing`) as unknown as [
    { first: number; existing: number },
  ]
  const from = Math.round(existing / first)
  const to = Math.floor(count / first) - 1
  await sql`set session_replication_role = replica`
  await sql`
    create temp table copies as
    select page.id as original, gen_random_uuid() as id, n, (random() * random() * 3000)::int as downloads
    from public.coloring_pages as page, generate_series(${from}::int, ${to}::int) as n where page.slug !~ '-copy-'`
  await sql`
    insert into public.coloring_pages (id, slug, title, description, category_id, difficulty, min_age, status, download_count)
    select copies.id, left(slug, 100) || '-copy-' || n, title, description, category_id, difficulty, min_age, status, downloads
    from copies join public.coloring_pages as page on page.id = original`
  await sql`
    insert into private.page_words (page_id, title_words, words)
    select copies.id, title_words, words from copies join private.page_words on page_id = original`
  await sql`
    insert into private.page_index (page_id, popularity, difficulty, min_age, main, part, kin, concepts, lexicon)
    select copies.id, private.popularity(downloads), difficulty, min_age, main, part, kin, concepts, lexicon
    from copies join private.page_index on page_id = original`
  await sql`
    insert into private.page_concepts (concept, score, page_no, difficulty, min_age)
    select c.concept, c.score + old.popularity - new.popularity, new.page_no, c.difficulty, c.min_age
    from copies join private.page_index as old on old.page_id = original join private.page_index as new on new.page_id = copies.id
    join private.page_concepts as c on c.page_no = old.page_no`
  await sql`drop table copies`
  await sql`set session_replication_role = default`
  await sql`vacuum analyze`
}
