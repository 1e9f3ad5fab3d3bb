import type { Sql } from 'postgres'
import { CARD_COLUMNS } from '#app/lib/pages/page-queries.ts'

const columns = encodeURIComponent(CARD_COLUMNS.replaceAll(' ', ''))
const cardSql = `p.id, p.slug, p.title, p.description, p.difficulty, p.thumbnail_url, p.file_url, p.download_count, p.average_rating, p.rating_count,
  p.is_ai_generated, (select row_to_json(c) from (select slug, icon from categories where id = p.category_id) c) as categories`

export interface SiteRequest {
  name: string
  /** What it has to reach: the share of pgbench's requests per second, and the multiple of PostgREST's. */
  goals: { pgbench: number; postgrest: number }
  /** The path of the nth request behind `/rest/v1`. */
  path: (n: number) => string
  /** The same SQL as a script of pgbench. */
  script: string
}

/** The slug of the page that the nth request reads. */
export const slugOf = (n: number, pages: number) => `page-${1 + ((n * 7919) % pages)}`

/** The three kinds of requests that the site's own pages send. */
export function siteRequests(pages: number): SiteRequest[] {
  const number = `\\set n random(1, ${pages})\n`
  return [
    {
      name: 'list of 24 cards',
      goals: { pgbench: 0.5, postgrest: 2 },
      path: () => `/coloring_pages?select=${columns}&order=created_at.desc,id&limit=24`,
      script: `select ${cardSql} from coloring_pages p order by created_at desc, id limit 24;`,
    },
    {
      name: 'one row by slug',
      goals: { pgbench: 0.3, postgrest: 4 },
      path: (n) => `/coloring_pages?select=${columns}&slug=eq.${slugOf(n, pages)}`,
      script: `${number}select ${cardSql} from coloring_pages p where slug = 'page-' || :n limit 1000;`,
    },
    {
      name: 'search',
      goals: { pgbench: 0.85, postgrest: 1.5 },
      path: () => `/rpc/search_pages?query=dragon&lang=en&max_results=24&select=${columns}`,
      script: `select ${cardSql} from search_pages('dragon', 'en', 24) p;`,
    },
  ]
}

/** Gives the pages slugs that can be counted, and returns their number. */
export async function numberPages(sql: Sql): Promise<number> {
  await sql`alter table public.coloring_pages disable trigger user`
  await sql`
    update public.coloring_pages p set slug = 'page-' || n from
      (select id, row_number() over (order by id) as n from public.coloring_pages) numbered where p.id = numbered.id`
  await sql`alter table public.coloring_pages enable trigger user`
  await sql`vacuum analyze public.coloring_pages`
  const [row] = await sql<{ pages: number }[]>`select count(*)::int as pages from public.coloring_pages`
  return row!.pages
}
