import { memo } from 'react'
import { useNavigationType } from 'react-router'
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
import { CustomizeButton } from './customize-button.tsx'

interface Props {
  pages: readonly CardPage[]
  /** A grid that leads its screen fetches its first pictures at once; how soon the very first one is needed. */
  lead?: Urgency
  customizable?: boolean
  /** The cards' headings; `h2` where the grid stands right under the screen's title. */
  heading?: 'h2' | 'h3'
}

/** Remembered: a screen renders again whenever somebody sets out for the next one, and its cards are most of it. */
export const PageGrid = memo(function PageGrid({ pages, lead, customizable, heading }: Props) {
  const t = useText()
  const language = useLanguage()
  // Whoever goes back wants every card at its height at once, to stand where they stood; a first visit looks like that as well.
  const isBack = useNavigationType() === 'POP'
  return (
    <ul
      className={`grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-5 ${isBack ? 'by-and-by-at-first' : 'by-and-by'}`}
    >
      {pages.map((page, index) => (
        <li key={page.id}>
          <PageCard
            page={page}
            heading={heading}
            urgency={index === 0 ? lead : lead && index < EAGER_CARDS ? 'early' : undefined}
            corners={<Corners page={page} />}
            actions={
              <>
                <DownloadButton page={page} label={t('download.download')} />
                {customizable && <CustomizeButton slug={page.slug} title={pageTitle(page.title, language)} />}
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
})

function Corners({ page }: { page: CardPage }) {
  const title = pageTitle(page.title, useLanguage())
  return (
    <>
      <HeartButton pageId={page.id} title={title} />
      {/* Only what has a vector master can go into a pack. */}
      {page.file_url?.startsWith('/print/') && <PackButton as="switch" page={page} title={title} />}
    </>
  )
}
