import { useId, useState } from 'react'
import type { RowProblem } from '#domain/import/import-row.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ParsedImportFile, ParsedRow } from './parse-import-file.ts'

interface Props {
  name: string
  file: ParsedImportFile
  starting: boolean
  onStart(rows: readonly ParsedRow[]): void
}

const INITIAL_ROW_COUNT = 20

/** The rows of the file before the import starts. Rows with problems come first, because the admin has to see them. */
export function ImportPreview({ name, file, starting, onStart }: Props) {
  const t = useText()
  const heading = useId()
  const [showsAll, setShowsAll] = useState(false)
  const validRows = file.rows.filter(({ problems }) => problems.length === 0)
  const invalidRows = file.rows.filter(({ problems }) => problems.length > 0)
  const rows = [...invalidRows, ...validRows]
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4">
      <h3 id={heading} className="text-xl break-all">
        {t('admin-import.preview', { name })}
      </h3>
      <p role="status" className="flex flex-wrap gap-2">
        <Badge variant="success">{t('admin-import.good', { count: validRows.length })}</Badge>
        {invalidRows.length > 0 && (
          <Badge variant="error">{t('admin-import.bad', { count: invalidRows.length })}</Badge>
        )}
      </p>
      <div>
        <Button
          variant="primary"
          disabled={validRows.length === 0}
          busyLabel={starting && t('admin.working')}
          onClick={() => onStart(file.rows)}
        >
          {t('admin-import.start', { count: validRows.length })}
        </Button>
      </div>
      {file.unknownColumns.length > 0 && (
        <p className="outlined bg-sun-soft px-4 py-3 break-words">
          {t('admin-import.ignored', { columns: file.unknownColumns.join(', ') })}
        </p>
      )}
      <ol className="outlined flex flex-col">
        {rows.slice(0, showsAll ? undefined : Math.max(INITIAL_ROW_COUNT, invalidRows.length)).map((row) => (
          <Row key={row.rowNumber} row={row} />
        ))}
      </ol>
      {!showsAll && rows.length > Math.max(INITIAL_ROW_COUNT, invalidRows.length) && (
        <Button className="self-start" onClick={() => setShowsAll(true)}>
          {t('admin-import.show-all', { count: rows.length })}
        </Button>
      )}
    </section>
  )
}

function Row({ row: { rowNumber, title, problems } }: { row: ParsedRow }) {
  const t = useText()
  return (
    <li className="flex flex-col gap-1 px-4 py-2.5 not-last:border-b not-last:border-ink/20 sm:flex-row sm:gap-4">
      <span className="shrink-0 font-display font-bold sm:w-24">
        {t('admin-import.row', { row: rowNumber })}
      </span>
      <div className="min-w-0">
        <p className="break-words">{title || '–'}</p>
        {problems.map((problem) => (
          <Problem key={`${problem.code} ${problem.column ?? ''}`} problem={problem} />
        ))}
      </div>
    </li>
  )
}

function Problem({ problem: { code, column } }: { problem: RowProblem }) {
  const t = useText()
  return (
    <p className="flex gap-1.5 text-sm font-semibold">
      <span aria-hidden="true">✗</span>
      <span>
        {column && <code>{column}: </code>}
        {t(`functions.${code}`)}
      </span>
    </p>
  )
}
