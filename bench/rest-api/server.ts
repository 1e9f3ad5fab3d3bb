// The REST API in a process of its own, like PostgREST, with the site's way from the socket to the database:
// node bench/rest-api/server.ts <connection as JSON>
import type { ConnectionOptions } from '#backend/database/connection-options.ts'
import { createTokens } from '#backend/auth/tokens/create-tokens.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { createRest } from '#backend/rest/create-rest.ts'
import { ANONYMOUS_LIMITS, VISITOR_SHARE } from '#server/backends/own/anonymous-limits.ts'
import { createRateLimitKeyOf } from '#server/http/client-address.ts'
import { listen } from '#server/http/listen/listen.ts'
import { securityHeaders } from '#server/http/middleware/security-headers.ts'
import { clientAddressOf, createVisitorHeaders } from '#server/http/middleware/visitor-headers.ts'
import { createRestEndpoint } from '#server/http/rest/rest-endpoint.ts'

const connection = JSON.parse(process.argv[2]!) as ConnectionOptions
const sql = createSqlClient(connection, { max: 1, name: 'bench tokens' })
const tokens = await createTokens({ sql, siteUrl: 'http://localhost' })
const rest = createRest({
  connection: { ...connection, user: 'authenticator' },
  identify: tokens.identify,
  anonymousKey: tokens.apiKeys.publishable,
  anonymousLimits: ANONYMOUS_LIMITS,
  visitorShare: { ...VISITOR_SHARE, keyOf: clientAddressOf },
})
const handleDirectly = createRestEndpoint({
  respond: rest.respond,
  respondFast: rest.respondFast,
  // Every connection of the load generator is another visitor, because one visitor may run only three queries at once.
  visitorHeaders: createVisitorHeaders({ keyOf: createRateLimitKeyOf(1), secret: tokens.apiKeys.secret }),
  headers: securityHeaders({ https: false }),
  recordResponse() {},
  log: { debug() {}, error: console.error },
})
const { port } = await listen({
  host: '127.0.0.1',
  port: 0,
  handler: () => new Response(null, { status: 404 }),
  handleDirectly,
})
process.send?.({ port, apikey: tokens.apiKeys.publishable })
process.on('message', (message) => {
  if (message === 'memory') process.send?.({ memory: process.memoryUsage().rss })
})
process.on('disconnect', () => process.exit(0))
