import { useEffect, useRef, useState } from 'react'
import { RATING } from '#domain/limits.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Star } from '#app/ui/stars.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type Average, myRating, ratePage } from './rate-page.ts'

interface Props {
  pageId: string
  slug: string
  userId: string
  onRated(average: Average): void
}

const SCALE = Array.from({ length: RATING.max - RATING.min + 1 }, (_, index) => RATING.min + index)

/** One to five stars to press: a group of radio buttons, so that arrow keys and screen readers know it. */
export default function RateStars(props: Props) {
  return (
    <TextBundle bundle="ratings">
      <Written {...props} />
    </TextBundle>
  )
}

function Written({ pageId, slug, userId, onRated }: Props) {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const [rating, setRating] = useState(0)
  const newest = useRef(0)
  useEffect(() => {
    const asked = newest.current
    void client()
      .then((db) => myRating(db, pageId, userId))
      .then((known) => newest.current === asked && setRating(known))
      .catch(() => {})
  }, [client, pageId, userId])

  const rate = async (stars: number) => {
    const before = rating
    const mine = ++newest.current
    setRating(stars)
    try {
      const average = await ratePage(await client(), { pageId, slug, userId, stars })
      // Who walks through the stars with the arrow keys is answered for the last one.
      if (newest.current !== mine) return
      onRated(average)
      show({ kind: 'success', title: t('ratings.thanks') })
    } catch (error) {
      if (newest.current !== mine) return
      setRating(before)
      const message =
        error instanceof Error && error.message === 'sign-in-first' ? 'ratings.login' : 'ratings.failed'
      show({ kind: 'error', title: t(message) })
    }
  }

  return (
    <fieldset>
      <legend className="mb-1 text-base">{t('ratings.rate')}</legend>
      <div className="flex">
        {SCALE.map((stars) => (
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
