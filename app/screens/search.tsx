import { SEARCH_LIMITS } from '#domain/product-limits.ts'
import { parseSearchQuery } from '#domain/pages/search-query.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import { isFiltered, parsePageFilter } from '#domain/pages/page-filter.ts'
import { parsePageNumber } from '#domain/pages/pagination.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { localisePages, localiseThemes } from '#app/lib/pages/localise-pages.ts'
import { searchCategories, countSearchResults, searchPages } from '#app/lib/pages/page-queries.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { collection } from '#app/lib/seo/structured-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { requestLanguage } from '#app/lib/language/url-language.ts'
import { useSlowNavigation } from '#app/lib/navigation/use-slow-navigation.ts'
import { requestContext } from '#app/lib/request/request-context.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/search.ts'
import { ListPager } from './page-lists/list-pager.tsx'
import { NoFilterResults } from './page-lists/no-filter-results.tsx'
import { PageFilters } from './page-lists/page-filters.tsx'
import { PageGrid } from './page-lists/page-grid.tsx'
import { ScreenTitle } from './layout/screen-title.tsx'
import { SearchLoading } from './layout/search-loading.tsx'
import { ThemeGrid } from './page-lists/theme-grid.tsx'

const MAX_CATEGORIES = 10
const PER_PAGE = 20

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { db } = context.get(requestContext)
  const { searchParams } = new URL(request.url)
  const query = parseSearchQuery(searchParams.get('q'))
  const filter = parsePageFilter(searchParams)
  if (query.length < SEARCH_LIMITS.minLength)
    return { query, filter, total: 0, pages: 1, current: 1, found: [], categories: [] }
  const language = requestLanguage(params.lang, request)
  const [categories, count] = await Promise.all([
    searchCategories(db, query, MAX_CATEGORIES),
    countSearchResults(db, query, filter),
  ])
  const pages = Math.max(1, Math.ceil(count / PER_PAGE))
  const current = parsePageNumber(searchParams.get('page'), pages)
  const found = await searchPages(db, query, language, filter, PER_PAGE, (current - 1) * PER_PAGE)
  // The database does not count fuzzy matches, so the total is at least the number of results shown.
  return {
    query,
    filter,
    total: Math.max(count, found.length) + categories.length,
    pages,
    current,
    found: localisePages(found, language),
    categories: localiseThemes(categories, language),
  }
}

export default function Search({
  loaderData: { query, filter, total, pages, current, found, categories },
}: Route.ComponentProps) {
  const t = useText()
  const { language, config } = useSiteData()
  const { isSameScreen } = useSlowNavigation()
  const title = query ? t('search.title', { query }) : t('search.label')
  const isShort = query.length < SEARCH_LIMITS.minLength
  const items = found.map((page) => ({
    name: pageTitle(page.title, language),
    path: paths.page(language, page.slug),
  }))
  return (
    <>
      <Head
        title={title}
        description={t('search.description')}
        path={(language) => paths.search(language, query, { ...filter, page: current })}
        noindex
        jsonLd={[
          collection(
            'SearchResultsPage',
            title,
            t('search.description'),
            paths.search(language, query, { ...filter, page: current }),
            items,
            config,
            language,
          ),
        ]}
      />
      <ScreenTitle
        title={title}
        lead={isShort ? t('search.description') : t('search.found', { count: total })}
      />
      {isSameScreen ? (
        <SearchLoading />
      ) : isShort ? (
        // Without a query there is no "nothing found".
        <EmptyState picture="magnifier" title={t('search.too-short')}>
          <ButtonLink to={paths.themes(language)}>{t('search.browse')}</ButtonLink>
        </EmptyState>
      ) : total === 0 && !isFiltered(filter) ? (
        <EmptyState picture="magnifier" title={t('search.none-title')} hint={t('search.none-hint')}>
          <ButtonLink variant="primary" to={paths.create(language)} state={{ initialPrompt: query }}>
            {t('search.create')}
          </ButtonLink>
          <ButtonLink to={paths.themes(language)}>{t('search.browse')}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          {categories.length > 0 && (
            <section className="mb-10">
              <h2 className="mb-4 text-2xl">{t('search.categories')}</h2>
              <ThemeGrid categories={categories} />
            </section>
          )}
          {(found.length > 0 || isFiltered(filter)) && (
            <>
              <h2 className="mb-4 text-2xl">{t('search.pages')}</h2>
              <PageFilters filter={filter} href={(wanted) => paths.search(language, query, wanted)} />
            </>
          )}
          {found.length === 0 && isFiltered(filter) && (
            <NoFilterResults unfilteredPath={paths.search(language, query)} />
          )}
          {found.length > 0 && <PageGrid pages={found} firstPriority="first" />}
          <ListPager
            current={current}
            pages={pages}
            href={(page) => paths.search(language, query, { ...filter, page })}
          />
        </>
      )}
    </>
  )
}
