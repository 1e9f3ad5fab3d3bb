import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Database } from '#supabase/database.types.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useAdminQuery } from '../queries/use-admin-query.ts'

export type ReviewItem = Database['public']['Functions']['review_queue']['Returns'][number]

interface Report {
  reason: Database['public']['Enums']['report_reason']
  comment: string | null
}

export const reportsOf = ({ reports }: ReviewItem) => (reports ?? []) as unknown as Report[]

/** The review queue and the decision about one of its pages. */
export function useReviewQueue() {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { data, error, refetch } = useAdminQuery<ReviewItem[]>(['admin', 'review'], (db) =>
    db.rpc('review_queue'),
  )

  const decide = async (item: ReviewItem, approve: boolean) => {
    if (busy) return
    setBusy(true)
    const failed = await client()
      .then((db) => db.rpc('review_page', { page_id: item.id, approve }))
      .then(
        ({ error: reviewError }) => reviewError !== null,
        () => true,
      )
    await queries.invalidateQueries({ queryKey: ['admin'] })
    setBusy(false)
    const isReported = reportsOf(item).length > 0
    if (failed) return show({ kind: 'error', title: t('admin.failed') })
    show({
      kind: 'success',
      title: t(
        approve
          ? isReported
            ? 'admin-review.kept'
            : 'admin-review.released'
          : isReported
            ? 'admin-review.hidden'
            : 'admin-review.declined',
      ),
    })
  }
  return { items: data, error, refetch, decide, busy }
}
