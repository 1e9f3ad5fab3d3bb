import type { ReactNode } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ColumnHeader } from './column-header.tsx'
import { type RowSelection, SelectAllRows, SelectRow } from './row-selection.tsx'

interface Column<Row> {
  id: string
  label: string
  renderCell(row: Row): ReactNode
  /** The name the server sorts by; without it the column is not sortable. */
  sortKey?: string
  /** Aligned to the end of the column. */
  numeric?: boolean
  /** For dates and other texts that must stay on one line. */
  noWrap?: boolean
}

interface Props<Row> {
  /** Announces the content of the table to screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Shown instead of a table without rows. */
  emptyText?: string
  keyOf(row: Row): string
  selection?: RowSelection
  /** The accessible name of a row's checkbox. */
  nameOf?(row: Row): string
}

const CELL_CLASS =
  'px-3 py-2.5 align-middle md:max-2xl:px-2 max-md:flex max-md:items-start max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1'

/** On a phone every row becomes a card with its labels. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  emptyText,
  keyOf,
  selection,
  nameOf = keyOf,
}: Props<Row>) {
  const t = useText()
  if (rows.length === 0)
    return <p className="outlined border-dashed px-4 py-6 text-center">{emptyText ?? t('admin.nothing')}</p>
  return (
    <div className="md:outlined md:overflow-x-auto">
      <table className="w-full border-collapse text-left max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b-[2.5px] border-ink">
            {selection && <SelectAllRows selection={selection} keys={rows.map(keyOf)} />}
            {columns.map((column) => (
              <ColumnHeader key={column.id} {...column} />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:flex max-md:flex-col max-md:gap-3">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className="hover:bg-sun-soft/60 md:not-last:border-b md:not-last:border-ink/20 max-md:outlined max-md:flex max-md:flex-col max-md:p-4"
            >
              {selection && <SelectRow selection={selection} id={keyOf(row)} name={nameOf(row)} />}
              {columns.map(({ id, label, renderCell, numeric, noWrap }) => (
                <td
                  key={id}
                  className={`${CELL_CLASS} ${numeric ? 'md:text-right md:tabular-nums' : ''} ${noWrap ? 'whitespace-nowrap' : ''}`}
                >
                  <span aria-hidden="true" className="shrink-0 text-sm text-ink-soft md:hidden">
                    {label}
                  </span>
                  <div className="min-w-0 max-md:text-right">{renderCell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
