import type { Sql } from 'postgres'
import type { Language } from '#domain/text/languages.ts'

/** A query with what a person meant by it, and the judgement which concepts that is. */
export interface JudgedQuery {
  query: string
  lang: Language
  means: string
  /** A page with any of these concepts is right. */
  right: string[]
  /** Concepts that only a machine would show. A page among the first three without anything right is absurd as well. */
  absurd?: string[]
  /** The filters that the words mean. */
  filters?: (string | number)[]
}

interface Judgement {
  query: JudgedQuery
  titles: string[]
  isRight: boolean
  absurd: string[]
}

export async function judgeQuery(sql: Sql, query: JudgedQuery): Promise<Judgement> {
  const pages = await sql<{ title: string; concepts: string[] }[]>`
    select page.title ->> 'en' as title, array(
      select key from private.search_concepts as c join private.page_index as i on c.id = any (i.concepts)
      where i.page_id = page.id
    ) as concepts
    from public.search_pages(${query.query}, ${query.lang}, 5) as page`
  const [summary] = await sql<{ filters: { value: string | number }[] }[]>`
    select public.search_summary(${query.query}, ${query.lang}) -> 'filters' as filters`
  const hasRight = ({ concepts }: { concepts: string[] }) =>
    query.right.length === 0 || query.right.some((key) => concepts.includes(key))
  const filters = summary!.filters.map(({ value }) => value)
  return {
    query,
    titles: pages.map(({ title }) => title),
    isRight: pages.some(hasRight) && JSON.stringify(filters) === JSON.stringify(query.filters ?? []),
    absurd: pages
      .slice(0, 3)
      .filter((page) => !hasRight(page) || query.absurd?.some((key) => page.concepts.includes(key)))
      .map(({ title }) => title),
  }
}
