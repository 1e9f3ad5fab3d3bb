import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pageText, pageTitle } from '#domain/text/localised-text.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import type { CardPage } from '#app/lib/pages/page-queries.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useNumbers } from '#app/lib/texts/use-numbers.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { PagePicture, type PicturePriority } from './page-picture.tsx'

interface PageCardProps {
  page: CardPage
  priority?: PicturePriority
  actions?: ReactNode
  /** Toggle buttons over the right corners of the picture. */
  corners?: ReactNode
  /** One level below the heading above the card. */
  heading?: 'h2' | 'h3'
}

/** A page in a list. The title's link covers the whole card; the actions are above it. */
export function PageCard({ page, priority, actions, corners, heading: Heading = 'h3' }: PageCardProps) {
  const t = useText()
  const language = useLanguage()
  const { average, count } = useNumbers()
  const description = pageText(page.description, language, '')
  return (
    <article className="group outlined relative flex h-full flex-col overflow-hidden transition-colors duration-300 focus-within:bg-sun-soft hover:bg-sun-soft">
      <div className="relative border-b-[2.5px] border-ink bg-sheet">
        <PagePicture
          page={page}
          priority={priority}
          alt=""
          sizes="(min-width: 1024px) 14rem, (min-width: 640px) 45vw, 92vw"
        />
        <div className="absolute top-2.5 right-14 left-2.5 flex flex-wrap gap-1.5">
          <Badge variant={page.difficulty}>{t(`common.difficulty-${page.difficulty}`)}</Badge>
          {page.is_ai_generated && <Badge>{t('card.ai')}</Badge>}
        </div>
        {corners && (
          <div className="absolute inset-y-2 right-2 z-10 flex flex-col justify-between">{corners}</div>
        )}
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <Heading className="text-lg">
          <Link to={paths.page(language, page.slug)} className="after:absolute after:inset-0">
            {pageTitle(page.title, language)}
          </Link>
        </Heading>
        {description && <p className="line-clamp-2 text-sm text-ink-soft">{description}</p>}
        <p className="mt-auto flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          {page.average_rating > 0 && (
            <span className="inline-flex items-center gap-1">
              <Stars
                average={page.average_rating}
                label={t('card.rating', { average: average(page.average_rating), count: page.rating_count })}
                className="size-4"
              />
              <span aria-hidden="true">({count(page.rating_count)})</span>
            </span>
          )}
          {t('card.downloads', { count: page.download_count })}
        </p>
        {actions && <div className="relative z-10 flex flex-col gap-2 pt-1">{actions}</div>}
      </div>
    </article>
  )
}
