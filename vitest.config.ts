import { defineConfig } from 'vitest/config'
import { useCompileCache } from './scripts/testing/compile-cache.ts'
import { LongestFirstSequencer } from './scripts/testing/longest-first-sequencer.ts'

useCompileCache()

// `npm run prove` runs tests/prove: what takes longer than a test may, or needs rights a test may not have.
const isProof = process.env.PROVE === '1'

const APP_TESTS = 'app/**/*.test.{ts,tsx}'
/** Tests that need PostgreSQL: everything in tests/, and tests beside their code that end in `.db.test.ts`. */
const DATABASE_TESTS = ['tests/**/*.test.ts', '**/*.db.test.ts']
/** Tests that draw hundreds of figures or start processes: part of `npm test`, too slow for `npm run test:unit`. */
const SLOW_TESTS = '**/*.slow.test.ts'
const EXCLUDED = ['node_modules/**', 'build/**', '.*/**', APP_TESTS]

const shared = {
  setupFiles: ['tests/support/run/seeded-random.ts'],
  // Test files share a process, because loading every module again for each file takes as long as the tests themselves.
  isolate: false,
  testTimeout: 30_000,
  // Hooks start databases and servers.
  hookTimeout: 60_000,
  // Shorter than a test, so that a failure names the state that did not come.
  expect: { poll: { timeout: 20_000 } },
}
/** Node runs our TypeScript directly; only code for the browser has to go through Vite. */
const inNode = { ...shared, pool: 'forks' as const, experimental: { viteModuleRunner: false } }

export default defineConfig({
  test: {
    reporters: [
      'default',
      './scripts/testing/vitest-summary-reporter.ts',
      './tests/abuse/support/cases-reporter.ts',
    ],
    maxWorkers: isProof ? 1 : 3,
    sequence: { sequencer: LongestFirstSequencer },
    teardownTimeout: 20_000,
    projects: [
      { test: { ...shared, name: 'app', include: isProof ? [] : [APP_TESTS] } },
      {
        test: {
          ...inNode,
          name: 'unit',
          include: isProof ? [] : ['**/*.test.ts'],
          exclude: [...EXCLUDED, ...DATABASE_TESTS, SLOW_TESTS],
        },
      },
      {
        test: {
          ...inNode,
          name: 'slow',
          include: isProof ? [] : [SLOW_TESTS],
          exclude: EXCLUDED,
        },
      },
      {
        test: {
          ...inNode,
          name: 'database',
          include: isProof ? ['tests/prove/**/*.test.ts'] : DATABASE_TESTS,
          exclude: isProof ? EXCLUDED : [...EXCLUDED, 'tests/prove/**'],
          globalSetup: ['tests/support/run/start-postgres.ts'],
        },
      },
    ],
  },
})
