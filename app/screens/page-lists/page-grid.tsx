import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { EAGER_CARD_COUNT } from '#domain/product-limits.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import { PageCard } from '#app/components/page-card.tsx'
import type { PicturePriority } from '#app/components/page-picture.tsx'
import { DownloadButton } from '#app/features/download/download-button.tsx'
import { HeartButton } from '#app/features/favourites/heart-button.tsx'
import { PackButton } from '#app/features/pack/pack-button.tsx'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { hasMaster } from '#app/lib/pages/has-master.ts'
import type { CardPage } from '#app/lib/pages/page-queries.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useStaggeredList } from '#app/lib/rendering/use-staggered-list.ts'
import { CARD_GRID_CLASS } from '#app/ui/card-grid.ts'
import { CustomizeButton } from '../page-detail/customize-button.tsx'

interface Props {
  pages: readonly CardPage[]
  /** Shown instead of the pages while others load. */
  placeholder?: ReactNode
  /**
   * The priority of the first picture, for a grid at the top of its screen. Such a grid also loads the pictures
   * after it eagerly.
   */
  firstPriority?: PicturePriority
  /** A link after the last card, which fills the gap that five cards leave in two columns. */
  morePath?: string
  moreLabel?: string
  customizable?: boolean
  /** The heading level of the cards; `h2` where the grid follows the screen's title. */
  heading?: 'h2' | 'h3'
}

const NONE: readonly CardPage[] = []

/** Memoised, because every navigation renders the screen again, and the cards are most of its work. */
export const PageGrid = memo(function PageGrid(props: Props) {
  const { pages, placeholder, firstPriority, morePath, moreLabel, ...cardProps } = props
  const { shown, isDone, isStaggered } = useStaggeredList(placeholder ? NONE : pages)
  if (placeholder) return placeholder
  return (
    <ul
      aria-busy={!isDone}
      // The minimum height keeps the content below out of view while the list grows.
      className={`staggered-list ${CARD_GRID_CLASS} ${isStaggered ? 'staggered-change' : ''} ${shown.length < pages.length ? 'min-h-dvh' : ''}`}
    >
      {shown.map((page, index) => (
        <li key={page.id}>
          <GridCard
            page={page}
            priority={
              index === 0 ? firstPriority : firstPriority && index < EAGER_CARD_COUNT ? 'early' : undefined
            }
            {...cardProps}
          />
        </li>
      ))}
      {morePath && isDone && (
        <li className="lg:hidden">
          <Link
            to={morePath}
            className="outlined crayon crayon-sun flex h-full items-center justify-center p-3 text-center font-display text-lg font-bold hyphens-auto"
          >
            {moreLabel} →
          </Link>
        </li>
      )}
    </ul>
  )
})

const GridCard = memo(function GridCard({
  page,
  customizable,
  ...cardProps
}: Pick<Props, 'customizable' | 'heading'> & { page: CardPage; priority?: PicturePriority }) {
  const t = useText()
  const title = pageTitle(page.title, useLanguage())
  return (
    <PageCard
      page={page}
      {...cardProps}
      actions={
        <>
          <HeartButton pageId={page.id} title={title} />
          {hasMaster(page) && <PackButton as="switch" page={page} title={title} />}
          <DownloadButton as="icon" page={page} label={t('download.download')} />
          {customizable && <CustomizeButton as="icon" slug={page.slug} title={title} />}
        </>
      }
    />
  )
})
