import { SEARCH } from '#domain/limits.ts'
import { pageTitle } from '#domain/text.ts'
import { readPage } from '#domain/pager.ts'
import { useFrame } from '#app/lib/frame.ts'
import { searchCategories, searchCount, searchPages } from '#app/lib/pages/read.ts'
import { paths } from '#app/lib/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { collection } from '#app/lib/seo/structured-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { readSegment } from '#app/lib/language.ts'
import { visitContext } from '#app/lib/visit.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pager } from '#app/ui/pager.tsx'
import type { Route } from './+types/search.ts'
import { PageGrid } from './parts/page-grid.tsx'
import { ScreenTitle } from './parts/screen-title.tsx'
import { ThemeGrid } from './parts/theme-grid.tsx'

const MOST_CATEGORIES = 10
const PER_PAGE = 20

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { db } = context.get(visitContext)
  const { searchParams } = new URL(request.url)
  const query = (searchParams.get('q') ?? '').trim().slice(0, SEARCH.maxLength)
  if (query.length < SEARCH.minLength)
    return { query, total: 0, pages: 1, current: 1, found: [], categories: [] }
  const segment = readSegment(params.lang)
  const language = segment.kind === 'language' ? segment.language : 'en'
  const [categories, count] = await Promise.all([
    searchCategories(db, query, MOST_CATEGORIES),
    searchCount(db, query),
  ])
  const pages = Math.max(1, Math.ceil(count / PER_PAGE))
  const current = readPage(searchParams.get('page'), pages)
  const found = await searchPages(db, query, language, PER_PAGE, (current - 1) * PER_PAGE)
  // Guesses after a typo are not counted by the database, so what is shown counts at least.
  return {
    query,
    total: Math.max(count, found.length) + categories.length,
    pages,
    current,
    found,
    categories,
  }
}

export default function Search({
  loaderData: { query, total, pages, current, found, categories },
}: Route.ComponentProps) {
  const t = useText()
  const { language, config } = useFrame()
  const title = query ? t('search.title', { query }) : t('search.label')
  const items = found.map((page) => ({
    name: pageTitle(page.title, language),
    path: paths.page(language, page.slug),
  }))
  return (
    <>
      <Head
        title={title}
        description={t('search.description')}
        path={(tongue) => paths.search(tongue, query, current)}
        noindex
        jsonLd={[
          collection(
            'SearchResultsPage',
            title,
            t('search.description'),
            paths.search(language, query, current),
            items,
            config,
            language,
          ),
        ]}
      />
      <ScreenTitle
        title={title}
        lead={query.length < SEARCH.minLength ? t('search.too-short') : t('search.found', { count: total })}
      />
      {total === 0 ? (
        <EmptyState picture="🔎" title={t('search.none-title')} hint={t('search.none-hint')}>
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
          {found.length > 0 && (
            <section>
              <h2 className="mb-4 text-2xl">{t('search.pages')}</h2>
              <PageGrid pages={found} lead />
            </section>
          )}
          <Pager
            current={current}
            pages={pages}
            href={(page) => paths.search(language, query, page)}
            labels={{
              nav: t('pager.nav'),
              previous: t('pager.previous'),
              next: t('pager.next'),
              page: (page) => t('pager.page', { page }),
            }}
          />
        </>
      )}
    </>
  )
}

export { LoadFailure as ErrorBoundary } from './parts/load-failure.tsx'
