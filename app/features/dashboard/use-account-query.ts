import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Client } from '#app/lib/session/client.ts'
import { useSession } from '#app/lib/session/session.tsx'

export type QueryName =
  'usage' | 'downloads' | 'history' | 'creations' | 'factors' | 'identities' | 'sessions'

/** What the account may read, remembered under a name. While more is fetched, what was there stays. */
export function useAccountQuery<T>(
  name: QueryName,
  read: (client: Client) => Promise<T>,
  detail: string | number = '',
): UseQueryResult<T> {
  const { client } = useSession()
  return useQuery({
    queryKey: [name, detail],
    queryFn: async () => read(await client()),
    placeholderData: keepPreviousData,
  })
}
