import { defineConfig } from 'vitest/config'

// What takes longer than a test may, or needs rights a test may not have, lies in tests/prove and is run by `npm run prove`.
const isProof = process.env.PROVE === '1'

export default defineConfig({
  test: {
    include: [isProof ? 'tests/prove/**/*.test.ts' : '**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'tests/e2e/**', ...(isProof ? [] : ['tests/prove/**'])],
    globalSetup: ['tests/support/global-setup.ts'],
    reporters: ['default', './tests/abuse/support/cases-reporter.ts'],
    setupFiles: ['tests/support/steady-chance.ts'],
    pool: 'forks',
    maxWorkers: isProof ? 1 : 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 20_000,
  },
})
