import { SEARCH_LIMITS, TOP_LIST } from '#domain/product-limits.ts'
import { parseSearchQuery } from '#domain/pages/search-query.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import { isFiltered, type PageFilter, parsePageFilter } from '#domain/pages/page-filter.ts'
import { parsePageNumber } from '#domain/pages/pagination.ts'
import { effectiveFilter, searchWithFilter } from '#domain/pages/search-filter-words.ts'
import { useRecordSearchMiss } from '#app/features/search/use-record-search-miss.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { withDrawing } from '#app/lib/pages/theme-drawings.server.ts'
import { localisePages, localiseThemes, localiseThemeWithDescription } from '#app/lib/pages/localise-pages.ts'
import { fetchTopPages } from '#app/lib/pages/page-queries.ts'
import {
  fetchPopularCategories,
  fetchSearchSummary,
  searchCategories,
  searchPages,
} from '#app/lib/pages/search-queries.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { collection } from '#app/lib/seo/structured-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { requestLanguage } from '#app/lib/language/url-language.ts'
import { useSlowNavigation } from '#app/lib/navigation/use-slow-navigation.ts'
import { requestContext } from '#app/lib/request/request-context.ts'
import type { Route } from './+types/search.ts'
import { ListPager } from './page-lists/list-pager.tsx'
import { NoFilterResults } from './page-lists/no-filter-results.tsx'
import { PageGrid } from './page-lists/page-grid.tsx'
import { SearchLoading } from './layout/search-loading.tsx'
import { NothingFound } from './search-results/nothing-found.tsx'
import { DrawItInstead } from './search-results/draw-it-instead.tsx'
import { SearchFilters } from './search-results/search-filters.tsx'
import { SearchHeading } from './search-results/search-heading.tsx'
import { SearchStart } from './search-results/search-start.tsx'
import { ThemeRow } from './search-results/theme-row.tsx'

const MAX_CATEGORIES = 10
const PER_PAGE = 20

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { db } = context.get(requestContext)
  const { searchParams } = new URL(request.url)
  const query = parseSearchQuery(searchParams.get('q'))
  const chosen = parsePageFilter(searchParams)
  const language = requestLanguage(params.lang, request)
  const fetchPopularThemes = async () =>
    localiseThemes(await fetchPopularCategories(db, MAX_CATEGORIES), language).map(withDrawing)
  const nothing = { query, chosen, pages: 1, current: 1, found: [], categories: [], popular: [] }
  if (query.length < SEARCH_LIMITS.minLength)
    return { ...nothing, summary: undefined, themes: await fetchPopularThemes() }
  const [categories, summary] = await Promise.all([
    searchCategories(db, query, MAX_CATEGORIES),
    fetchSearchSummary(db, query, language, chosen),
  ])
  const localCategories = categories.map((category) =>
    withDrawing(localiseThemeWithDescription(category, language)),
  )
  if (summary.total === 0) {
    const [themes, popular] = await Promise.all([fetchPopularThemes(), fetchTopPages(db, TOP_LIST.onHome)])
    return {
      ...nothing,
      summary,
      categories: localCategories,
      themes,
      popular: localisePages(popular, language),
    }
  }
  const pages = Math.ceil(summary.total / PER_PAGE)
  const current = parsePageNumber(searchParams.get('page'), pages)
  const found = await searchPages(db, query, language, chosen, PER_PAGE, (current - 1) * PER_PAGE)
  return {
    ...nothing,
    summary,
    pages,
    current,
    found: localisePages(found, language),
    categories: localCategories,
    themes: [],
  }
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, chosen, summary, pages, current, found, categories, themes, popular } = loaderData
  const t = useText()
  const { language, config } = useSiteData()
  const { isSameScreen } = useSlowNavigation()
  const title = query ? t('search.title', { query }) : t('search.label')
  const filter = effectiveFilter(summary?.filters ?? [], chosen)
  const isMiss = summary && !['all', 'letters'].includes(summary.level) && !isFiltered(filter)
  useRecordSearchMiss(isMiss ? query : undefined)
  const filterHref = (wanted: PageFilter) => {
    const search = searchWithFilter(query, summary?.filters ?? [], wanted)
    return search.query === '' && isFiltered(wanted)
      ? paths.top(language, wanted)
      : paths.search(language, search.query, search.filter)
  }
  const pageHref = (page: number) => paths.search(language, query, { ...chosen, page })
  const items = found.map((page) => ({
    name: pageTitle(page.title, language),
    path: paths.page(language, page.slug),
  }))
  return (
    <>
      <Head
        title={title}
        description={t('search.description')}
        path={(language) => paths.search(language, query, { ...chosen, page: current })}
        noindex
        jsonLd={[
          collection(
            'SearchResultsPage',
            title,
            t('search.description'),
            pageHref(current),
            items,
            config,
            language,
          ),
        ]}
      />
      <SearchHeading title={title} query={query} summary={summary} filter={filter} />
      {summary && (found.length > 0 || isFiltered(filter)) && (
        <SearchFilters filter={filter} href={filterHref} />
      )}
      {categories.length > 0 && <ThemeRow themes={categories} />}
      {isSameScreen ? (
        <SearchLoading />
      ) : !summary ? (
        <SearchStart themes={themes} />
      ) : found.length > 0 ? (
        <section className="mt-3">
          <h2 className="sr-only">{t('search.pages')}</h2>
          <PageGrid pages={found} firstPriority="first" />
          <ListPager current={current} pages={pages} href={pageHref} />
          {summary.level === 'all' && summary.wish && current === pages && (
            <DrawItInstead wish={summary.wish} />
          )}
        </section>
      ) : isFiltered(filter) ? (
        <NoFilterResults unfilteredPath={filterHref({})} />
      ) : (
        <NothingFound wish={summary.wish} themes={themes} popular={popular} />
      )}
    </>
  )
}
