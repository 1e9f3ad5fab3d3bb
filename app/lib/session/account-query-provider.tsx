import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/**
 * The query cache for screens of signed-in users. Only lazily loaded screens import it, so guests never load the
 * library. Pass `key={account.id}`, so that one user never sees cached data of another.
 */
export function AccountQueryProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 3 } } }),
  )
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
