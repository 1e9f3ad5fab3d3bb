// `npm test`: every check and test, the quickest to fail first. `npm test -- slug tests/auth`: only test files whose path contains one
// of these words.
import { globSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildIfChanged } from '../app-build/build-if-changed.ts'
import { bin, runLoudly, runQuietly } from '../command-line/run-step.ts'
import { findChromium } from '../testing/find-chromium.ts'
import { clearCounts, countsSummary } from '../testing/test-counts.ts'
import { check } from './check.ts'

type Stage = [name: string, run: () => Promise<boolean>]

const vitest = (...args: string[]) => runLoudly({ name: 'vitest', command: [bin('vitest'), 'run', ...args] })
/** Tests with a database or a process wait most of the time, so more of them than processors run at once. */
const quickTests = () =>
  vitest('--project', 'unit', '--project', 'app', '--project', 'database', '--maxWorkers', '4')
const slowTests = () =>
  runLoudly({
    name: 'slow tests',
    command: [bin('vitest'), 'run', '--project', 'slow'],
    env: { TEST_COUNTS: 'vitest-slow' },
  })
const playwright = (...args: string[]) =>
  runLoudly({
    name: 'playwright',
    command: [bin('playwright'), 'test', ...args],
    env: { CHROMIUM_PATH: findChromium() },
  })

/** Measures bytes, which the tests do not change. It runs beside tests that print, so its output is printed when it has finished. */
async function firstLoad(): Promise<boolean> {
  const { ok, output } = await runQuietly({
    name: 'first load',
    command: [process.execPath, 'scripts/commands/bench.ts', 'first-load'],
  })
  console.log(output)
  return ok
}

const runTogether = async (...runs: (() => Promise<boolean>)[]) =>
  (await Promise.all(runs.map((run) => run()))).every(Boolean)

const everything: Stage[] = [
  ['checks and build', () => check(buildIfChanged)],
  ['unit and integration tests, and the size of the first load', () => runTogether(firstLoad, quickTests)],
  ['tests that compute for long', slowTests],
  ['browser tests', playwright],
]

function onlyMatching(words: string[]): Stage[] {
  const matching = (pattern: string) =>
    globSync(pattern, { exclude: ['node_modules', 'build'] }).filter((file) =>
      words.some((word) => file.includes(word)),
    )
  const browserTests = matching('tests/e2e/*.e2e.ts')
  const otherTests = matching('**/*.test.{ts,tsx}')
  // Tests in tests/ start the built site; two of them must not build it at the same time.
  const needsBuild = [...browserTests, ...otherTests].some((file) => file.startsWith('tests'))
  const stages: [isNeeded: boolean, stage: Stage][] = [
    [needsBuild, ['build', () => buildIfChanged().then(() => true)]],
    [otherTests.length > 0, ['tests', () => vitest(...words)]],
    [browserTests.length > 0, ['browser tests', () => playwright(...browserTests)]],
  ]
  return stages.filter(([isNeeded]) => isNeeded).map(([, stage]) => stage)
}

const words = process.argv.slice(2)
const stages = words.length > 0 ? onlyMatching(words) : everything
if (stages.length === 0) {
  console.error(`No test file has ${words.join(' or ')} in its path.`)
  process.exit(1)
}
// The first stage that starts a site leaves its data here, so that the others start from a copy.
const siteTemplate = path.join(tmpdir(), `colorami-template-${process.pid}`)
process.env.SITE_TEMPLATE_FOLDER = siteTemplate
process.on('exit', () => rmSync(siteTemplate, { recursive: true, force: true }))
const started = performance.now()
clearCounts()
let failed: string | undefined
for (const [name, run] of stages) {
  console.log(`\n— ${name}`)
  if (!(await run())) {
    failed = name
    break
  }
}
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`\n${countsSummary(['vitest', 'vitest-slow', 'playwright'])}`)
console.log(failed ? `Failed in ${seconds} s: ${failed}` : `All passed in ${seconds} s.`)
process.exit(failed ? 1 : 0)
