import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'

interface Props<T> {
  query: UseQueryResult<T>
  waiting: ReactNode
  children(data: T): ReactNode
}

/** The three states of what is asked for: on its way, not to be had, there. */
export function Answered<T>({ query, waiting, children }: Props<T>) {
  const t = useText()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return waiting
  return (
    <div role="alert" className="outlined flex flex-wrap items-center gap-4 bg-tomato-soft p-4">
      <p className="font-display font-bold">{t('dashboard.load-failed')}</p>
      <Button onClick={() => void query.refetch()}>{t('common.try-again')}</Button>
    </div>
  )
}
