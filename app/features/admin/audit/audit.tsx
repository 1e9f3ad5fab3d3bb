import type { Json } from '#supabase/database.types.ts'
import type { Client } from '#app/lib/session/client.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { DataTable } from '../parts/data-table.tsx'
import { useDates } from '../parts/dates.ts'
import { ErrorLine } from '../parts/error-line.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { TablePager } from '../parts/table-pager.tsx'
import { useAdminQuery } from '../parts/use-admin-query.ts'
import { Waiting } from '../parts/waiting.tsx'
import { pageOf, useAdminPlace } from '../place.ts'

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
  /** Who the actors are; an account that is gone has no name any more. */
  names: Map<string, string>
}

/** What admins did, newest first. */
export default function Audit() {
  const t = useText()
  const { moment } = useDates()
  const place = useAdminPlace()
  const [action, page] = [place.get('q'), pageOf(place)]
  const { data, error, refetch } = useAdminQuery<Entries>(['admin', 'audit', action, page], (client) =>
    readEntries(client, action, page),
  )
  const who = (actor: string | null, names: Entries['names']) =>
    actor === null ? t('admin-audit.nobody') : (names.get(actor) ?? t('admin-audit.gone'))
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">{t('admin-audit.hint')}</p>
      <SearchField label={t('admin-audit.action')} />
      {error ? (
        <ErrorLine onAgain={() => void refetch()} />
      ) : data ? (
        <DataTable
          caption={t('admin-audit.caption')}
          rows={data.rows}
          keyOf={({ id }) => String(id)}
          columns={[
            {
              id: 'when',
              label: t('admin-audit.when'),
              unbroken: true,
              renderCell: ({ created_at }) => moment(created_at),
            },
            { id: 'who', label: t('admin-audit.who'), renderCell: ({ actor }) => who(actor, data.names) },
            {
              id: 'action',
              label: t('admin-audit.action'),
              renderCell: ({ action: done }) => <code className="wrap-anywhere">{done}</code>,
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
                <code className="text-sm wrap-anywhere text-ink-soft">{inWords(details)}</code>
              ),
            },
          ]}
        />
      ) : (
        <Waiting />
      )}
      {data && <TablePager total={data.total} perPage={PER_PAGE} />}
    </div>
  )
}

async function readEntries(client: Client, action: string, page: number) {
  const { data, count, error } = await client
    .from('audit_log')
    .select('id, created_at, action, subject, details, actor', { count: 'exact' })
    .ilike('action', `%${action.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
    .order('id', { ascending: false })
    .range((page - 1) * PER_PAGE, page * PER_PAGE - 1)
  if (error) return { data: null, error }
  const actors = [...new Set(data.flatMap(({ actor }) => actor ?? []))]
  const people = await client.from('profiles').select('id, full_name, email').in('id', actors)
  const names = new Map(people.data?.map(({ id, full_name, email }) => [id, full_name || email || id]))
  return { data: { rows: data, total: count ?? 0, names }, error: null }
}

const inWords = (details: Json) => (JSON.stringify(details) === '{}' ? '' : JSON.stringify(details))
