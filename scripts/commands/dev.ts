// `npm run dev`: the real server with the app served by Vite, so that a saved file shows at once.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { createSite } from '#server/create-site.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/monitoring/log.ts'
import { explainStartError } from '#server/explain-start-error.ts'

try {
  const config = readConfig(process.env)
  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
  const build = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>
  const log = createLog(config.logLevel)
  const site = await createSite(config, { log, printLine: console.log, app: { build } })
  const handleRequest = getRequestListener(
    async (request, bindings) => {
      const response = await site.fetch(request, bindings as never)
      // In development Vite adds inline scripts and styles, which the policy would block.
      response.headers.delete('content-security-policy')
      return response
    },
    { overrideGlobalObjects: false },
  )
  const server = createServer((request, response) =>
    vite.middlewares(request, response, () => void handleRequest(request, response)),
  )
  server.listen(config.port, config.host, () => console.log(`\nColorami for developers: ${config.siteUrl}`))
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      server.close()
      server.closeAllConnections()
      void Promise.all([vite.close(), site.close()]).then(() => process.exit(0))
    })
} catch (error) {
  console.error(explainStartError(error))
  process.exit(1)
}
