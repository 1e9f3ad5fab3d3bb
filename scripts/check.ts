// Types, lint, format, walls and texts: everything that can be told without running the product.
import { bin, runQuietly, type Step } from './steps.ts'

const steps: Step[] = [
  { name: 'route types', command: [bin('react-router'), 'typegen'] },
  { name: 'types', command: [bin('tsc'), '-p', 'tsconfig.json'] },
  { name: 'portable types', command: [bin('tsc'), '-p', 'tsconfig.portable.json'] },
  { name: 'lint', command: [bin('oxlint'), '--deny-warnings', '.'] },
  {
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
  },
  { name: 'spec', command: [process.execPath, 'scripts/spec.ts'] },
  { name: 'texts', command: [process.execPath, 'scripts/locales.ts'] },
  { name: 'walls', command: [process.execPath, 'scripts/walls.ts'] },
]

export async function check(): Promise<boolean> {
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
