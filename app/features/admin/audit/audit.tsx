import type { Json } from '#supabase/database.types.ts'
import type { Client } from '#app/lib/session/supabase-client.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { DataTable } from '../table/data-table.tsx'
import { useAdminDateFormats } from '../use-admin-date-formats.ts'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { SearchField } from '../table/search-field.tsx'
import { TablePager } from '../table/table-pager.tsx'
import { useAdminQuery } from '../queries/use-admin-query.ts'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { currentPage, useAdminUrl } from '../admin-url.ts'

const PER_PAGE = 50

interface Entry {
  id: number
  created_at: string
  action: string
  subject: string | null
  details: Json
  actor: string | null
}

interface Entries {
  rows: Entry[]
  total: number
  /** Names by account id; deleted accounts are missing. */
  actorNames: Map<string, string>
}

/** The actions of admins, newest first. */
export default function Audit() {
  const t = useText()
  const { formatDateTime } = useAdminDateFormats()
  const adminUrl = useAdminUrl()
  const [action, page] = [adminUrl.get('q'), currentPage(adminUrl)]
  const { data, error, refetch } = useAdminQuery<Entries>(['admin', 'audit', action, page], (client) =>
    fetchEntries(client, action, page),
  )
  const actorName = (actor: string | null, actorNames: Entries['actorNames']) =>
    actor === null ? t('admin-audit.nobody') : (actorNames.get(actor) ?? t('admin-audit.gone'))
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">{t('admin-audit.hint')}</p>
      <SearchField label={t('admin-audit.action')} />
      {error ? (
        <ErrorMessage onRetry={() => void refetch()} />
      ) : data ? (
        <DataTable
          caption={t('admin-audit.caption')}
          rows={data.rows}
          keyOf={({ id }) => String(id)}
          columns={[
            {
              id: 'when',
              label: t('admin-audit.when'),
              noWrap: true,
              renderCell: ({ created_at }) => formatDateTime(created_at),
            },
            {
              id: 'who',
              label: t('admin-audit.who'),
              renderCell: ({ actor }) => actorName(actor, data.actorNames),
            },
            {
              id: 'action',
              label: t('admin-audit.action'),
              renderCell: ({ action: actionName }) => <code className="wrap-anywhere">{actionName}</code>,
            },
            {
              id: 'subject',
              label: t('admin-audit.subject'),
              renderCell: ({ subject }) => <span className="text-sm wrap-anywhere">{subject}</span>,
            },
            {
              id: 'details',
              label: t('admin-audit.details'),
              renderCell: ({ details }) => (
                <code className="text-sm wrap-anywhere text-ink-soft">{detailsText(details)}</code>
              ),
            },
          ]}
        />
      ) : (
        <LoadingRows />
      )}
      {data && <TablePager total={data.total} perPage={PER_PAGE} />}
    </div>
  )
}

async function fetchEntries(client: Client, action: string, page: number) {
  const { data, count, error } = await client
    .from('audit_log')
    .select('id, created_at, action, subject, details, actor', { count: 'exact' })
    .ilike('action', `%${action.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
    .order('id', { ascending: false })
    .range((page - 1) * PER_PAGE, page * PER_PAGE - 1)
  if (error) return { data: null, error }
  const actors = [...new Set(data.flatMap(({ actor }) => actor ?? []))]
  const profiles = await client.from('profiles').select('id, full_name, email').in('id', actors)
  const actorNames = new Map(profiles.data?.map(({ id, full_name, email }) => [id, full_name || email || id]))
  return { data: { rows: data, total: count ?? 0, actorNames }, error: null }
}

const detailsText = (details: Json) => (JSON.stringify(details) === '{}' ? '' : JSON.stringify(details))
