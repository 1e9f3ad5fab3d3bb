// Our server as a process of its own, as PostgREST is one: node bench/data-wire/server.ts <connection as JSON>
import { randomUUID } from 'node:crypto'
import { serve } from '@hono/node-server'
import { openTokens } from '#backend/auth/tokens/open-tokens.ts'
import { openSql, type ConnectionOptions } from '#backend/database/connection.ts'
import { createRest } from '#backend/rest/create-rest.ts'

const connection = JSON.parse(process.argv[2]!) as ConnectionOptions
const sql = openSql(connection, { max: 1, name: 'bench tokens' })
const tokens = await openTokens({ sql, siteUrl: 'http://localhost' })
const { token } = await tokens.access.sign({
  sub: randomUUID(),
  email: 'somebody@example.org',
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
  limits: { connections: 10 },
})
serve({ fetch: rest.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  process.send?.({ port, headers: { apikey: tokens.apiKeys.publishable, authorization: `Bearer ${token}` } }),
)
process.on('message', (message) => {
  if (message === 'memory') process.send?.({ memory: process.memoryUsage().rss })
})
process.on('disconnect', () => process.exit(0))
