import { Link } from 'react-router'
import type { Tables } from '#supabase/database.types.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { useAdminDateFormats } from '../use-admin-date-formats.ts'
import { useAdminQuery } from '../queries/use-admin-query.ts'
import { useAdminUrl } from '../admin-url.ts'

type Job = Pick<Tables<'import_jobs'>, 'id' | 'file_name' | 'status' | 'created_at'>

/** Earlier imports, finished or not. */
export function RecentImports() {
  const t = useText()
  const adminUrl = useAdminUrl()
  const { formatDateTime } = useAdminDateFormats()
  const { data } = useAdminQuery<Job[]>(['admin', 'imports'], (client) =>
    client
      .from('import_jobs')
      .select('id, file_name, status, created_at')
      .order('created_at', { ascending: false })
      .limit(10),
  )
  if (!data || data.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t('admin-import.recent')}</h2>
      <ul className="outlined flex flex-col">
        {data.map(({ id, file_name, status, created_at }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 not-last:border-b not-last:border-ink/20"
          >
            <Link
              to={adminUrl.href({ import: id })}
              className="inline-flex min-h-11 items-center font-semibold break-all underline"
            >
              {file_name ?? t('admin-import.unnamed')}
            </Link>
            <span className="text-sm text-ink-soft">{formatDateTime(created_at)}</span>
            <Badge variant={status === 'completed' ? 'success' : 'warning'}>
              {t(`admin-import.status-${status}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
