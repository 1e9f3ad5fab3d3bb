import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { pageText, pageTitle } from '#domain/text/localised-text.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { hasMaster } from '#app/lib/pages/has-master.ts'
import type { CardPage } from '#app/lib/pages/page-queries.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { longestWord } from '#app/lib/texts/longest-word.ts'
import { useNumbers } from '#app/lib/texts/use-numbers.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { ColoredPicture } from './colored-picture.tsx'
import { PagePicture, type PicturePriority } from './page-picture.tsx'

interface PageCardProps {
  page: CardPage
  priority?: PicturePriority
  /** Round buttons in a row below the title. */
  actions?: ReactNode
  /** One level below the heading above the card. */
  heading?: 'h2' | 'h3'
}

/**
 * A page in a list: mostly its picture, which is colored in under the mouse or focus. The title's link covers the
 * whole card; the actions are above it.
 */
export function PageCard({ page, priority, actions, heading: Heading = 'h3' }: PageCardProps) {
  const t = useText()
  const language = useLanguage()
  const { average, count } = useNumbers()
  const [isColored, setColored] = useState(false)
  const title = pageTitle(page.title, language)
  const description = pageText(page.description, language, '')
  return (
    <article className="group outlined relative flex h-full flex-col overflow-hidden transition-colors duration-300 focus-within:bg-sun-soft hover:bg-sun-soft">
      <div className="relative border-b-[2.5px] border-ink bg-sheet">
        <PagePicture
          page={page}
          priority={priority}
          alt=""
          sizes="(min-width: 1024px) 13rem, (min-width: 340px) 46vw, 92vw"
        />
        {isColored && hasMaster(page) && <ColoredPicture slug={page.slug} />}
        {/* On the lower edge, where the sheet has its margin, so that no part of the drawing is covered. */}
        <p className="absolute -bottom-3 left-1.5 flex gap-1">
          <Badge variant={page.difficulty} className="px-2 py-0 text-xs">
            {t(`common.difficulty-${page.difficulty}`)}
          </Badge>
          {page.is_ai_generated && <Badge className="px-2 py-0 text-xs">{t('card.ai')}</Badge>}
        </p>
      </div>
      <div className="flex grow flex-col px-2 pt-3.5 sm:px-3">
        <Heading
          className={`leading-[1.2] ${longestWord(title) > 14 ? 'text-[0.8rem] sm:text-[0.9rem]' : 'text-[0.95rem] sm:text-base'}`}
        >
          <Link
            to={paths.page(language, page.slug)}
            // A touch is the start of a tap or a scroll and would load a picture that nobody sees.
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setColored(true)}
            onFocus={({ target }) => target.matches(':focus-visible') && setColored(true)}
            className="inline-block min-h-6 after:absolute after:inset-0"
          >
            {title}
          </Link>
        </Heading>
        {/* For visitors who do not see what the picture shows. */}
        {description && <p className="sr-only">{description}</p>}
        <p className="flex flex-wrap items-center gap-x-2 text-sm leading-snug text-ink-soft">
          {page.average_rating > 0 && (
            <span className="inline-flex items-center gap-1">
              <Stars
                average={page.average_rating}
                label={t('card.rating', { average: average(page.average_rating), count: page.rating_count })}
                className="size-3.5"
              />
              <span aria-hidden="true">({count(page.rating_count)})</span>
            </span>
          )}
          {page.download_count > 0 && t('card.downloads', { count: page.download_count })}
        </p>
        {actions && (
          <div
            className="@container relative z-10 -mx-1.5 mt-auto flex items-center *:border-transparent *:bg-transparent *:aria-pressed:border-ink"
            data-no-print
          >
            {actions}
          </div>
        )}
      </div>
    </article>
  )
}
