import { useState } from 'react'
import { Link } from 'react-router'
import { BYTE_ORDER_MARK, csvLine, csvDelimiter } from '#domain/text/csv-line.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { downloadTextFile } from '#app/lib/browser/download-file.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { useAdminQuery } from '../queries/use-admin-query.ts'
import { useRowErrorText } from './use-row-error-text.ts'

interface Row {
  row_number: number
  title: string | null
  status: 'pending' | 'success' | 'error'
  error: string | null
  coloring_pages: { slug: string } | null
}

const INITIAL_ROWS = 50

/** The result of each row, failed rows first, and a button to download the same as a CSV file. */
export function ImportResults({ id }: { id: string }) {
  const t = useText()
  const language = useLanguage()
  const errorText = useRowErrorText()
  const [showsAll, setShowsAll] = useState(false)
  const { data } = useAdminQuery<Row[]>(['admin', 'import-rows', id], (client) =>
    client
      .from('import_rows')
      .select('row_number, title, status, error, coloring_pages(slug)')
      .eq('job_id', id)
      .order('row_number'),
  )
  const finished = (data ?? []).filter(({ status }) => status !== 'pending')
  if (finished.length === 0) return null
  const rows = finished.toSorted((a, b) => Number(b.status === 'error') - Number(a.status === 'error'))
  const save = () => {
    const line = (cells: (string | number)[]) => csvLine(cells, csvDelimiter(language))
    const head = ['row', 'title', 'status', 'error', 'page']
    const body = finished.map(({ row_number, title, status, error, coloring_pages: page }) =>
      line([
        row_number,
        title ?? '',
        status,
        errorText(error),
        page ? location.origin + paths.page(language, page.slug) : '',
      ]),
    )
    downloadTextFile(
      'colorami-import-report.csv',
      [BYTE_ORDER_MARK, line(head), ...body].join(''),
      'text/csv',
    )
  }
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-xl">{t('admin-import.results')}</h3>
        <Button onClick={save}>{t('admin-import.report')}</Button>
      </div>
      <ol className="outlined flex flex-col">
        {rows
          .slice(0, showsAll ? undefined : INITIAL_ROWS)
          .map(({ row_number, title, status, error, coloring_pages: page }) => (
            <li
              key={row_number}
              className="flex flex-col gap-1 px-4 py-2 not-last:border-b not-last:border-ink/20 sm:flex-row sm:items-center sm:gap-4"
            >
              <span className="shrink-0 font-display font-bold sm:w-24">
                {t('admin-import.row', { row: row_number })}
              </span>
              <Badge variant={status === 'success' ? 'success' : 'error'} className="self-start">
                {t(status === 'success' ? 'admin-import.row-success' : 'admin-import.row-error')}
              </Badge>
              <div className="min-w-0">
                {page ? (
                  <Link to={paths.page(language, page.slug)} className="break-words underline">
                    {title}
                  </Link>
                ) : (
                  <span className="break-words">{title ?? '–'}</span>
                )}
                {error && <p className="text-sm font-semibold">{errorText(error)}</p>}
              </div>
            </li>
          ))}
      </ol>
      {!showsAll && rows.length > INITIAL_ROWS && (
        <Button className="self-start" onClick={() => setShowsAll(true)}>
          {t('admin-import.show-all', { count: rows.length })}
        </Button>
      )}
    </section>
  )
}
