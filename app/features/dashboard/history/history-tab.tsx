import { useState } from 'react'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { DashboardTabProps } from '../dashboard-tab-props.ts'
import { QueryResult } from '../components/query-result.tsx'
import { MoreButton, RowSkeletons, ROWS_PER_STEP } from '../components/history-rows.tsx'
import { useAccountQuery } from '../use-account-query.ts'
import { fetchWishHistory } from './fetch-wish-history.ts'
import { useLiveWishHistory } from './use-live-wish-history.ts'
import { WishRow } from './wish-row.tsx'

/** The user's wishes with their results. */
export function HistoryTab({ account }: DashboardTabProps) {
  const t = useText()
  const language = useLanguage()
  const [limit, setLimit] = useState(ROWS_PER_STEP)
  useLiveWishHistory(account.id)
  const query = useAccountQuery('history', (client) => fetchWishHistory(client, account.id, limit), limit)
  return (
    <QueryResult query={query} loading={<RowSkeletons count={3} />}>
      {(wishes) =>
        wishes.length === 0 ? (
          <EmptyState picture="pencil" title={t('dashboard.no-wishes')} hint={t('dashboard.no-wishes-hint')}>
            <ButtonLink variant="primary" to={paths.create(language)}>
              {t('header.create')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-5">
            <ul className="flex flex-col gap-3">
              {wishes.map((wish) => (
                <WishRow key={wish.id} wish={wish} />
              ))}
            </ul>
            <MoreButton shown={wishes.length} limit={limit} onMore={() => setLimit(limit + ROWS_PER_STEP)} />
          </div>
        )
      }
    </QueryResult>
  )
}
