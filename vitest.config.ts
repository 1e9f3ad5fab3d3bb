import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'tests/e2e/**', 'tests/prove/**'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/steady-chance.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 20_000,
  },
})
