import { data } from 'react-router'
import { SKELETONS, TOP_LIST } from '#domain/limits.ts'
import { isFiltered, readFilter } from '#domain/page-filter.ts'
import { readPage } from '#domain/pager.ts'
import { pageTitle } from '#domain/text.ts'
import { keepFor } from '#app/lib/cache-header.ts'
import { useFrame } from '#app/lib/frame.ts'
import { languageOf } from '#app/lib/language.ts'
import { pagesFor } from '#app/lib/pages/for-reader.ts'
import { topPages } from '#app/lib/pages/read.ts'
import { paths } from '#app/lib/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { collection } from '#app/lib/seo/structured-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useSlowNavigation } from '#app/lib/use-slow-navigation.ts'
import { visitContext } from '#app/lib/visit.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/top-100.ts'
import { ListPager } from './parts/list-pager.tsx'
import { NothingFits } from './parts/nothing-fits.tsx'
import { PageFilters } from './parts/page-filters.tsx'
import { ListGrid } from './parts/list-grid.tsx'
import { ScreenTitle } from './parts/screen-title.tsx'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const filter = readFilter(searchParams)
  const all = await topPages(context.get(visitContext).db, TOP_LIST.total, filter)
  const pages = Math.max(1, Math.ceil(all.length / TOP_LIST.perPage))
  const current = readPage(searchParams.get('page'), pages)
  const shown = all.slice((current - 1) * TOP_LIST.perPage, current * TOP_LIST.perPage)
  return data(
    { shown: pagesFor(shown, languageOf(params.lang, request)), current, pages, filter },
    { headers: keepFor.top(params.lang) },
  )
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function Top({ loaderData: { shown, current, pages, filter } }: Route.ComponentProps) {
  const t = useText()
  const { language, config } = useFrame()
  const { isHere } = useSlowNavigation()
  const items = shown.map((page) => ({
    name: pageTitle(page.title, language),
    path: paths.page(language, page.slug),
  }))
  return (
    <>
      <Head
        title={current > 1 ? `${t('top.title')} · ${current}` : t('top.title')}
        description={t('top.lead')}
        path={(tongue) => paths.top(tongue, { page: current })}
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
      <ScreenTitle title={t('top.title')} lead={t('top.lead')} />
      <PageFilters filter={filter} href={(wanted) => paths.top(language, wanted)} />
      {shown.length > 0 || isHere ? (
        <ListGrid pages={shown} placeholders={isHere && SKELETONS.grid} />
      ) : isFiltered(filter) ? (
        <NothingFits everything={paths.top(language)} />
      ) : (
        <EmptyState picture="sheet" title={t('top.none')} />
      )}
      <ListPager current={current} pages={pages} href={(page) => paths.top(language, { ...filter, page })} />
    </>
  )
}
