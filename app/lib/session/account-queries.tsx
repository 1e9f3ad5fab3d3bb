import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/**
 * Remembered answers for the screens of signed-in people. Only lazily loaded screens import this, so that visitors never load the library.
 * Give it `key={account.id}`: what one person was shown must not be left for the next.
 */
export function AccountQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 3 } } }),
  )
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
