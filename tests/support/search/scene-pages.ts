import type { Sql } from 'postgres'
import { dryRunAs } from '#tests/support/accounts/callers.ts'

interface Summary {
  level: string
  total: number
  concepts: { key: string; label: string; label_many: string; words: string; main: boolean; met: boolean }[]
  unknown: string[]
  filters: { kind: string; value: string | number; words: string; met: boolean; rest: string }[]
  near: { key: string } | null
  wish: string
}

interface SceneOptions {
  setting?: string
  downloads?: number
  difficulty?: string
  age?: number
  title?: string
  feast?: string
  season?: string
  mandala?: boolean
  /** What the first figure does. */
  verb?: string
  /** The first figure rides the second. */
  riding?: boolean
}

/** A released page. Without a title only its scene says what it shows. */
export async function addScenePage(
  sql: Sql,
  slug: string,
  nouns: string[],
  {
    setting,
    downloads = 0,
    difficulty = 'medium',
    age = 3,
    title = 'Untitled',
    feast,
    season,
    mandala,
    verb,
    riding,
  }: SceneOptions = {},
): Promise<void> {
  const figures = nouns.map((noun, index) => ({
    noun,
    count: 1,
    looks: [],
    wears: [],
    holds: [],
    ...(verb && index === 0 ? { verb } : {}),
    ...(riding && index === 0 ? { relation: { to: 1, kind: 'riding' } } : {}),
  }))
  const scene = {
    version: 1,
    wish: { language: 'en', figures, setting, feast, season, mandala, unknown: [] },
  }
  await sql`
    with page as (
      insert into public.coloring_pages (slug, title, status, download_count, difficulty, min_age)
      values (${slug}, ${sql.json({ en: title })}, 'released', ${downloads}, ${difficulty}, ${age})
      returning id
    ) insert into public.page_scenes (page_id, scene) select id, ${sql.json(scene as never)} from page`
}

/** The calls of a visitor. The database is created after the test file is loaded, therefore a function. */
export function searchesOf(getSql: () => Sql) {
  const summary = (query: string, lang = 'en') =>
    dryRunAs(getSql(), 'anon', async (tx) => {
      const [row] = await tx<{ said: Summary }[]>`select public.search_summary(${query}, ${lang}) as said`
      return row!.said
    })
  return {
    summary,
    search: (query: string, lang = 'en', max = 20) =>
      dryRunAs(getSql(), 'anon', async (tx) => {
        const rows = await tx<
          { slug: string }[]
        >`select slug from public.search_pages(${query}, ${lang}, ${max})`
        return rows.map(({ slug }) => slug)
      }),
    keys: async (query: string, lang = 'en') => (await summary(query, lang)).concepts.map(({ key }) => key),
  }
}
