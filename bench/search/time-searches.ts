import type { Sql } from 'postgres'
import { timeWork } from '../measure/time-request.ts'
import type { JudgedQuery } from './judge-query.ts'

/** The times of the calls that the site makes, for every query, after one call of each that fills the caches. */
export async function timeSearches(
  sql: Sql,
  queries: readonly JudgedQuery[],
): Promise<{ name: string; times: number[] }[]> {
  const calls: [name: string, call: (query: JudgedQuery) => Promise<unknown>][] = [
    ['search', ({ query, lang }) => sql`select slug from public.search_pages(${query}, ${lang})`],
    [
      'search, third part, with filters',
      ({ query, lang }) => sql`select slug from public.search_pages(${query}, ${lang}, 24, 48, 'easy', 6)`,
    ],
    ['search summary', ({ query, lang }) => sql`select public.search_summary(${query}, ${lang})`],
    [
      'search suggestions while typing',
      ({ query, lang }) => sql`select public.search_suggestions(${query.slice(0, 4)}, ${lang})`,
    ],
    ['search for themes', ({ query }) => sql`select slug from public.search_categories(${query})`],
  ]
  const measured = []
  for (const [name, call] of calls) {
    for (const query of queries.slice(0, 40)) await call(query)
    const times: number[] = []
    for (const query of queries) times.push(await timeWork(() => call(query)))
    measured.push({ name, times })
  }
  return measured
}
