import { expect, test as base } from '@playwright/test'
import { hydrateOnNavigation } from './hydrate-on-navigation.ts'
import { startFleet } from '../site/fleet.ts'
import { type ServerProcess, startServer } from '../site/server-process.ts'

interface WorkerFixtures {
  sites: { of(file: string): Promise<ServerProcess> }
}

interface VisitorFixtures {
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

/** The site of the next test file starts while the tests of this one run: a start takes as long as a short test. */
function startNextSite(): Promise<ServerProcess> {
  const site = startSite()
  // The test that awaits it reports the failure.
  site.catch(() => {})
  return site
}

/** Playwright's test with a real site per test file. A page that logs an error or calls another origin fails the test. */
export const test = base.extend<VisitorFixtures, WorkerFixtures>({
  sites: [
    async ({}, use) => {
      let current: { file: string; site: ServerProcess } | undefined
      let next = startNextSite()
      await use({
        async of(file) {
          if (current?.file === file) return current.site
          const [site] = await Promise.all([next, current?.site.remove()])
          current = { file, site }
          next = startNextSite()
          return site
        },
      })
      await Promise.all([current?.site.remove(), next.then((unused) => unused.remove())])
    },
    { scope: 'worker' },
  ],
  site: [async ({ sites }, use, { file }) => use(await sites.of(file)), { timeout: 300_000 }],
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
