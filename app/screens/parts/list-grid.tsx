import type { CardPage } from '#app/lib/pages/read.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { GridSkeleton } from '#app/ui/skeleton.tsx'
import { PageGrid } from './page-grid.tsx'

interface Props {
  pages: readonly CardPage[]
  /** So many stand in for the pages while others are waited for. */
  placeholders: number | false
}

/** The grid that a screen is made of. */
export function ListGrid({ pages, placeholders }: Props) {
  const t = useText()
  return (
    <PageGrid
      pages={pages}
      placeholder={placeholders && <GridSkeleton count={placeholders} label={t('common.loading')} />}
      lead="first"
      customizable
      heading="h2"
    />
  )
}
