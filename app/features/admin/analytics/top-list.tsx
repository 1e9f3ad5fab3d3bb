import type { ReactNode } from 'react'
import { useNumbers } from '#app/lib/texts/use-numbers.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { DataTable } from '../table/data-table.tsx'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { ExportButton } from './export-button.tsx'

interface Props<Row> {
  title: string
  fileName: string
  header: readonly string[]
  query: { data?: readonly Row[]; error: Error | null; refetch(): unknown }
  /** Returns one cell for each header. */
  cellsOf(row: Row): (string | number)[]
  /** What an administrator can do about a row; not in the export. */
  renderAction?(row: Row): ReactNode
}

const SHOWN_ROWS = 10

interface Line {
  key: string
  cells: (string | number)[]
  action?: ReactNode
}

/** Shows the first rows; the export holds all of them. */
export function TopList<Row>({ title, fileName, header, query, cellsOf, renderAction }: Props<Row>) {
  const t = useText()
  const numbers = useNumbers()
  const rows: Line[] =
    query.data?.map((entry, index) => ({
      key: String(index),
      cells: cellsOf(entry),
      action: renderAction?.(entry),
    })) ?? []
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="text-lg">{title}</h2>
      {query.error ? (
        <ErrorMessage onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <>
          <DataTable
            caption={title}
            rows={rows.slice(0, SHOWN_ROWS)}
            keyOf={({ key }) => key}
            columns={[
              ...header.map((label, index) => ({
                id: label,
                label,
                numeric: typeof rows[0]?.cells[index] === 'number',
                renderCell: ({ cells }: Line) => {
                  const cell = cells[index]!
                  return typeof cell === 'number' ? (
                    numbers.count(cell)
                  ) : (
                    <span className="wrap-anywhere">{cell}</span>
                  )
                },
              })),
              ...(renderAction
                ? [{ id: 'action', label: t('admin.actions'), renderCell: ({ action }: Line) => action }]
                : []),
            ]}
          />
          {rows.length > 0 && (
            <ExportButton fileName={fileName} header={header} rows={rows.map(({ cells }) => cells)} />
          )}
        </>
      ) : (
        <LoadingRows />
      )}
    </section>
  )
}
