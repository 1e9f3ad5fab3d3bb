import { data } from 'react-router'
import { SKELETON_COUNTS, TOP_LIST } from '#domain/product-limits.ts'
import { isFiltered, parsePageFilter } from '#domain/pages/page-filter.ts'
import { parsePageNumber } from '#domain/pages/pagination.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import { AddAllButton } from '#app/features/pack/add-all-button.tsx'
import { cacheControl } from '#app/lib/request/cache-control.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { requestLanguage } from '#app/lib/language/url-language.ts'
import { localisePages } from '#app/lib/pages/localise-pages.ts'
import { fetchTopPages } from '#app/lib/pages/page-queries.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { collection } from '#app/lib/seo/structured-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useSlowNavigation } from '#app/lib/navigation/use-slow-navigation.ts'
import { requestContext } from '#app/lib/request/request-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/top-100.ts'
import { ListPager } from './page-lists/list-pager.tsx'
import { NoFilterResults } from './page-lists/no-filter-results.tsx'
import { PageFilters } from './page-lists/page-filters.tsx'
import { MainPageGrid } from './page-lists/main-page-grid.tsx'
import { ScreenTitle } from './layout/screen-title.tsx'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const filter = parsePageFilter(searchParams)
  const all = await fetchTopPages(context.get(requestContext).db, TOP_LIST.total, filter)
  const pages = Math.max(1, Math.ceil(all.length / TOP_LIST.perPage))
  const current = parsePageNumber(searchParams.get('page'), pages)
  const shown = all.slice((current - 1) * TOP_LIST.perPage, current * TOP_LIST.perPage)
  return data(
    { shown: localisePages(shown, requestLanguage(params.lang, request)), current, pages, filter },
    { headers: cacheControl.top(params.lang) },
  )
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function Top({ loaderData: { shown, current, pages, filter } }: Route.ComponentProps) {
  const t = useText()
  const { language, config } = useSiteData()
  const { isSameScreen } = useSlowNavigation()
  const items = shown.map((page) => ({
    name: pageTitle(page.title, language),
    path: paths.page(language, page.slug),
  }))
  return (
    <>
      <Head
        title={current > 1 ? `${t('top.title')} · ${current}` : t('top.title')}
        description={t('top.lead')}
        path={(language) => paths.top(language, { page: current })}
        noindex={isFiltered(filter)}
        jsonLd={[
          collection(
            'CollectionPage',
            t('top.title'),
            t('top.lead'),
            paths.top(language, { page: current }),
            items,
            config,
            language,
          ),
        ]}
      />
      <ScreenTitle title={t('top.title')} lead={t('top.lead')}>
        <AddAllButton pages={shown} />
      </ScreenTitle>
      <PageFilters filter={filter} href={(wanted) => paths.top(language, wanted)} />
      {shown.length > 0 || isSameScreen ? (
        <MainPageGrid pages={shown} placeholders={isSameScreen && SKELETON_COUNTS.grid} />
      ) : isFiltered(filter) ? (
        <NoFilterResults unfilteredPath={paths.top(language)} />
      ) : (
        <EmptyState picture="sheet" title={t('top.none')} />
      )}
      <ListPager current={current} pages={pages} href={(page) => paths.top(language, { ...filter, page })} />
    </>
  )
}
