// `npm run bench [name …] [--full] [--write]`: runs every file that lies directly in bench/ (or those named), each in a process of its
// own, and prints one table. A missed floor makes the exit code 1; a missed goal is only shown. `--full` also measures what takes long,
// `--write` puts the table into docs/performance.md.
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { stolenMs } from './performance/stolen.ts'
import { writeTable } from './performance/write-table.ts'
import { runQuietly } from './steps.ts'

interface Figure {
  name: string
  value: number
  unit: string
  goal?: Bound
  floor?: Bound
}
interface Bound {
  atLeast?: number
  atMost?: number
}

const notABench = new Set(['figures.ts', 'see.ts'])
/** From this share on, figures are of a machine that was elsewhere now and then. */
const NOTICED = 0.02
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'))
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const files = readdirSync('bench').filter(
  (file) =>
    file.endsWith('.ts') &&
    !notABench.has(file) &&
    (wanted.length === 0 || wanted.includes(file.replace(/\.ts$/, ''))),
)

const within = (value: number, { atLeast = -Infinity, atMost = Infinity }: Bound = {}) =>
  value >= atLeast && value <= atMost
const bound = ({ atLeast, atMost }: Bound = {}) =>
  [atLeast !== undefined && `≥ ${atLeast}`, atMost !== undefined && `≤ ${atMost}`].filter(Boolean).join(' ')

let good = true
const rows = [['measured', 'value', 'goal', 'floor', '']]
for (const file of files) {
  console.log(`measuring ${file}…`)
  const [begun, before] = [performance.now(), stolenMs()]
  const { ok, output } = await runQuietly({
    name: file,
    command: [process.execPath, `bench/${file}`, ...flags],
  })
  const taken = (stolenMs() - before) / ((performance.now() - begun) * availableParallelism())
  if (taken > NOTICED)
    console.log(`  others had ${Math.round(taken * 100)} % of this machine's processors meanwhile`)
  const last = output.trimEnd().split('\n').at(-1) ?? ''
  if (!ok || !last.startsWith('[')) {
    console.error(output)
    good = false
    continue
  }
  for (const { name, value, unit, goal, floor } of JSON.parse(last) as Figure[]) {
    const verdict = !within(value, floor) ? 'FAILED' : !within(value, goal) ? 'missed' : 'ok'
    good &&= verdict !== 'FAILED'
    rows.push([name, `${Number(value.toPrecision(4))} ${unit}`.trim(), bound(goal), bound(floor), verdict])
  }
}
const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column]!)).join('  '))
if (flags.includes('--write')) writeTable('docs/performance.md', rows)
process.exit(good ? 0 : 1)
