import { MonthlyUsage } from '#domain/accounts/monthly-usage.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useNumbers } from '#app/lib/texts/use-numbers.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { LoadingMessage } from '#app/ui/loading-message.tsx'
import { QueryResult } from '../components/query-result.tsx'
import { Panel } from '../components/panel.tsx'
import { useAccountQuery } from '../use-account-query.ts'

/** The remaining creations and changes of this month, as the database counts them for its limits. */
export function UsagePanel() {
  const t = useText()
  const language = useLanguage()
  const query = useAccountQuery('usage', async (client) =>
    MonthlyUsage.parse((await client.rpc('my_usage').throwOnError()).data),
  )
  return (
    <Panel title={t('dashboard.usage-title')} lead={t('dashboard.usage-lead')}>
      <QueryResult query={query} loading={<LoadingMessage>{t('common.loading')}</LoadingMessage>}>
        {(usage) => (
          <dl className="grid grid-cols-2 gap-3">
            <RemainingCount
              label={t('dashboard.creations-left')}
              used={usage.createUsed}
              limit={usage.createLimit}
            />
            <RemainingCount
              label={t('dashboard.changes-left')}
              used={usage.modifyUsed}
              limit={usage.modifyLimit}
            />
          </dl>
        )}
      </QueryResult>
      <ButtonLink to={paths.create(language)}>{t('header.create')}</ButtonLink>
    </Panel>
  )
}

function RemainingCount({ label, used, limit }: { label: string; used: number; limit: number }) {
  const { count } = useNumbers()
  return (
    <div className="outlined flex flex-col bg-sky-soft p-3">
      <dt className="text-sm">{label}</dt>
      <dd className="font-display text-2xl font-bold">
        {count(Math.max(0, limit - used))}/{count(limit)}
      </dd>
    </div>
  )
}
