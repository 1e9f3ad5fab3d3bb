import { defineConfig } from '@playwright/test'
import { keepCompiled } from './scripts/keep-compiled.ts'

keepCompiled()

/** What takes longest comes first: begun last, it would be waited for alone. */
const LONG = [
  'screens',
  'running-the-site',
  'dashboard',
  'signed-in-life',
  'admin-content',
  'steady',
  'create',
].map((name) => `**/${name}.e2e.ts`)

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    // Two and no more: each has browsers of its own.
    { name: 'long', testMatch: LONG },
    { name: 'others', testMatch: '**/*.e2e.ts', testIgnore: LONG },
  ],
  outputDir: 'test-results',
  globalSetup: './tests/support/site-template.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, and the same for all: a machine that is busy, or taken away for a minute, is no failure.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: [['line']],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
    // Tracing every test takes a third longer; `--trace on` shows one that fails.
    screenshot: 'only-on-failure',
  },
})
