import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'

interface Props<T> {
  query: UseQueryResult<T>
  loading: ReactNode
  children(data: T): ReactNode
}

/** Renders a query while it loads, when it failed, and with its data. */
export function QueryResult<T>({ query, loading, children }: Props<T>) {
  const t = useText()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return loading
  return (
    <div role="alert" className="outlined flex flex-wrap items-center gap-4 bg-tomato-soft p-4">
      <p className="font-display font-bold">{t('dashboard.load-failed')}</p>
      <Button onClick={() => void query.refetch()}>{t('common.try-again')}</Button>
    </div>
  )
}
