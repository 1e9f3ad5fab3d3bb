// Types, lint, format, walls and texts: everything that can be told without running the product.
import { bin, runQuietly, type Step } from './steps.ts'

/** The slowest of all, and the only one that nothing else waits for. */
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
const others: Step[] = [
  { name: 'route types', command: [bin('react-router'), 'typegen'] },
  { name: 'types', command: [bin('tsc'), '-p', 'tsconfig.json'] },
  { name: 'portable types', command: [bin('tsc'), '-p', 'tsconfig.portable.json'] },
  { name: 'lint', command: [bin('oxlint'), '--deny-warnings', '.'] },
  { name: 'spec', command: [process.execPath, 'scripts/spec.ts'] },
  { name: 'texts', command: [process.execPath, 'scripts/locales.ts'] },
  { name: 'walls', command: [process.execPath, 'scripts/walls.ts'] },
]

/** Whether all is well. What has to follow anyway can be done while the format is still being looked at. */
export async function check(meanwhile: () => Promise<void> = async () => {}): Promise<boolean> {
  const lanes = [inTurn([format]), inTurn(others).then((good) => meanwhile().then(() => good))]
  return (await Promise.all(lanes)).every(Boolean)
}

async function inTurn(steps: readonly Step[]): Promise<boolean> {
  let good = true
  for (const step of steps) {
    const { name, ok, seconds, output } = await runQuietly(step)
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
    if (!ok) console.log(output)
    good &&= ok
  }
  return good
}

if (import.meta.main) process.exit((await check()) ? 0 : 1)
