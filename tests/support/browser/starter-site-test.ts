import { startServer } from '../site/server-process.ts'
import { test as visitorTest } from './visitor-test.ts'

/** Playwright's test with a site that has the whole starter library, as visitors know it. */
export const starterSiteTest = visitorTest.extend<object, object>({
  sites: [
    async ({}, use) => {
      const site = await startServer({ SEED: 'starter' })
      await use({ of: async () => site })
      await site.remove()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
