import { useNumbers } from '#app/lib/texts/use-numbers.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { useAdminQuery } from '../queries/use-admin-query.ts'
import { LoadingRows } from '../feedback/loading-rows.tsx'

const TOTAL_NAMES = [
  'users',
  'pages',
  'releasedPages',
  'categories',
  'downloads',
  'prompts',
  'failedPrompts',
  'pagesToReview',
  'openReports',
  'openMessages',
] as const

/** Highlighted when above zero, because an admin has to act. */
const NEEDS_ATTENTION: readonly string[] = ['pagesToReview', 'openReports', 'openMessages']

export function Totals() {
  const t = useText()
  const numbers = useNumbers()
  const { data, error, refetch } = useAdminQuery(['admin', 'totals'], (client) => client.rpc('admin_totals'))
  if (error) return <ErrorMessage onRetry={() => void refetch()} />
  if (!data) return <LoadingRows rows={2} />
  const totals = data as Record<string, number>
  return (
    <section aria-label={t('admin-analytics.totals')}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {TOTAL_NAMES.map((name) => (
          <div
            key={name}
            className={`outlined flex flex-col-reverse justify-end px-4 py-3 ${NEEDS_ATTENTION.includes(name) && totals[name] ? 'bg-sun-soft' : ''}`}
          >
            <dt className="text-sm text-ink-soft">{t(`admin-analytics.${name}`)}</dt>
            <dd className="font-display text-2xl font-bold tabular-nums">
              {numbers.count(totals[name] ?? 0)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
