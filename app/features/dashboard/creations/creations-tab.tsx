import { useState } from 'react'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GridSkeleton } from '#app/ui/skeleton.tsx'
import type { DashboardTabProps } from '../dashboard-tab-props.ts'
import { QueryResult } from '../components/query-result.tsx'
import { MoreButton, ROWS_PER_STEP } from '../components/history-rows.tsx'
import { useAccountQuery } from '../use-account-query.ts'
import { CreationCard } from './creation-card.tsx'
import { fetchCreations } from './fetch-creations.ts'

/** The pages the user has created. */
export function CreationsTab({ account, PrintActions }: DashboardTabProps) {
  const t = useText()
  const language = useLanguage()
  const [limit, setLimit] = useState(ROWS_PER_STEP)
  const query = useAccountQuery('creations', (client) => fetchCreations(client, account.id, limit), limit)
  return (
    <QueryResult query={query} loading={<GridSkeleton count={5} label={t('common.loading')} />}>
      {(pages) =>
        pages.length === 0 ? (
          <EmptyState
            picture="sheet"
            title={t('dashboard.no-creations')}
            hint={t('dashboard.no-creations-hint')}
          >
            <ButtonLink variant="primary" to={paths.create(language)}>
              {t('header.create')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-6">
            <p className="max-w-prose text-ink-soft">{t('dashboard.creations-lead')}</p>
            <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
              {pages.map((page) => (
                <CreationCard key={page.id} page={page} printActions={<PrintActions page={page} />} />
              ))}
            </ul>
            <MoreButton shown={pages.length} limit={limit} onMore={() => setLimit(limit + ROWS_PER_STEP)} />
          </div>
        )
      }
    </QueryResult>
  )
}
