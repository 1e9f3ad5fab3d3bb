import { useAdminQuery } from './use-admin-query.ts'

const REFETCH_MS = 60_000

/** How many pages wait for review and how many messages wait for a reply, by the id of their section. */
export function useWaitingCounts(): Record<string, number> {
  const { data } = useAdminQuery<Record<string, number>>(
    ['admin', 'waiting'],
    async (client) => {
      const [review, messages] = await Promise.all([
        client.rpc('review_queue', {}, { head: true, count: 'exact' }),
        client.from('contact_messages').select('id', { head: true, count: 'exact' }).is('answered_at', null),
      ])
      return {
        data: { review: review.count ?? 0, messages: messages.count ?? 0 },
        error: review.error ?? messages.error,
      }
    },
    { refetchEveryMs: REFETCH_MS },
  )
  return data ?? {}
}
