import { useEffect, useState } from 'react'
import { askRows } from '#app/lib/ask.ts'
import { useFrame } from '#app/lib/frame.ts'
import { CARD, type CardPage } from '#app/lib/pages/read.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useFavourites } from './favourites.ts'

export type FavouritePages =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; pages: CardPage[]; hasMore: boolean }

/** The favourite pages that still exist, newest first, at most `shown` of them. */
export function useFavouritePages(shown: number): FavouritePages {
  const { config } = useFrame()
  const { state, client } = useSession()
  const { ids, kept } = useFavourites()
  const [known, setKnown] = useState<{ wanted: string; pages: CardPage[] } | 'failed'>()
  const isUser = state.status === 'user'
  const isSettled = state.status === 'guest' || (isUser && kept === 'in-account')
  const wanted = ids.slice(0, shown).join(',')
  useEffect(() => {
    if (!isSettled) return undefined
    const asked = new AbortController()
    const rows = async (): Promise<CardPage[]> => {
      if (wanted === '') return []
      if (!isUser)
        return askRows<CardPage>(
          'coloring_pages',
          { select: CARD, id: `in.(${wanted})` },
          config.publishableKey,
          asked.signal,
        )
      const db = await client()
      return (await db.from('coloring_pages').select(CARD).in('id', wanted.split(',')).throwOnError()).data
    }
    const order = wanted.split(',')
    rows().then(
      (pages) =>
        asked.signal.aborted ||
        setKnown({ wanted, pages: pages.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) }),
      () => asked.signal.aborted || setKnown('failed'),
    )
    return () => asked.abort()
  }, [isSettled, isUser, wanted, client, config.publishableKey])
  if (!isSettled || known === undefined) return { status: 'loading' }
  if (known === 'failed') return { status: 'failed' }
  // What was just taken out goes at once; what came in comes with the next answer.
  return {
    status: 'ready',
    pages: known.pages.filter(({ id }) => ids.includes(id)),
    hasMore: ids.length > shown,
  }
}
