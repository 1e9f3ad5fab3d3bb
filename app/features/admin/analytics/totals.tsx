import { useNumbers } from '#app/lib/texts/use-numbers.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ErrorLine } from '../parts/error-line.tsx'
import { useAdminQuery } from '../parts/use-admin-query.ts'
import { Waiting } from '../parts/waiting.tsx'

const COUNTED = [
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

/** Things that wait for somebody stand out as soon as there is one. */
const WAITING: readonly string[] = ['pagesToReview', 'openReports', 'openMessages']

export function Totals() {
  const t = useText()
  const numbers = useNumbers()
  const { data, error, refetch } = useAdminQuery(['admin', 'totals'], (client) => client.rpc('admin_totals'))
  if (error) return <ErrorLine onAgain={() => void refetch()} />
  if (!data) return <Waiting rows={2} />
  const totals = data as Record<string, number>
  return (
    <section aria-label={t('admin-analytics.totals')}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {COUNTED.map((name) => (
          <div
            key={name}
            className={`outlined flex flex-col-reverse justify-end px-4 py-3 ${WAITING.includes(name) && totals[name] ? 'bg-sun-soft' : ''}`}
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
