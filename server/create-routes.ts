import type { HttpBindings } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { PublicConfig } from '#app/lib/request/request-context.ts'
import type { Backend } from './backends/backend.ts'
import type { RunningFunctions } from './functions/create-functions.ts'
import { accessLog } from './http/middleware/access-log.ts'
import { apiCors } from './http/middleware/api-cors.ts'
import { requestId } from './http/middleware/request-id.ts'
import { addHeaders } from './http/middleware/security-headers.ts'
import { staticFiles } from './http/middleware/static-files.ts'
import type { VisitorHeaders } from './http/middleware/visitor-headers.ts'
import type { Mail } from './mail/create-mail.ts'
import type { Health } from './monitoring/health.ts'
import type { Log } from './monitoring/log.ts'
import type { Metrics } from './monitoring/metrics.ts'
import type { PageViews } from './page-views/page-views.ts'
import type { PrintHandlers } from './print/create-print-handlers.ts'

interface Options {
  visitorHeaders: VisitorHeaders
  publicConfig: PublicConfig
  /** The folder of the built client; undefined if Vite serves it in development. */
  clientFolder?: string
  /** Default headers of every response. */
  headers: readonly [string, string][]
  backend: Backend
  functions: RunningFunctions
  health: Health
  mail: Mail
  metrics: Metrics
  pageViews: PageViews
  prints: PrintHandlers
  log: Log
}

/** All routes of the server, in the order in which they are matched. */
export function createRoutes(options: Options) {
  const { visitorHeaders, publicConfig, clientFolder, headers, backend } = options
  const { functions, health, mail, metrics, pageViews, prints, log } = options
  return new Hono<{ Bindings: HttpBindings; Variables: { requestId: string } }>()
    .use(requestId(), accessLog(log), addHeaders(headers))
    .use(visitorHeaders.middleware)
    .get('/healthz', (c) => health.respond(c))
    .get('/metrics', (c) => metrics.respond(c.req.raw, c.env.incoming?.socket.remoteAddress))
    .use(metrics.middleware)
    .use(compress({ threshold: 1024 }))
    .get('/config.json', (c) => c.json(publicConfig, 200, { 'cache-control': 'public, max-age=60' }))
    .get('/outbox', (c) => mail.outboxPage.respond(c.req.raw, c.env.incoming?.socket.remoteAddress ?? ''))
    .on('ALL', API_PATHS, apiCors)
    .all('/auth/v1/*', (c) => backend.auth(c.req.raw))
    .get('/.well-known/jwks.json', (c) => backend.auth(withPath(c.req.raw, '/auth/v1/.well-known/jwks.json')))
    .all('/rest/v1/*', (c) => backend.rest(c.req.raw))
    .all('/functions/v1/*', (c) => functions.fetch(c.req.raw))
    .all('/storage/v1/*', (c) => backend.storage(c.req.raw))
    .all('/realtime/v1/*', (c) => backend.realtime.fetch(c.req.raw))
    .all('/graphql/v1/*', (c) => c.json(NO_GRAPHQL, 404))
    .get('/print/pack/*', (c) => prints.classPack(c.req.raw))
    .get('/share/*', (c) => prints.sharePicture(c.req.raw))
    .get('/print/levels/*', (c) => prints.levelPrint(c.req.raw))
    .get('/print/numbers/*', (c) => prints.numberPrint(c.req.raw))
    .get('/levels/*', (c) => prints.levelPicture(c.req.raw))
    .get('/colored/*', (c) => prints.coloredPicture(c.req.raw))
    .get('/coloring/*', (c) => prints.regionMap(c.req.raw))
    .get('/scenes/*', (c) => prints.pageScene(c.req.raw))
    .get('/print/*', (c) => prints.pagePrint(c.req.raw))
    .use(clientFolder ? staticFiles(clientFolder) : skip)
    .all('*', (c) => pageViews.fetch(c.req.raw))
    .onError((error, c) => {
      log.error({ id: c.get('requestId'), error: error.name, stack: error.stack }, 'unexpected')
      return c.text('Something went wrong on our side. Please try again in a moment.', 500)
    })
}

const API_PATHS = ['auth', 'rest', 'functions', 'storage', 'realtime', 'graphql'].map((api) => `/${api}/v1/*`)
const NO_GRAPHQL = { code: 'not_offered', message: 'This server offers no GraphQL API; use /rest/v1' }

const withPath = (request: Request, path: string) => new Request(new URL(path, request.url), request)

const skip: MiddlewareHandler = (_, next) => next()
