import type { Database } from '#supabase/database.types.ts'
import { useNumbers } from '#app/lib/texts/use-numbers.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { DataTable } from '../table/data-table.tsx'
import { useAdminDateFormats } from '../use-admin-date-formats.ts'
import { ExportButton } from './export-button.tsx'
import { BarChart } from './bar-chart.tsx'

type Day = Database['public']['Functions']['admin_history']['Returns'][number]

const SERIES = [
  { name: 'downloads', color: '#4db6e5' },
  { name: 'creations', color: '#62c370' },
  { name: 'sign_ups', color: '#8a6fd1' },
  { name: 'failures', color: '#ff6b57' },
  { name: 'search_misses', color: '#ff9f43' },
  { name: 'not_found', color: '#ffd23f' },
] as const

/** Six charts over the same days, each with its numbers in a table below. */
export function HistoryCharts({ history }: { history: readonly Day[] }) {
  const t = useText()
  const header = [t('admin-analytics.day'), ...SERIES.map(({ name }) => t(`admin-analytics.chart-${name}`))]
  return (
    <section className="flex flex-col gap-4">
      <div className="grid gap-5 md:grid-cols-2">
        {SERIES.map(({ name, color }) => (
          <Chart key={name} name={name} color={color} history={history} />
        ))}
      </div>
      <ExportButton
        fileName="history.csv"
        header={header}
        rows={history.map((day) => [day.day, ...SERIES.map(({ name }) => day[name])])}
      />
    </section>
  )
}

interface ChartProps {
  name: (typeof SERIES)[number]['name']
  color: string
  history: readonly Day[]
}

function Chart({ name, color, history }: ChartProps) {
  const t = useText()
  const numbers = useNumbers()
  const { formatDate } = useAdminDateFormats()
  const title = t(`admin-analytics.chart-${name}`)
  const sum = history.reduce((total, day) => total + day[name], 0)
  return (
    <figure className="outlined flex min-w-0 flex-col gap-2 p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{title}</h2>
        <span className="text-sm text-ink-soft">
          {t('admin-analytics.sum', { count: numbers.count(sum) })}
        </span>
      </figcaption>
      <BarChart days={history.map(({ day }) => day)} counts={history.map((day) => day[name])} color={color} />
      <details>
        <summary className="flex min-h-11 items-center text-sm">{t('admin-analytics.as-table')}</summary>
        <DataTable
          caption={title}
          rows={[...history].reverse()}
          keyOf={({ day }) => day}
          columns={[
            { id: 'day', label: t('admin-analytics.day'), renderCell: ({ day }) => formatDate(day) },
            {
              id: 'count',
              label: t('admin-analytics.count'),
              numeric: true,
              renderCell: (day) => numbers.count(day[name]),
            },
          ]}
        />
      </details>
    </figure>
  )
}
