import { expect, test as base } from '@playwright/test'
import { hydrateOnNavigation } from './hydrate-on-navigation.ts'
import { startFleet } from '../site/fleet.ts'
import { type ServerProcess, startServer } from '../site/server-process.ts'

interface WorkerFixtures {
  /** The site of a test file, or of all files that share one. */
  sites: { of(fileOrShared: string): Promise<ServerProcess> }
}

const SHARED = 'shared'

interface VisitorFixtures {
  /** The file uses the site of all files that share one, because it does not change what they see. */
  sharesSite: boolean
  site: ServerProcess
  /** A test that provokes an HTTP error adds its status here, so that the browser's console message is allowed. */
  expectedErrorStatuses: Set<number>
  /** Fails the test when a page logs an error, violates the Content-Security-Policy or requests another origin. */
  failOnPageErrors: void
}

/** What Playwright logs where `playwright.config.ts` forbids service workers. */
const NO_SERVICE_WORKER = 'Service Worker registration blocked by Playwright'

/** `SITE_SHAPE=fleet` runs the same tests on three processes behind a load balancer, with external PostgreSQL and S3. */
const startSite = () => (process.env.SITE_SHAPE === 'fleet' ? startFleet() : startServer())

/**
 * Playwright's test with a real site: one per test file, or a shared one for files with `sharesSite`. A page that logs an error or
 * calls another origin fails the test.
 */
export const test = base.extend<VisitorFixtures, WorkerFixtures>({
  sites: [
    async ({}, use) => {
      let shared: Promise<ServerProcess> | undefined
      let own: { file: string; site: ServerProcess } | undefined
      await use({
        async of(fileOrShared) {
          if (fileOrShared === SHARED) return (shared ??= startSite())
          if (own?.file === fileOrShared) return own.site
          const [site] = await Promise.all([startSite(), own?.site.remove()])
          own = { file: fileOrShared, site }
          return site
        },
      })
      await Promise.all([own?.site.remove(), shared?.then((site) => site.remove())])
    },
    { scope: 'worker' },
  ],
  sharesSite: [false, { option: true }],
  site: [
    async ({ sites, sharesSite }, use, { file }) => use(await sites.of(sharesSite ? SHARED : file)),
    { timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page }, use) => use(hydrateOnNavigation(page)),
  expectedErrorStatuses: async ({}, use) => use(new Set()),
  failOnPageErrors: [
    async ({ page, site, expectedErrorStatuses }, use) => {
      const unexpectedEvents: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          unexpectedEvents.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => unexpectedEvents.push(`uncaught: ${error.message}`))
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(site.url))
          unexpectedEvents.push(`request to another origin: ${request.url()}`)
      })
      await use()
      const isExpected = (line: string) =>
        line.endsWith(NO_SERVICE_WORKER) ||
        [...expectedErrorStatuses].some((status) =>
          line.includes(`Failed to load resource: the server responded with a status of ${status} `),
        )
      expect(unexpectedEvents.filter((line) => !isExpected(line))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
