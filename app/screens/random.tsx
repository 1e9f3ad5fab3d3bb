import { useRevalidator } from 'react-router'
import { RANDOM_LIST, SKELETONS } from '#domain/limits.ts'
import { isFiltered, readFilter } from '#domain/page-filter.ts'
import { pageTitle } from '#domain/text.ts'
import { useFrame } from '#app/lib/frame.ts'
import { languageOf } from '#app/lib/language.ts'
import { pagesFor } from '#app/lib/pages/for-reader.ts'
import { randomPages } from '#app/lib/pages/read.ts'
import { paths } from '#app/lib/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { collection } from '#app/lib/seo/structured-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useAsLeft } from '#app/lib/use-as-left.ts'
import { useSlow, useSlowNavigation } from '#app/lib/use-slow-navigation.ts'
import { visitContext } from '#app/lib/visit.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/random.ts'
import { NothingFits } from './parts/nothing-fits.tsx'
import { PageFilters } from './parts/page-filters.tsx'
import { ListGrid } from './parts/list-grid.tsx'
import { ScreenTitle } from './parts/screen-title.tsx'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const filter = readFilter(new URL(request.url).searchParams)
  const pages = await randomPages(context.get(visitContext).db, RANDOM_LIST.onScreen, filter)
  return { pages: pagesFor(pages, languageOf(params.lang, request)), filter }
}

export default function Random({ loaderData: { pages: dealt, filter } }: Route.ComponentProps) {
  const t = useText()
  const pages = useAsLeft(dealt)
  const { language, config } = useFrame()
  const revalidator = useRevalidator()
  const { isHere } = useSlowNavigation()
  const isShuffling = revalidator.state === 'loading'
  const isLoading = useSlow(isShuffling) || isHere
  const items = pages.map((page) => ({
    name: pageTitle(page.title, language),
    path: paths.page(language, page.slug),
  }))
  return (
    <>
      <Head
        title={t('random.title')}
        description={t('random.lead')}
        path={(tongue) => paths.random(tongue)}
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
        <Button look="main" disabled={isShuffling || isLoading} onClick={() => void revalidator.revalidate()}>
          {isShuffling || isLoading ? t('random.shuffling') : t('random.shuffle')}
        </Button>
      </ScreenTitle>
      <PageFilters filter={filter} href={(wanted) => paths.random(language, wanted)} />
      {pages.length > 0 || isLoading ? (
        <ListGrid pages={pages} placeholders={isLoading && SKELETONS.grid} />
      ) : isFiltered(filter) ? (
        <NothingFits everything={paths.random(language)} />
      ) : (
        <EmptyState picture="sheet" title={t('card.none')} />
      )}
    </>
  )
}
