import { memo, type ReactNode } from 'react'
import { EAGER_CARD_COUNT } from '#domain/product-limits.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import { PageCard } from '#app/components/page-card.tsx'
import type { PicturePriority } from '#app/components/page-picture.tsx'
import { DownloadButton } from '#app/features/download/download-button.tsx'
import { HeartButton } from '#app/features/favourites/heart-button.tsx'
import { PackButton } from '#app/features/pack/pack-button.tsx'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import type { CardPage } from '#app/lib/pages/page-queries.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useStaggeredList } from '#app/lib/rendering/use-staggered-list.ts'
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
  customizable?: boolean
  /** The heading level of the cards; `h2` where the grid follows the screen's title. */
  heading?: 'h2' | 'h3'
}

const NONE: readonly CardPage[] = []

/** Memoised, because every navigation renders the screen again, and the cards are most of its work. */
export const PageGrid = memo(function PageGrid({ pages, placeholder, firstPriority, ...cardProps }: Props) {
  const { shown, isDone, isStaggered } = useStaggeredList(placeholder ? NONE : pages)
  if (placeholder) return placeholder
  return (
    <ul
      aria-busy={!isDone}
      // The minimum height keeps the content below out of view while the list grows.
      className={`staggered-list grid grid-cols-1 content-start gap-5 sm:grid-cols-2 lg:grid-cols-5 ${isStaggered ? 'staggered-change' : ''} ${shown.length < pages.length ? 'min-h-dvh' : ''}`}
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
    </ul>
  )
})

const GridCard = memo(function GridCard({
  page,
  customizable,
  ...cardProps
}: Omit<Props, 'pages' | 'placeholder' | 'firstPriority'> & { page: CardPage; priority?: PicturePriority }) {
  const t = useText()
  const title = pageTitle(page.title, useLanguage())
  return (
    <PageCard
      page={page}
      {...cardProps}
      corners={
        <>
          <HeartButton pageId={page.id} title={title} />
          {/* Only pages with a vector master can be added to a pack. */}
          {page.file_url?.startsWith('/print/') && <PackButton as="switch" page={page} title={title} />}
        </>
      }
      actions={
        <>
          <DownloadButton page={page} label={t('download.download')} />
          {customizable && <CustomizeButton slug={page.slug} title={title} />}
        </>
      }
    />
  )
})
