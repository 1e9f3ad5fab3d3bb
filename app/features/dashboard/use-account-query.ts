import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Client } from '#app/lib/session/supabase-client.ts'
import { useSession } from '#app/lib/session/session.tsx'

type QueryName = 'usage' | 'downloads' | 'history' | 'creations' | 'factors' | 'identities' | 'sessions'

/** A cached query of the signed-in user. The last result stays visible while the next one loads. */
export function useAccountQuery<T>(
  name: QueryName,
  fetchData: (client: Client) => Promise<T>,
  variant: string | number = '',
): UseQueryResult<T> {
  const { client } = useSession()
  return useQuery({
    queryKey: [name, variant],
    queryFn: async () => fetchData(await client()),
    placeholderData: keepPreviousData,
  })
}
