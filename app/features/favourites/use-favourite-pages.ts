import { useEffect, useState } from 'react'
import { fetchRows } from '#app/lib/api/rest-client.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { CARD_COLUMNS, type CardPage } from '#app/lib/pages/page-queries.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useFavourites } from './favourites-store.ts'
import { lastSeenFavourites } from './last-seen-favourites.ts'

type FavouritePages =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; pages: CardPage[]; hasMore: boolean }

/** The favourite pages that still exist, newest first, at most `limit` of them. */
export function useFavouritePages(limit: number): FavouritePages {
  const { config } = useSiteData()
  const { state, client } = useSession()
  const { ids, storedIn } = useFavourites()
  const [result, setResult] = useState<CardPage[] | 'failed'>()
  const userId = state.status === 'user' ? state.account.id : undefined
  const areIdsKnown = state.status === 'guest' || (userId !== undefined && storedIn === 'account')
  const wantedIds = ids.slice(0, limit).join(',')
  useEffect(() => {
    if (!areIdsKnown) return undefined
    const controller = new AbortController()
    const fetchPages = async (): Promise<CardPage[]> => {
      if (wantedIds === '') return []
      if (!userId)
        return fetchRows<CardPage>(
          'coloring_pages',
          { select: CARD_COLUMNS, id: `in.(${wantedIds})` },
          config.publishableKey,
          controller.signal,
        )
      const db = await client()
      return (
        await db.from('coloring_pages').select(CARD_COLUMNS).in('id', wantedIds.split(',')).throwOnError()
      ).data
    }
    const order = wantedIds.split(',')
    const show = (pages: readonly CardPage[]) =>
      setResult(pages.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)))
    fetchPages().then(
      (pages) => {
        if (controller.signal.aborted) return
        show(pages)
        lastSeenFavourites.set({ owner: userId ?? '', pages })
      },
      () => {
        if (controller.signal.aborted) return
        const seen = lastSeenFavourites.get().pages.filter(({ id }) => order.includes(id))
        if (seen.length > 0) show(seen)
        else setResult('failed')
      },
    )
    return () => controller.abort()
  }, [areIdsKnown, userId, wantedIds, client, config.publishableKey])
  if (!areIdsKnown || result === undefined) return { status: 'loading' }
  if (result === 'failed') return { status: 'failed' }
  // A removed favourite disappears at once; an added one appears with the next response.
  return {
    status: 'ready',
    pages: result.filter(({ id }) => ids.includes(id)),
    hasMore: ids.length > limit,
  }
}
