import { memo, type ReactNode } from 'react'
import { EAGER_CARDS } from '#domain/limits.ts'
import { pageTitle } from '#domain/text.ts'
import { PageCard } from '#app/components/page-card.tsx'
import type { Urgency } from '#app/components/page-picture.tsx'
import { DownloadButton } from '#app/features/download/download-button.tsx'
import { HeartButton } from '#app/features/favourites/heart-button.tsx'
import { PackButton } from '#app/features/pack/pack-button.tsx'
import { useLanguage } from '#app/lib/frame.ts'
import type { CardPage } from '#app/lib/pages/read.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useByAndBy } from '#app/lib/use-by-and-by.ts'
import { CustomizeButton } from './customize-button.tsx'

interface Props {
  pages: readonly CardPage[]
  /** What stands in for the pages while others are waited for. */
  placeholder?: ReactNode
  /** A grid that leads its screen fetches its first pictures at once; how soon the very first one is needed. */
  lead?: Urgency
  customizable?: boolean
  /** The cards' headings; `h2` where the grid stands right under the screen's title. */
  heading?: 'h2' | 'h3'
}

const NONE: readonly CardPage[] = []

/** Remembered: a screen renders again whenever somebody sets out for the next one, and its cards are most of it. */
export const PageGrid = memo(function PageGrid({ pages, placeholder, lead, ...looks }: Props) {
  const { shown, isDone, isDealt } = useByAndBy(placeholder ? NONE : pages)
  if (placeholder) return placeholder
  return (
    <ul
      aria-busy={!isDone}
      // While it grows, what stands below stays out of sight.
      className={`by-and-by grid grid-cols-1 content-start gap-5 sm:grid-cols-2 lg:grid-cols-5 ${isDealt ? 'dealt' : ''} ${shown.length < pages.length ? 'min-h-dvh' : ''}`}
    >
      {shown.map((page, index) => (
        <li key={page.id}>
          <GridCard
            page={page}
            urgency={index === 0 ? lead : lead && index < EAGER_CARDS ? 'early' : undefined}
            {...looks}
          />
        </li>
      ))}
    </ul>
  )
})

const GridCard = memo(function GridCard({
  page,
  customizable,
  ...looks
}: Omit<Props, 'pages' | 'placeholder' | 'lead'> & { page: CardPage; urgency?: Urgency }) {
  const t = useText()
  const title = pageTitle(page.title, useLanguage())
  return (
    <PageCard
      page={page}
      {...looks}
      corners={
        <>
          <HeartButton pageId={page.id} title={title} />
          {/* Only what has a vector master can go into a pack. */}
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
