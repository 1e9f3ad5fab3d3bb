import { data, useRevalidator } from 'react-router'
import { RANDOM_LIST, SKELETON_COUNTS } from '#domain/product-limits.ts'
import { isFiltered, parsePageFilter } from '#domain/pages/page-filter.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import { cacheControl } from '#app/lib/request/cache-control.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { requestLanguage } from '#app/lib/language/url-language.ts'
import { localisePages } from '#app/lib/pages/localise-pages.ts'
import { fetchRandomPages } from '#app/lib/pages/page-queries.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { collection } from '#app/lib/seo/structured-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useHistorySnapshot } from '#app/lib/navigation/use-history-snapshot.ts'
import { useIsSlow, useSlowNavigation } from '#app/lib/navigation/use-slow-navigation.ts'
import { requestContext } from '#app/lib/request/request-context.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/random.ts'
import { NoFilterResults } from './page-lists/no-filter-results.tsx'
import { PageFilters } from './page-lists/page-filters.tsx'
import { MainPageGrid } from './page-lists/main-page-grid.tsx'
import { ScreenTitle } from './layout/screen-title.tsx'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const filter = parsePageFilter(new URL(request.url).searchParams)
  const pages = await fetchRandomPages(context.get(requestContext).db, RANDOM_LIST.onScreen, filter)
  return data(
    { pages: localisePages(pages, requestLanguage(params.lang, request)), filter },
    { headers: { [DOCUMENT_CACHE]: cacheControl.short(params.lang)['cache-control'] } },
  )
}

/** Only the document is cached, for a minute: the shuffle button fetches data and gets other pages each time. */
const DOCUMENT_CACHE = 'x-document-cache-control'

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => ({
  'cache-control': loaderHeaders.get(DOCUMENT_CACHE) ?? 'no-store',
})

export default function Random({ loaderData: { pages: loaded, filter } }: Route.ComponentProps) {
  const t = useText()
  const pages = useHistorySnapshot(loaded)
  const { language, config } = useSiteData()
  const revalidator = useRevalidator()
  const { isSameScreen } = useSlowNavigation()
  const isShuffling = revalidator.state === 'loading'
  const isLoading = useIsSlow(isShuffling) || isSameScreen
  const items = pages.map((page) => ({
    name: pageTitle(page.title, language),
    path: paths.page(language, page.slug),
  }))
  return (
    <>
      <Head
        title={t('random.title')}
        description={t('random.lead')}
        path={(language) => paths.random(language)}
        noindex={isFiltered(filter)}
        jsonLd={[
          collection(
            'CollectionPage',
            t('random.title'),
            t('random.lead'),
            paths.random(language),
            items,
            config,
            language,
          ),
        ]}
      />
      <ScreenTitle title={t('random.title')} lead={t('random.lead')}>
        <Button
          variant="primary"
          disabled={isShuffling || isLoading}
          onClick={() => void revalidator.revalidate()}
        >
          {isShuffling || isLoading ? t('random.shuffling') : t('random.shuffle')}
        </Button>
      </ScreenTitle>
      <PageFilters filter={filter} href={(wanted) => paths.random(language, wanted)} />
      {pages.length > 0 || isLoading ? (
        <MainPageGrid pages={pages} placeholders={isLoading && SKELETON_COUNTS.grid} />
      ) : isFiltered(filter) ? (
        <NoFilterResults unfilteredPath={paths.random(language)} />
      ) : (
        <EmptyState picture="sheet" title={t('card.none')} />
      )}
    </>
  )
}
