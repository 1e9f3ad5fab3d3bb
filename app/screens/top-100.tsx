import { data } from 'react-router'
import { TOP_LIST } from '#domain/limits.ts'
import { readPage } from '#domain/pager.ts'
import { pageTitle } from '#domain/text.ts'
import { keepFor } from '#app/lib/cache-header.ts'
import { useFrame } from '#app/lib/frame.ts'
import { topPages } from '#app/lib/pages/read.ts'
import { paths } from '#app/lib/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { collection } from '#app/lib/seo/structured-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { visitContext } from '#app/lib/visit.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pager } from '#app/ui/pager.tsx'
import type { Route } from './+types/top-100.ts'
import { PageGrid } from './parts/page-grid.tsx'
import { ScreenTitle } from './parts/screen-title.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const all = await topPages(context.get(visitContext).db, TOP_LIST.total)
  const pages = Math.max(1, Math.ceil(all.length / TOP_LIST.perPage))
  const current = readPage(new URL(request.url).searchParams.get('page'), pages)
  const shown = all.slice((current - 1) * TOP_LIST.perPage, current * TOP_LIST.perPage)
  return data({ shown, current, pages }, { headers: keepFor.top })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function Top({ loaderData: { shown, current, pages } }: Route.ComponentProps) {
  const t = useText()
  const { language, config } = useFrame()
  const items = shown.map((page) => ({
    name: pageTitle(page.title, language),
    path: paths.page(language, page.slug),
  }))
  return (
    <>
      <Head
        title={t('top.title')}
        description={t('top.lead')}
        path={(tongue) => paths.top(tongue, current)}
        jsonLd={[
          collection(
            'CollectionPage',
            t('top.title'),
            t('top.lead'),
            paths.top(language, current),
            items,
            config,
            language,
          ),
        ]}
      />
      <ScreenTitle title={t('top.title')} lead={t('top.lead')} />
      {shown.length === 0 ? (
        <EmptyState picture="🖍️" title={t('top.none')} />
      ) : (
        <PageGrid pages={shown} lead customizable heading="h2" />
      )}
      <Pager
        current={current}
        pages={pages}
        href={(page) => paths.top(language, page)}
        labels={{
          nav: t('pager.nav'),
          previous: t('pager.previous'),
          next: t('pager.next'),
          page: (page) => t('pager.page', { page }),
        }}
      />
    </>
  )
}

export { LoadFailure as ErrorBoundary } from './parts/load-failure.tsx'
