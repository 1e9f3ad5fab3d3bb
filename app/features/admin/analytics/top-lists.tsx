import { isLanguage } from '#domain/text/languages.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useAdminUrl } from '../admin-url.ts'
import { RowActionLink } from '../table/row-action.tsx'
import { useAdminQuery } from '../queries/use-admin-query.ts'
import { useAdminDateFormats } from '../use-admin-date-formats.ts'
import { TopList } from './top-list.tsx'

const MAX_ROWS = 100

/** The most frequent downloads, languages, searches without result, missing paths and failures. */
export function TopLists({ days }: { days: number }) {
  const t = useText()
  const language = useLanguage()
  const adminUrl = useAdminUrl()
  const { formatDateTime } = useAdminDateFormats()
  const top = useAdminQuery(['admin', 'top'], (client) => client.rpc('top_pages', { max_results: 20 }))
  const signUps = useAdminQuery(['admin', 'labels', 'sign_up', days], (client) =>
    client.rpc('admin_labels', { metric: 'sign_up', days }),
  )
  const creations = useAdminQuery(['admin', 'labels', 'creation', days], (client) =>
    client.rpc('admin_labels', { metric: 'creation', days }),
  )
  const misses = useAdminQuery(['admin', 'search-misses', days], (client) =>
    client.rpc('admin_search_misses', { days, max_results: MAX_ROWS }),
  )
  const paths = useAdminQuery(['admin', 'paths', days], (client) =>
    client.rpc('admin_not_found_paths', { days, max_results: MAX_ROWS }),
  )
  const failures = useAdminQuery(['admin', 'failures', days], (client) =>
    client.rpc('admin_failures', { days, max_results: MAX_ROWS }),
  )
  const count = t('admin-analytics.count')
  const languageName = (label: string) => (isLanguage(label) ? t(`admin.lang-${label}`) : label)
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <TopList
        title={t('admin-analytics.top')}
        fileName="top-pages.csv"
        header={[t('admin-analytics.title'), t('admin-analytics.downloads')]}
        query={top}
        cellsOf={(page) => [pageTitle(page.title, language), page.download_count]}
      />
      <TopList
        title={t('admin-analytics.languages')}
        fileName="languages.csv"
        header={[
          t('admin-analytics.language'),
          t('admin-analytics.chart-sign_ups'),
          t('admin-analytics.chart-creations'),
        ]}
        query={{
          ...signUps,
          data: signUps.data && creations.data && mergeCounts(signUps.data, creations.data),
        }}
        cellsOf={({ label, signedUp, created }) => [languageName(label), signedUp, created]}
      />
      <TopList
        title={t('admin-analytics.misses')}
        fileName="searches-without-result.csv"
        header={[t('admin-analytics.words'), t('admin-analytics.language'), count]}
        query={misses}
        cellsOf={({ words, language: searchLanguage, count: times }) => [
          words || t('admin-analytics.others'),
          searchLanguage ? languageName(searchLanguage) : '',
          times,
        ]}
        renderAction={({ words, language: searchLanguage }) =>
          words && (
            <RowActionLink
              label={t('admin-analytics.add-synonym')}
              subject={words}
              to={adminUrl.href({
                tab: 'content',
                sub: 'synonyms',
                days: null,
                word: words,
                lang: searchLanguage,
              })}
            />
          )
        }
      />
      <TopList
        title={t('admin-analytics.paths')}
        fileName="paths-not-found.csv"
        header={[t('admin-analytics.path'), count, t('admin-analytics.last-seen')]}
        query={paths}
        cellsOf={(path) => [path.requested_path, path.count, formatDateTime(path.last_seen)]}
      />
      <TopList
        title={t('admin-analytics.failures')}
        fileName="failures.csv"
        header={[t('admin-analytics.reason'), count]}
        query={failures}
        cellsOf={(failure) => [failure.reason, failure.count]}
      />
    </div>
  )
}

interface Label {
  label: string
  count: number
}

function mergeCounts(signUps: readonly Label[], creations: readonly Label[]) {
  const labels = [...new Set([...signUps, ...creations].map(({ label }) => label))]
  const countOf = (list: readonly Label[], label: string) =>
    list.find((entry) => entry.label === label)?.count ?? 0
  return labels.map((label) => ({
    label,
    signedUp: countOf(signUps, label),
    created: countOf(creations, label),
  }))
}
