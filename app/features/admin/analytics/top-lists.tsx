import { isLanguage } from '#domain/languages.ts'
import { pageTitle } from '#domain/text.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useAdminQuery } from '../parts/use-admin-query.ts'
import { useDates } from '../parts/dates.ts'
import { TopList } from './top-list.tsx'

const MOST = 100

/** What is liked, missed and broken, most frequent first. */
export function TopLists({ days }: { days: number }) {
  const t = useText()
  const language = useLanguage()
  const { moment } = useDates()
  const top = useAdminQuery(['admin', 'top'], (client) => client.rpc('top_pages', { max_results: 20 }))
  const signUps = useAdminQuery(['admin', 'labels', 'sign_up', days], (client) =>
    client.rpc('admin_labels', { metric: 'sign_up', days }),
  )
  const creations = useAdminQuery(['admin', 'labels', 'creation', days], (client) =>
    client.rpc('admin_labels', { metric: 'creation', days }),
  )
  const misses = useAdminQuery(['admin', 'labels', 'search_miss', days], (client) =>
    client.rpc('admin_labels', { metric: 'search_miss', days, max_results: MOST }),
  )
  const paths = useAdminQuery(['admin', 'paths', days], (client) =>
    client.rpc('admin_not_found_paths', { days, max_results: MOST }),
  )
  const failures = useAdminQuery(['admin', 'failures', days], (client) =>
    client.rpc('admin_failures', { days, max_results: MOST }),
  )
  const count = t('admin-analytics.count')
  const tongue = (label: string) => (isLanguage(label) ? t(`admin.lang-${label}`) : label)
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <TopList
        title={t('admin-analytics.top')}
        file="top-pages.csv"
        head={[t('admin-analytics.title'), t('admin-analytics.downloads')]}
        query={top}
        row={(page) => [pageTitle(page.title, language), page.download_count]}
      />
      <TopList
        title={t('admin-analytics.languages')}
        file="languages.csv"
        head={[
          t('admin-analytics.language'),
          t('admin-analytics.chart-sign_ups'),
          t('admin-analytics.chart-creations'),
        ]}
        query={{ ...signUps, data: signUps.data && creations.data && merged(signUps.data, creations.data) }}
        row={({ label, signedUp, created }) => [tongue(label), signedUp, created]}
      />
      <TopList
        title={t('admin-analytics.misses')}
        file="searches-without-result.csv"
        head={[t('admin-analytics.words'), count]}
        query={misses}
        row={(miss) => [miss.label || t('admin-analytics.others'), miss.count]}
      />
      <TopList
        title={t('admin-analytics.paths')}
        file="paths-not-found.csv"
        head={[t('admin-analytics.path'), count, t('admin-analytics.last-seen')]}
        query={paths}
        row={(path) => [path.requested_path, path.count, moment(path.last_seen)]}
      />
      <TopList
        title={t('admin-analytics.failures')}
        file="failures.csv"
        head={[t('admin-analytics.reason'), count]}
        query={failures}
        row={(failure) => [failure.reason, failure.count]}
      />
    </div>
  )
}

interface Label {
  label: string
  count: number
}

function merged(signUps: readonly Label[], creations: readonly Label[]) {
  const labels = [...new Set([...signUps, ...creations].map(({ label }) => label))]
  const of = (list: readonly Label[], label: string) => list.find((one) => one.label === label)?.count ?? 0
  return labels.map((label) => ({ label, signedUp: of(signUps, label), created: of(creations, label) }))
}
