// `npm run bench [name …] [--full] [--write]`: runs every file directly in bench/ (or the named ones), each in its own process, and prints
// one table. A missed limit makes the exit code 1; a missed goal is only shown. `--full` adds the long measurements, `--write` writes the
// table into docs/performance.md.
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { stolenMs } from '../bench/stolen-time.ts'
import { writeTable } from '../bench/write-table.ts'
import { runQuietly } from '../command-line/run-step.ts'

interface Measurement {
  name: string
  value: number
  unit: string
  goal?: Bound
  limit?: Bound
}
interface Bound {
  min?: number
  max?: number
}

/** A larger share of CPU time taken by other virtual machines distorts the measurements, so it is reported. */
const MAX_UNREPORTED_STOLEN_SHARE = 0.02
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'))
const selected = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const files = readdirSync('bench').filter(
  (file) => file.endsWith('.ts') && (selected.length === 0 || selected.includes(file.replace(/\.ts$/, ''))),
)

const isWithin = (value: number, { min = -Infinity, max = Infinity }: Bound = {}) =>
  value >= min && value <= max
const formatBound = ({ min, max }: Bound = {}) =>
  [min !== undefined && `≥ ${min}`, max !== undefined && `≤ ${max}`].filter(Boolean).join(' ')

let passed = true
const rows = [['measured', 'value', 'goal', 'limit', '']]
for (const file of files) {
  console.log(`measuring ${file}…`)
  const [startedAt, stolenBefore] = [performance.now(), stolenMs()]
  const { ok, output } = await runQuietly({
    name: file,
    command: [process.execPath, `bench/${file}`, ...flags],
  })
  const stolenShare = (stolenMs() - stolenBefore) / ((performance.now() - startedAt) * availableParallelism())
  if (stolenShare > MAX_UNREPORTED_STOLEN_SHARE)
    console.log(`  other machines on this host took ${Math.round(stolenShare * 100)} % of the processor time`)
  const lastLine = output.trimEnd().split('\n').at(-1) ?? ''
  if (!ok || !lastLine.startsWith('[')) {
    console.error(output)
    passed = false
    continue
  }
  for (const { name, value, unit, goal, limit } of JSON.parse(lastLine) as Measurement[]) {
    const verdict = !isWithin(value, limit) ? 'FAILED' : !isWithin(value, goal) ? 'missed' : 'ok'
    passed &&= verdict !== 'FAILED'
    rows.push([
      name,
      `${Number(value.toPrecision(4))} ${unit}`.trim(),
      formatBound(goal),
      formatBound(limit),
      verdict,
    ])
  }
}
const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column]!)).join('  '))
if (flags.includes('--write')) writeTable('docs/performance.md', rows)
process.exit(passed ? 0 : 1)
