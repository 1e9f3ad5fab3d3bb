import type { ReactNode } from 'react'
import { PagePicture } from '#app/components/page-picture.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'

/** Placeholders for entries that are still loading. */
export function RowSkeletons({ count }: { count: number }) {
  const t = useText()
  return (
    <div role="status" aria-label={t('common.loading')} className="flex flex-col gap-3">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} aria-hidden="true" className="outlined flex gap-4 p-3">
          <div className="h-24 w-17 shrink-0 animate-pencil rounded-lg bg-sun-soft" />
          <div className="flex grow flex-col justify-center gap-3">
            <div className="h-5 w-2/3 animate-pencil rounded-full bg-ink/15" />
            <div className="h-4 w-1/3 animate-pencil rounded-full bg-ink/15" />
          </div>
        </div>
      ))}
    </div>
  )
}

interface RowProps {
  /** Null when the page is deleted or does not exist yet; the placeholder is shown instead of its picture. */
  page: { thumbnail_url: string | null; categories?: { icon: string | null } | null } | null
  placeholder: string
  children: ReactNode
  actions?: ReactNode
}

/** One entry of a history: a thumbnail, its texts and its actions. */
export function HistoryRow({ page, placeholder: sign, children, actions }: RowProps) {
  return (
    <li className="outlined flex flex-wrap items-center gap-x-4 gap-y-3 p-3">
      <div className="w-17 shrink-0 overflow-hidden rounded-lg border-2 border-ink bg-sheet">
        {page?.thumbnail_url ? (
          <PagePicture page={page} alt="" sizes="4rem" />
        ) : (
          <div aria-hidden="true" className="flex aspect-picture items-center justify-center text-3xl">
            {page?.categories?.icon ?? sign}
          </div>
        )}
      </div>
      <div className="min-w-40 flex-1">{children}</div>
      {actions && <div className="flex w-full flex-wrap gap-2 max-sm:[&>*]:grow sm:w-auto">{actions}</div>}
    </li>
  )
}

/** Entries shown at first, and added by each press of "more". */
export const ROWS_PER_STEP = 30

export function MoreButton({ shown, limit, onMore }: { shown: number; limit: number; onMore(): void }) {
  const t = useText()
  if (shown < limit) return null
  return (
    <Button className="self-center" onClick={onMore}>
      {t('dashboard.more')}
    </Button>
  )
}
