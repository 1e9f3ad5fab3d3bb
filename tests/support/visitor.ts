import { expect, test as base } from '@playwright/test'
import { arriveAwake } from './awake.ts'
import { startFleet } from './fleet.ts'
import { type ServerProcess, startServer } from './server-process.ts'

interface Sites {
  sites: { of(file: string): Promise<ServerProcess> }
}

interface Visit {
  site: ServerProcess
  /** A test that asks for a refusal on purpose adds its status here: the browser's complaint about it is then no noise. */
  refusals: Set<number>
  /** Fails the test when a page logged an error, broke the Content-Security-Policy or asked a stranger for anything. */
  quietPage: void
}

/** `SITE_SHAPE=fleet`: the same journeys on three processes behind a proxy, with PostgreSQL and files elsewhere. */
const startSite = () => (process.env.SITE_SHAPE === 'fleet' ? startFleet() : startServer())

/** A visitor of a real site, which each file has to itself. Every page is watched for noise. */
export const test = base.extend<Visit, Sites>({
  sites: [
    async ({}, use) => {
      let last: { file: string; site: ServerProcess } | undefined
      await use({
        async of(file) {
          if (last?.file === file) return last.site
          const [site] = await Promise.all([startSite(), last?.site.remove()])
          last = { file, site }
          return site
        },
      })
      await last?.site.remove()
    },
    { scope: 'worker' },
  ],
  site: [async ({ sites }, use, { file }) => use(await sites.of(file)), { timeout: 300_000 }],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page }, use) => use(arriveAwake(page)),
  refusals: async ({}, use) => use(new Set()),
  quietPage: [
    async ({ page, site, refusals }, use) => {
      const noise: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(site.url))
          noise.push(`asked a stranger: ${request.url()}`)
      })
      await use()
      const isExpected = (line: string) =>
        [...refusals].some((status) =>
          line.includes(`Failed to load resource: the server responded with a status of ${status} `),
        )
      expect(noise.filter((line) => !isExpected(line))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
