import { Link } from 'react-router'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useAdminUrl } from '../admin-url.ts'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { SecondFactorNotice } from '../feedback/second-factor-notice.tsx'
import { useAdminFunction } from '../queries/use-admin-function.ts'
import { DataTable } from '../table/data-table.tsx'
import { TableRows } from './table-rows.tsx'

interface Table {
  name: string
  rows: number
  columns: string[]
}

/** The tables of the database, read-only. The open table is in the URL. */
export default function Tables() {
  const t = useText()
  const open = useAdminUrl().get('table')
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-ink-soft">{t('admin-tables.hint')}</p>
      {open ? <TableRows key={open} table={open} /> : <TableList />}
    </div>
  )
}

function TableList() {
  const t = useText()
  const language = useLanguage()
  const adminUrl = useAdminUrl()
  const { data, error, needsSecondFactor, refetch } = useAdminFunction<{ tables: Table[] }>(
    ['admin', 'tables'],
    'admin-list-tables',
  )
  if (needsSecondFactor) return <SecondFactorNotice />
  if (error) return <ErrorMessage onRetry={() => void refetch()} />
  if (!data) return <LoadingRows rows={8} />
  return (
    <DataTable
      caption={t('admin-tables.caption')}
      rows={data.tables}
      keyOf={({ name }) => name}
      columns={[
        {
          id: 'name',
          label: t('admin-tables.table'),
          renderCell: ({ name }) => (
            <Link
              to={adminUrl.href({ table: name })}
              className="crayon crayon-sun inline-flex min-h-11 items-center rounded-lg font-semibold underline"
            >
              <code>{name}</code>
            </Link>
          ),
        },
        {
          id: 'rows',
          label: t('admin-tables.rows'),
          numeric: true,
          renderCell: ({ rows }) => `≈ ${rows.toLocaleString(language)}`,
        },
        {
          id: 'columns',
          label: t('admin-tables.columns'),
          numeric: true,
          renderCell: ({ columns }) => columns.length,
        },
      ]}
    />
  )
}
