import { DrawNowLink } from '#app/components/draw-now-link.tsx'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import type { CardPage } from '#app/lib/pages/page-queries.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageGrid } from '../page-lists/page-grid.tsx'
import type { Theme } from '../page-lists/theme-grid.tsx'
import { CreateWishButton } from './create-wish-button.tsx'
import { PopularThemes } from './search-start.tsx'

interface Props {
  wish: string
  themes: readonly Theme[]
  popular: readonly CardPage[]
}

/** No page matches: we offer to draw the wish, and show what visitors like. */
export function NothingFound({ wish, themes, popular }: Props) {
  const t = useText()
  return (
    <>
      <EmptyState picture="magnifier" title={t('search.missing', { wish })} hint={t('search.none-hint')}>
        <CreateWishButton wish={wish} />
        <DrawNowLink wish={wish} />
        <ButtonLink to={paths.themes(useLanguage())}>{t('search.browse')}</ButtonLink>
      </EmptyState>
      <div className="mt-10">
        <PopularThemes themes={themes} />
      </div>
      {popular.length > 0 && (
        <section>
          <h2 className="mb-3 text-xl">{t('search.popular-pages')}</h2>
          <PageGrid pages={popular} />
        </section>
      )}
    </>
  )
}
