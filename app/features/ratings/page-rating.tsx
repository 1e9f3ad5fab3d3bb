import { lazy, Suspense, useState } from 'react'
import { useNumbers } from '#app/lib/texts/use-numbers.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { RatingAverage } from './rate-page.ts'

const RateStars = lazy(() => import('./rate-stars.tsx'))

interface Props {
  page: RatingAverage & { id: string; slug: string }
  /** The account that created the page; undefined until it is known. */
  creatorId: string | null | undefined
}

function AverageRating({ average_rating, rating_count }: RatingAverage) {
  const t = useText()
  const { average } = useNumbers()
  if (average_rating <= 0) return null
  return (
    <span className="inline-flex items-center gap-2">
      <Stars
        average={average_rating}
        label={t('card.rating', { average: average(average_rating), count: rating_count })}
      />
      <span aria-hidden="true">
        {average(average_rating)} ({rating_count})
      </span>
    </span>
  )
}

/** The average rating, stars for signed-in users who did not create the page, and a sign-in button for guests. */
export function PageRating({ page, creatorId }: Props) {
  const t = useText()
  const { state, openAuth } = useSession()
  const [newest, setNewest] = useState<RatingAverage & { id: string }>()
  const userId = state.status === 'user' ? state.account.id : undefined
  const average = newest?.id === page.id ? newest : page
  // The creator sees the average rating once there is one.
  if (userId === creatorId && average.average_rating <= 0) return null
  return (
    // The stars load later; their space is reserved, so that the content below does not shift.
    <div
      className="flex flex-wrap items-center gap-x-6 gap-y-3 in-data-[session=user]:min-h-18"
      data-no-print
    >
      <AverageRating {...average} />
      {userId && creatorId !== undefined && userId !== creatorId && (
        <Suspense>
          <RateStars
            key={page.id}
            pageId={page.id}
            slug={page.slug}
            userId={userId}
            onRated={(rated) => setNewest({ ...rated, id: page.id })}
          />
        </Suspense>
      )}
      {!userId && (
        <Button
          variant="quiet"
          className="script-only -ml-4 min-h-11 in-data-[session=user]:hidden"
          onClick={() => openAuth('signin')}
        >
          <span aria-hidden="true">☆</span>
          {t('page.rate-sign-in')}
        </Button>
      )}
    </div>
  )
}
