// `npm run check`: everything that can be checked without running the product, in about a minute.
import { bin, runQuietly, type Step } from '../command-line/run-step.ts'

/** The slowest check, which runs in parallel with the other checks. */
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
const otherChecks: Step[] = [
  { name: 'route types', command: [bin('react-router'), 'typegen'] },
  { name: 'types', command: [bin('tsc'), '-p', 'tsconfig.json'] },
  { name: 'portable types', command: [bin('tsc'), '-p', 'tsconfig.portable.json'] },
  { name: 'lint', command: [bin('oxlint'), '--deny-warnings', '.'] },
  { name: 'spec', command: [process.execPath, 'scripts/checks/check-spec.ts'] },
  { name: 'texts', command: [process.execPath, 'scripts/checks/check-texts.ts'] },
  { name: 'imports', command: [process.execPath, 'scripts/checks/check-imports.ts'] },
]

/** Returns whether every check passed. `afterOthers` runs while the format is still being checked, to use both processors. */
export async function check(afterOthers: () => Promise<void> = async () => {}): Promise<boolean> {
  const results = await Promise.all([
    runInOrder([format]),
    runInOrder(otherChecks).then(async (passed) => {
      await afterOthers()
      return passed
    }),
  ])
  return results.every(Boolean)
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
