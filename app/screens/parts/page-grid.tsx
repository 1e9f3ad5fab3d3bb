import { EAGER_CARDS } from '#domain/limits.ts'
import { PageCard } from '#app/components/page-card.tsx'
import { DownloadButton } from '#app/features/download/download-button.tsx'
import type { CardPage } from '#app/lib/pages/read.ts'
import { useText } from '#app/lib/texts/use-text.tsx'

/** A grid that leads its screen fetches its first pictures at once. */
export function PageGrid({ pages, lead }: { pages: readonly CardPage[]; lead?: boolean }) {
  const t = useText()
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-5">
      {pages.map((page, index) => (
        <li key={page.id}>
          <PageCard
            page={page}
            eager={lead && index < EAGER_CARDS}
            actions={<DownloadButton page={page} label={t('download.download')} />}
          />
        </li>
      ))}
    </ul>
  )
}
