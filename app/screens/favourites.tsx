import { useState } from 'react'
import { SKELETONS } from '#domain/limits.ts'
import { NeedsScript } from '#app/components/needs-script.tsx'
import { useFavouritePages } from '#app/features/favourites/use-favourite-pages.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button, buttonClass, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GridSkeleton } from '#app/ui/skeleton.tsx'
import { PageGrid } from './parts/page-grid.tsx'
import { ScreenTitle } from './parts/screen-title.tsx'

const STEP = 40

export default function Favourites() {
  return (
    <TextBundle bundle="favourites">
      <Written />
    </TextBundle>
  )
}

function Written() {
  const t = useText()
  return (
    <>
      <Head title={t('favourites.title')} description={t('hearts.lead')} path={paths.favourites} noindex />
      <ScreenTitle title={t('favourites.title')} lead={t('hearts.lead')} />
      <NeedsScript hint="no-script.favourites" />
      {/* What was kept is known late: the footer waits below the screen instead of jumping. */}
      <div className="min-h-dvh">
        <List />
      </div>
    </>
  )
}

function List() {
  const t = useText()
  const language = useLanguage()
  const [shown, setShown] = useState(STEP)
  const favourites = useFavouritePages(shown)
  if (favourites.status === 'failed')
    return (
      <EmptyState picture="broken" title={t('failure.list')} hint={t('failure.hint')}>
        <a href={paths.favourites(language)} className={buttonClass('main')}>
          {t('common.try-again')}
        </a>
      </EmptyState>
    )
  if (favourites.status === 'loading')
    return (
      <div className="script-only">
        <GridSkeleton count={SKELETONS.home} label={t('common.loading')} />
      </div>
    )
  if (favourites.pages.length === 0)
    return (
      <EmptyState picture="heart" title={t('hearts.none-title')} hint={t('hearts.none-hint')}>
        <ButtonLink look="main" to={paths.random(language)}>
          {t('hearts.browse')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <PageGrid pages={favourites.pages} lead="first" customizable heading="h2" />
      {favourites.hasMore && (
        <div className="mt-8 flex justify-center">
          <Button onClick={() => setShown(shown + STEP)}>{t('hearts.more')}</Button>
        </div>
      )}
    </>
  )
}
