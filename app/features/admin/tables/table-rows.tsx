import { useState } from 'react'
import { Link } from 'react-router'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Select } from '#app/ui/field.tsx'
import { currentPage, useAdminUrl } from '../admin-url.ts'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { SecondFactorNotice } from '../feedback/second-factor-notice.tsx'
import { useAdminFunction } from '../queries/use-admin-function.ts'
import { parseSort } from '../table/column-header.tsx'
import { DataTable } from '../table/data-table.tsx'
import { RowAction } from '../table/row-action.tsx'
import { SearchField } from '../table/search-field.tsx'
import { TablePager } from '../table/table-pager.tsx'
import { RowDialog } from './row-dialog.tsx'
import { type Row, type RowKey, rowKey } from './row-key.ts'

interface TablePage {
  columns: string[]
  key: string[]
  rows: Row[]
  total: number
  perPage: number
}

/** Ids and dates stay on one line. */
const MAX_UNBROKEN_CHARACTERS = 36

/** The rows of one table, page by page, with sorting and a filter in the URL. */
export function TableRows({ table }: { table: string }) {
  const t = useText()
  const adminUrl = useAdminUrl()
  const [openRow, setOpenRow] = useState<RowKey>()
  const { data, error, needsSecondFactor, refetch } = useTablePage(table)
  if (needsSecondFactor) return <SecondFactorNotice />
  const page = data?.rows
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link
          to={adminUrl.tabHref('settings', 'tables')}
          className="crayon crayon-sun inline-flex min-h-11 items-center rounded-lg underline"
        >
          ← {t('admin-tables.all')}
        </Link>
        <h2 className="text-xl wrap-anywhere">
          <code>{table}</code>
        </h2>
      </div>
      {page && <RowFilter columns={page.columns} />}
      {error ? (
        <ErrorMessage onRetry={() => void refetch()} />
      ) : page ? (
        <>
          <DataTable
            caption={t('admin-tables.rows-of', { table })}
            rows={page.rows}
            keyOf={(row) => JSON.stringify(rowKey(row, page.key))}
            columns={[
              {
                id: ' open',
                label: t('admin.actions'),
                renderCell: (row) => (
                  <RowAction
                    label={t('admin-tables.open')}
                    subject={Object.values(rowKey(row, page.key)).join(', ')}
                    onClick={() => setOpenRow(rowKey(row, page.key))}
                  />
                ),
              },
              ...page.columns.map((column) => ({
                id: column,
                label: column,
                sortKey: column,
                renderCell: (row: Row) => <CellText {...row[column]!} />,
              })),
            ]}
          />
          <TablePager total={page.total} perPage={page.perPage} />
        </>
      ) : (
        <LoadingRows rows={8} />
      )}
      <RowDialog table={table} row={openRow} onClose={() => setOpenRow(undefined)} />
    </>
  )
}

function useTablePage(table: string) {
  const adminUrl = useAdminUrl()
  const sort = parseSort(adminUrl.get('sort'), { by: '', descending: false })
  const [column, contains] = [adminUrl.get('column'), adminUrl.get('q')]
  const body = {
    table,
    page: currentPage(adminUrl),
    ...(sort.by && { sort: { column: sort.by, descending: sort.descending } }),
    ...(column && contains && { filter: { column, contains } }),
  }
  return useAdminFunction<{ rows: TablePage }>(['admin', 'table', body], 'admin-view-table', body)
}

/** Filters by a text that one column contains. */
function RowFilter({ columns }: { columns: string[] }) {
  const t = useText()
  const adminUrl = useAdminUrl()
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Select
        label={t('admin-tables.filter-column')}
        value={adminUrl.get('column')}
        onChange={(event) => adminUrl.navigate({ column: event.target.value, page: null })}
      >
        <option value="">{t('admin-tables.no-filter')}</option>
        {columns.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      {adminUrl.get('column') && <SearchField label={t('admin-tables.contains')} />}
    </div>
  )
}

function CellText({ text, isShortened }: Row[string]) {
  if (text === null) return <span className="text-sm text-ink-soft">null</span>
  return (
    <span
      className={`block max-w-80 font-mono text-sm wrap-anywhere ${text.length <= MAX_UNBROKEN_CHARACTERS ? 'md:whitespace-nowrap' : 'md:min-w-56'}`}
    >
      {text}
      {isShortened && '…'}
    </span>
  )
}
