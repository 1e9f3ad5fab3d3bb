import { useEffect, useRef, useState } from 'react'
import { RATING_RANGE } from '#domain/product-limits.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Star } from '#app/ui/stars.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type RatingAverage, fetchMyRating, ratePage } from './rate-page.ts'

interface Props {
  pageId: string
  slug: string
  userId: string
  onRated(average: RatingAverage): void
}

const STAR_COUNTS = Array.from(
  { length: RATING_RANGE.max - RATING_RANGE.min + 1 },
  (_, index) => RATING_RANGE.min + index,
)

/** One to five stars as radio buttons, so that arrow keys and screen readers work. */
export default function RateStars(props: Props) {
  return (
    <TextBundle bundle="ratings">
      <StarsForm {...props} />
    </TextBundle>
  )
}

function StarsForm({ pageId, slug, userId, onRated }: Props) {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const [rating, setRating] = useState(0)
  const latestRequest = useRef(0)
  useEffect(() => {
    const request = latestRequest.current
    void client()
      .then((db) => fetchMyRating(db, pageId, userId))
      .then((stored) => latestRequest.current === request && setRating(stored))
      .catch(() => {})
  }, [client, pageId, userId])

  const rate = async (stars: number) => {
    const previous = rating
    const request = ++latestRequest.current
    setRating(stars)
    try {
      const average = await ratePage(await client(), { pageId, slug, userId, stars })
      // Arrow keys rate several times in a row; only the last response counts.
      if (latestRequest.current !== request) return
      onRated(average)
      show({ kind: 'success', title: t('ratings.thanks') })
    } catch (error) {
      if (latestRequest.current !== request) return
      setRating(previous)
      const message =
        error instanceof Error && error.message === 'sign-in-first' ? 'ratings.login' : 'ratings.failed'
      show({ kind: 'error', title: t(message) })
    }
  }

  return (
    <fieldset>
      <legend className="mb-1 text-base">{t('ratings.rate')}</legend>
      <div className="flex">
        {STAR_COUNTS.map((stars) => (
          <label
            key={stars}
            className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-ink [&:hover_path]:fill-sun-soft"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={rating === stars}
              onChange={() => void rate(stars)}
              className="sr-only"
            />
            <span className="sr-only">{t('ratings.stars', { count: stars })}</span>
            <Star isFull={stars <= rating} className="size-8" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
