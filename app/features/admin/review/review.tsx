import { useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorLine } from '../parts/error-line.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { ReviewCard } from './review-card.tsx'
import { useReview } from './use-review.ts'

/** What waits for an admin's eye: wishes for release and reports, one after the other, large. */
export default function Review() {
  const t = useText()
  const { items, error, refetch, decide, busy } = useReview()
  const [at, setAt] = useState(0)
  if (error) return <ErrorLine onAgain={() => void refetch()} />
  if (!items) return <Waiting />
  if (items.length === 0)
    return <EmptyState picture="done" title={t('admin-review.empty')} hint={t('admin-review.empty-hint')} />
  const index = Math.min(at, items.length - 1)
  const item = items[index]!
  const step = (by: number) => setAt((index + by + items.length) % items.length)
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="font-display font-bold">
        {t('admin-review.place', { at: index + 1, total: items.length })}
      </p>
      <ReviewCard
        item={item}
        busy={busy}
        onDecide={(approve) => void decide(item, approve)}
        onNext={() => step(1)}
        onPrevious={() => step(-1)}
      />
    </div>
  )
}
