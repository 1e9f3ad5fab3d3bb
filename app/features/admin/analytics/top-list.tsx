import { useNumbers } from '#app/lib/texts/use-numbers.ts'
import { DataTable } from '../parts/data-table.tsx'
import { ErrorLine } from '../parts/error-line.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { ExportButton } from './export-button.tsx'

interface Props<Row> {
  title: string
  file: string
  head: readonly string[]
  query: { data?: readonly Row[]; error: Error | null; refetch(): unknown }
  /** One cell for each word of the head. */
  row(row: Row): (string | number)[]
}

const SHOWN = 10

interface Line {
  key: string
  cells: (string | number)[]
}

/** A short table; the whole of it can be taken along. */
export function TopList<Row>({ title, file, head, query, row }: Props<Row>) {
  const numbers = useNumbers()
  const rows: Line[] = query.data?.map((one, index) => ({ key: String(index), cells: row(one) })) ?? []
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="text-lg">{title}</h2>
      {query.error ? (
        <ErrorLine onAgain={() => void query.refetch()} />
      ) : query.data ? (
        <>
          <DataTable
            caption={title}
            rows={rows.slice(0, SHOWN)}
            keyOf={({ key }) => key}
            columns={head.map((label, index) => ({
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
            }))}
          />
          {rows.length > 0 && <ExportButton file={file} head={head} rows={rows.map(({ cells }) => cells)} />}
        </>
      ) : (
        <Waiting />
      )}
    </section>
  )
}
