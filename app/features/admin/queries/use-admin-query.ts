import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import type { Client } from '#app/lib/session/supabase-client.ts'
import { useSession } from '#app/lib/session/session.tsx'

interface QueryResponse<Data> {
  data: Data | null
  error: { message: string } | null
}

interface Options {
  refetchEveryMs?: number
  retry?: number
}

/** A cached query of the REST API. The previous data stays visible while the data of a new key loads. */
export function useAdminQuery<Data>(
  key: QueryKey,
  fetchData: (client: Client) => PromiseLike<QueryResponse<Data>>,
  { refetchEveryMs, retry }: Options = {},
) {
  const { client } = useSession()
  return useQuery({
    queryKey: key,
    queryFn: async () => {
      const { data, error } = await fetchData(await client())
      if (error) throw new Error(error.message)
      return data as Data
    },
    placeholderData: keepPreviousData,
    ...(refetchEveryMs !== undefined && { refetchInterval: refetchEveryMs }),
    ...(retry !== undefined && { retry }),
  })
}
