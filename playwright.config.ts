import { defineConfig } from '@playwright/test'
import { useCompileCache } from './scripts/testing/compile-cache.ts'

useCompileCache()

/** The slowest test files run first, because a slow file that starts last would prolong the whole run. */
const SLOW_FILES = [
  'draw',
  'all-screens',
  'site-administration',
  'dashboard',
  'account-journey',
  'admin-content',
  'layout-stability',
  'create',
].map((name) => `**/${name}.e2e.ts`)

export default defineConfig({
  testDir: 'tests/e2e',
  // `npm run prove -- browser` runs these as well: rare cases, and the same journeys in further languages.
  grepInvert: process.env.PROVE === '1' ? undefined : /@prove/,
  projects: [
    // Only two projects, because each one starts its own browsers.
    // These tests visit dozens of screens each.
    { name: 'long', testMatch: SLOW_FILES, timeout: 300_000 },
    { name: 'others', testMatch: '**/*.e2e.ts', testIgnore: SLOW_FILES },
  ],
  outputDir: 'test-results',
  globalSetup: './tests/support/site/site-template.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A journey of several screens, beside another one on the second core.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['./scripts/testing/playwright-summary-reporter.ts']],
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
    // Storing every screen on the device costs a tenth of a run; the tests of offline screens allow it.
    serviceWorkers: 'block',
    // Traces are off because they make the run a third slower; pass `--trace on` to examine a failing test.
    screenshot: 'only-on-failure',
  },
})
