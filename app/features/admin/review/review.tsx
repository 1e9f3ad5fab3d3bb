import { useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { ReviewCard } from './review-card.tsx'
import { useReviewQueue } from './use-review-queue.ts'

/** Shows the pages that wait for release and the reported pages, one at a time. */
export default function Review() {
  const t = useText()
  const { items, error, refetch, decide, busy } = useReviewQueue()
  const [position, setPosition] = useState(0)
  if (error) return <ErrorMessage onRetry={() => void refetch()} />
  if (!items) return <LoadingRows />
  if (items.length === 0)
    return <EmptyState picture="done" title={t('admin-review.empty')} hint={t('admin-review.empty-hint')} />
  const index = Math.min(position, items.length - 1)
  const item = items[index]!
  const step = (offset: number) => setPosition((index + offset + items.length) % items.length)
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
