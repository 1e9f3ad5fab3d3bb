import type { CardPage } from '#app/lib/pages/page-queries.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { GridSkeleton } from '#app/ui/skeleton.tsx'
import { PageGrid } from './page-grid.tsx'

interface Props {
  pages: readonly CardPage[]
  /** The number of skeleton cards to show instead of the pages while others load. */
  placeholders: number | false
}

/** The grid of a screen whose main content is a list of pages. */
export function MainPageGrid({ pages, placeholders }: Props) {
  const t = useText()
  return (
    <PageGrid
      pages={pages}
      placeholder={placeholders && <GridSkeleton count={placeholders} label={t('common.loading')} />}
      firstPriority="first"
      customizable
      heading="h2"
    />
  )
}
