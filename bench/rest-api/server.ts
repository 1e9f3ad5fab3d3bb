// Our REST API in a separate process, like PostgREST: node bench/rest-api/server.ts <connection as JSON>
import { randomUUID } from 'node:crypto'
import { serve } from '@hono/node-server'
import { createTokens } from '#backend/auth/tokens/create-tokens.ts'
import type { ConnectionOptions } from '#backend/database/connection-options.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { createRest } from '#backend/rest/create-rest.ts'

const connection = JSON.parse(process.argv[2]!) as ConnectionOptions
const sql = createSqlClient(connection, { max: 1, name: 'bench tokens' })
const tokens = await createTokens({ sql, siteUrl: 'http://localhost' })
const { token } = await tokens.access.sign({
  sub: randomUUID(),
  email: 'user@example.org',
  phone: '',
  app_metadata: {},
  user_metadata: {},
  role: 'authenticated',
  aal: 'aal1',
  amr: [],
  session_id: randomUUID(),
  is_anonymous: false,
})
const rest = createRest({
  connection: { ...connection, user: 'authenticator' },
  basePath: '',
  identify: tokens.identify,
  limits: { maxConnections: 10 },
})
serve({ fetch: rest.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  process.send?.({ port, headers: { apikey: tokens.apiKeys.publishable, authorization: `Bearer ${token}` } }),
)
process.on('message', (message) => {
  if (message === 'memory') process.send?.({ memory: process.memoryUsage().rss })
})
process.on('disconnect', () => process.exit(0))
