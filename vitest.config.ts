import { defineConfig } from 'vitest/config'
import { keepCompiled } from './scripts/keep-compiled.ts'
import { LongestFirst } from './scripts/longest-first.ts'

keepCompiled()

// What takes longer than a test may, or needs rights a test may not have, lies in tests/prove and is run by `npm run prove`.
const isProof = process.env.PROVE === '1'

/** Node reads our TypeScript by itself; only what is written for the browser has to go through Vite. */
const forBrowsers = 'app/**/*.test.{ts,tsx}'

export default defineConfig({
  test: {
    // Without isolation below: to load everything anew for each file takes as long as the tests themselves.
    reporters: ['default', './tests/abuse/support/cases-reporter.ts'],
    maxWorkers: isProof ? 1 : 3,
    sequence: { sequencer: LongestFirst },
    teardownTimeout: 20_000,
    projects: [
      {
        test: {
          name: 'app',
          include: isProof ? [] : [forBrowsers],
          setupFiles: ['tests/support/steady-chance.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'node',
          include: [isProof ? 'tests/prove/**/*.test.ts' : '**/*.test.ts'],
          exclude: [
            'node_modules/**',
            'build/**',
            'tests/e2e/**',
            forBrowsers,
            ...(isProof ? [] : ['tests/prove/**']),
          ],
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/steady-chance.ts'],
          pool: 'forks',
          isolate: false,
          experimental: { viteModuleRunner: false },
          // Generous, and the same for nearly all: a machine that is busy, or taken away for a minute, is no failure.
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
