import { useId, useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { LineProblem, ReadFile, ReadLine } from './read-csv.ts'

interface Props {
  name: string
  file: ReadFile
  starting: boolean
  onStart(lines: readonly ReadLine[]): void
}

const SHOWN_AT_FIRST = 20

/** What is in the file, row by row, before anything runs. Rows with a problem come first: they are why one looks. */
export function Preview({ name, file, starting, onStart }: Props) {
  const t = useText()
  const heading = useId()
  const [all, setAll] = useState(false)
  const good = file.lines.filter(({ problems }) => problems.length === 0)
  const bad = file.lines.filter(({ problems }) => problems.length > 0)
  const lines = [...bad, ...good]
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4">
      <h3 id={heading} className="text-xl break-all">
        {t('admin-import.preview', { name })}
      </h3>
      <p role="status" className="flex flex-wrap gap-2">
        <Badge fill="done">{t('admin-import.good', { count: good.length })}</Badge>
        {bad.length > 0 && <Badge fill="hard">{t('admin-import.bad', { count: bad.length })}</Badge>}
      </p>
      <div>
        <Button
          look="main"
          disabled={good.length === 0}
          busy={starting && t('admin.working')}
          onClick={() => onStart(good)}
        >
          {t('admin-import.start', { count: good.length })}
        </Button>
      </div>
      {file.ignored.length > 0 && (
        <p className="outlined bg-sun-soft px-4 py-3 break-words">
          {t('admin-import.ignored', { columns: file.ignored.join(', ') })}
        </p>
      )}
      <ol className="outlined flex flex-col">
        {lines.slice(0, all ? undefined : Math.max(SHOWN_AT_FIRST, bad.length)).map((line) => (
          <Line key={line.row} line={line} />
        ))}
      </ol>
      {!all && lines.length > Math.max(SHOWN_AT_FIRST, bad.length) && (
        <Button className="self-start" onClick={() => setAll(true)}>
          {t('admin-import.show-all', { count: lines.length })}
        </Button>
      )}
    </section>
  )
}

function Line({ line: { row, title, problems } }: { line: ReadLine }) {
  const t = useText()
  return (
    <li className="flex flex-col gap-1 px-4 py-2.5 not-last:border-b not-last:border-ink/20 sm:flex-row sm:gap-4">
      <span className="shrink-0 font-display font-bold sm:w-24">{t('admin-import.row', { row })}</span>
      <div className="min-w-0">
        <p className="break-words">{title || '–'}</p>
        {problems.map((problem) => (
          <Problem key={`${problem.code} ${problem.column ?? ''}`} problem={problem} />
        ))}
      </div>
    </li>
  )
}

function Problem({ problem: { code, column } }: { problem: LineProblem }) {
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
