import { type AiServer, startAiServer } from './ai-server.ts'
import { startServer } from './server-process.ts'
import { test as visitor } from './visitor.ts'

/** A site whose speech service is a server of the test's own, which writes down whatever `ai.say` holds. Files may share it. */
export const test = visitor.extend<object, { ai: AiServer }>({
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
