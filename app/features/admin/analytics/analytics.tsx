import { useText } from '#app/lib/texts/use-text.tsx'
import { Select } from '#app/ui/field.tsx'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { useAdminQuery } from '../queries/use-admin-query.ts'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { useAdminUrl } from '../admin-url.ts'
import { HistoryCharts } from './history-charts.tsx'
import { TopLists } from './top-lists.tsx'
import { Totals } from './totals.tsx'

const PERIODS = [7, 30, 90, 365] as const

/** Only counts per day: none of the numbers can be traced to a person. */
export default function Analytics() {
  const t = useText()
  const adminUrl = useAdminUrl()
  const days = PERIODS.find((period) => String(period) === adminUrl.get('days')) ?? 30
  const { data, error, refetch } = useAdminQuery(['admin', 'history', days], (client) =>
    client.rpc('admin_history', { days }),
  )
  return (
    <div className="flex flex-col gap-8">
      <Totals />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Select
          label={t('admin-analytics.days')}
          value={days}
          onChange={(event) => adminUrl.navigate({ days: event.target.value })}
        >
          {PERIODS.map((period) => (
            <option key={period} value={period}>
              {t('admin-analytics.last-days', { count: period })}
            </option>
          ))}
        </Select>
        <p className="text-sm text-ink-soft">{t('admin-analytics.privacy')}</p>
      </div>
      {error ? (
        <ErrorMessage onRetry={() => void refetch()} />
      ) : data ? (
        <HistoryCharts history={data} />
      ) : (
        <LoadingRows />
      )}
      <TopLists days={days} />
    </div>
  )
}
