import { useText } from '#app/lib/texts/use-text.tsx'
import { Select } from '#app/ui/field.tsx'
import { ErrorLine } from '../parts/error-line.tsx'
import { useAdminQuery } from '../parts/use-admin-query.ts'
import { Waiting } from '../parts/waiting.tsx'
import { useAdminPlace } from '../place.ts'
import { HistoryCharts } from './history-charts.tsx'
import { TopLists } from './top-lists.tsx'
import { Totals } from './totals.tsx'

const PERIODS = [7, 30, 90, 365] as const

/** What an operator needs to see. Everything in here is a number per day; nobody in particular is behind it. */
export default function Analytics() {
  const t = useText()
  const place = useAdminPlace()
  const days = PERIODS.find((period) => String(period) === place.get('days')) ?? 30
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
          onChange={(event) => place.go({ days: event.target.value })}
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
        <ErrorLine onAgain={() => void refetch()} />
      ) : data ? (
        <HistoryCharts history={data} />
      ) : (
        <Waiting />
      )}
      <TopLists days={days} />
    </div>
  )
}
