// `npm run check`: everything that can be checked without running the product, in about a minute.
import { bin, runQuietly, type Step } from '../command-line/run-step.ts'

/** The slowest check. */
const format: Step = {
  name: 'format',
  command: [
    bin('prettier'),
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-location',
    '.cache/prettier',
    '.',
  ],
}
const routeTypes: Step = { name: 'route types', command: [bin('react-router'), 'typegen'] }
/** Remembers in a file what has not changed since the last run. */
const typeCheck = (config: string) => [
  bin('tsc'),
  '-p',
  config,
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/types/${config}.tsbuildinfo`,
]
const otherChecks: Step[] = [
  { name: 'types', command: typeCheck('tsconfig.json') },
  { name: 'portable types', command: typeCheck('tsconfig.portable.json') },
  { name: 'lint', command: [bin('oxlint'), '--deny-warnings', '.'] },
  { name: 'spec', command: [process.execPath, 'scripts/checks/check-spec.ts'] },
  { name: 'texts', command: [process.execPath, 'scripts/checks/check-texts.ts'] },
  { name: 'imports', command: [process.execPath, 'scripts/checks/check-imports.ts'] },
]

/**
 * Returns whether every check passed. `build` takes as long as all checks together, so it runs beside them; without it the format is
 * checked beside the others. Either way both processors are busy until the end.
 */
export async function check(build?: () => Promise<void>): Promise<boolean> {
  const hasRouteTypes = await runInOrder([routeTypes])
  const results = build
    ? await Promise.all([runInOrder([...otherChecks, format]), build().then(() => true)])
    : await Promise.all([runInOrder(otherChecks), runInOrder([format])])
  return hasRouteTypes && results.every(Boolean)
}

async function runInOrder(steps: readonly Step[]): Promise<boolean> {
  let passed = true
  for (const step of steps) {
    const { name, ok, seconds, output } = await runQuietly(step)
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
    if (!ok) console.log(output)
    passed &&= ok
  }
  return passed
}

if (import.meta.main) process.exit((await check()) ? 0 : 1)
