import { SEARCH } from '#domain/limits.ts'
import { readQuery } from '#domain/search-query.ts'
import { pageTitle } from '#domain/text.ts'
import { isFiltered, readFilter } from '#domain/page-filter.ts'
import { readPage } from '#domain/pager.ts'
import { useFrame } from '#app/lib/frame.ts'
import { pagesFor, themesFor } from '#app/lib/pages/for-reader.ts'
import { searchCategories, searchCount, searchPages } from '#app/lib/pages/read.ts'
import { paths } from '#app/lib/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { collection } from '#app/lib/seo/structured-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { languageOf } from '#app/lib/language.ts'
import { useSlowNavigation } from '#app/lib/use-slow-navigation.ts'
import { visitContext } from '#app/lib/visit.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/search.ts'
import { ListPager } from './parts/list-pager.tsx'
import { NothingFits } from './parts/nothing-fits.tsx'
import { PageFilters } from './parts/page-filters.tsx'
import { PageGrid } from './parts/page-grid.tsx'
import { ScreenTitle } from './parts/screen-title.tsx'
import { Searching } from './parts/searching.tsx'
import { ThemeGrid } from './parts/theme-grid.tsx'

const MOST_CATEGORIES = 10
const PER_PAGE = 20

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { db } = context.get(visitContext)
  const { searchParams } = new URL(request.url)
  const query = readQuery(searchParams.get('q'))
  const filter = readFilter(searchParams)
  if (query.length < SEARCH.minLength)
    return { query, filter, total: 0, pages: 1, current: 1, found: [], categories: [] }
  const language = languageOf(params.lang, request)
  const [categories, count] = await Promise.all([
    searchCategories(db, query, MOST_CATEGORIES),
    searchCount(db, query, filter),
  ])
  const pages = Math.max(1, Math.ceil(count / PER_PAGE))
  const current = readPage(searchParams.get('page'), pages)
  const found = await searchPages(db, query, language, filter, PER_PAGE, (current - 1) * PER_PAGE)
  // Guesses after a typo are not counted by the database, so what is shown counts at least.
  return {
    query,
    filter,
    total: Math.max(count, found.length) + categories.length,
    pages,
    current,
    found: pagesFor(found, language),
    categories: themesFor(categories, language),
  }
}

export default function Search({
  loaderData: { query, filter, total, pages, current, found, categories },
}: Route.ComponentProps) {
  const t = useText()
  const { language, config } = useFrame()
  const { isHere } = useSlowNavigation()
  const title = query ? t('search.title', { query }) : t('search.label')
  const isShort = query.length < SEARCH.minLength
  const items = found.map((page) => ({
    name: pageTitle(page.title, language),
    path: paths.page(language, page.slug),
  }))
  return (
    <>
      <Head
        title={title}
        description={t('search.description')}
        path={(tongue) => paths.search(tongue, query, { ...filter, page: current })}
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
      {isHere ? (
        <Searching />
      ) : isShort ? (
        // Nothing was asked yet, so nothing was missed.
        <EmptyState picture="magnifier" title={t('search.too-short')}>
          <ButtonLink to={paths.themes(language)}>{t('search.browse')}</ButtonLink>
        </EmptyState>
      ) : total === 0 && !isFiltered(filter) ? (
        <EmptyState picture="magnifier" title={t('search.none-title')} hint={t('search.none-hint')}>
          <ButtonLink look="main" to={paths.create(language)} state={{ initialPrompt: query }}>
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
            <NothingFits everything={paths.search(language, query)} />
          )}
          {found.length > 0 && <PageGrid pages={found} lead="first" />}
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
