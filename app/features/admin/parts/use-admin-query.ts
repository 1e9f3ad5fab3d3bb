import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import type { Client } from '#app/lib/session/client.ts'
import { useSession } from '#app/lib/session/session.tsx'

interface Answer<Data> {
  data: Data | null
  error: { message: string } | null
}

interface Options {
  /** Ask again by itself after this long. */
  everyMs?: number
  retry?: number
}

/** A question to the data wire, its answer remembered. While another page of the same list is on its way, the last one stays. */
export function useAdminQuery<Data>(
  key: QueryKey,
  ask: (client: Client) => PromiseLike<Answer<Data>>,
  { everyMs, retry }: Options = {},
) {
  const { client } = useSession()
  return useQuery({
    queryKey: key,
    queryFn: async () => {
      const { data, error } = await ask(await client())
      if (error) throw new Error(error.message)
      return data as Data
    },
    placeholderData: keepPreviousData,
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
    ...(retry !== undefined && { retry }),
  })
}
