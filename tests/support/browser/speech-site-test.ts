import { type AiServer, startAiServer } from '../services/ai-server.ts'
import { startServer } from '../site/server-process.ts'
import { test as visitorTest } from './visitor-test.ts'

/**
 * Playwright's test with a site whose fake speech service returns `ai.responses.transcript`. All test files of a
 * worker share the site.
 */
export const test = visitorTest.extend<object, { ai: AiServer }>({
  ai: [
    async ({}, use) => {
      const ai = await startAiServer()
      await use(ai)
      await ai.close()
    },
    { scope: 'worker' },
  ],
  sites: [
    async ({ ai }, use) => {
      const site = await startServer({ AI_BASE_URL: ai.baseUrl, AI_SPEECH_MODEL: 'listener' })
      await use({ of: async () => site })
      await site.remove()
    },
    { scope: 'worker' },
  ],
})
