import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

interface TestCounts {
  passed: number
  failed: number
  skipped: number
}

const FOLDER = '.cache/test-counts'
const fileOf = (runner: string) => path.join(FOLDER, `${runner}.json`)

/** Writes the counts of a test runner to a file for the closing summary, because each runner is a separate process. */
export function writeCounts(runner: string, counts: TestCounts): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(runner), JSON.stringify(counts))
}

export const clearCounts = (): void => rmSync(FOLDER, { recursive: true, force: true })

/** `12 passed, 0 failed, 1 skipped`, added up over the given runners. */
export function countsSummary(runners: readonly string[]): string {
  const counts = runners
    .map(fileOf)
    .filter(existsSync)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as TestCounts)
  const sum = (key: keyof TestCounts) => counts.reduce((total, count) => total + count[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`
}
