import { EAGER_CARDS } from '#domain/limits.ts'
import { PageCard } from '#app/components/page-card.tsx'
import type { CardPage } from '#app/lib/pages/read.ts'

/** A grid that leads its screen fetches its first pictures at once. */
export function PageGrid({ pages, lead }: { pages: readonly CardPage[]; lead?: boolean }) {
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-5">
      {pages.map((page, index) => (
        <li key={page.id}>
          <PageCard page={page} eager={lead && index < EAGER_CARDS} />
        </li>
      ))}
    </ul>
  )
}
