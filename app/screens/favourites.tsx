import { useState } from 'react'
import { SKELETON_COUNTS } from '#domain/product-limits.ts'
import { NoScriptNotice } from '#app/components/no-script-notice.tsx'
import { AddAllButton } from '#app/features/pack/add-all-button.tsx'
import { useFavouritePages } from '#app/features/favourites/use-favourite-pages.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button, buttonClass, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GridSkeleton } from '#app/ui/skeleton.tsx'
import { PageGrid } from './page-lists/page-grid.tsx'
import { ScreenTitle } from './layout/screen-title.tsx'

const PAGES_PER_STEP = 40

export default function Favourites() {
  return (
    <TextBundle bundle="favourites">
      <FavouritesScreen />
    </TextBundle>
  )
}

function FavouritesScreen() {
  const t = useText()
  return (
    <>
      <Head title={t('favourites.title')} description={t('hearts.lead')} path={paths.favourites} noindex />
      <ScreenTitle title={t('favourites.title')} lead={t('hearts.lead')} />
      <NoScriptNotice hint="no-script.favourites" />
      {/* The list loads late; the minimum height keeps the footer from moving. */}
      <div className="min-h-dvh">
        <FavouritesList />
      </div>
    </>
  )
}

function FavouritesList() {
  const t = useText()
  const language = useLanguage()
  const [maxShown, setMaxShown] = useState(PAGES_PER_STEP)
  const favourites = useFavouritePages(maxShown)
  if (favourites.status === 'failed')
    return (
      <EmptyState picture="broken" title={t('failure.list')} hint={t('failure.hint')}>
        <a href={paths.favourites(language)} className={buttonClass('primary')}>
          {t('common.try-again')}
        </a>
      </EmptyState>
    )
  if (favourites.status === 'loading')
    return (
      <div className="script-only">
        <GridSkeleton count={SKELETON_COUNTS.home} label={t('common.loading')} />
      </div>
    )
  if (favourites.pages.length === 0)
    return (
      <EmptyState picture="heart" title={t('hearts.none-title')} hint={t('hearts.none-hint')}>
        <ButtonLink variant="primary" to={paths.random(language)}>
          {t('hearts.browse')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <div className="mb-4">
        <AddAllButton pages={favourites.pages} />
      </div>
      <PageGrid pages={favourites.pages} firstPriority="first" customizable heading="h2" />
      {favourites.hasMore && (
        <div className="mt-8 flex justify-center">
          <Button onClick={() => setMaxShown(maxShown + PAGES_PER_STEP)}>{t('hearts.more')}</Button>
        </div>
      )}
    </>
  )
}
