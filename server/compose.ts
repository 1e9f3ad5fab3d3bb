import type { HttpBindings } from '@hono/node-server'
import { PostgrestClient } from '@supabase/postgrest-js'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import type { Database } from '#supabase/database.types.ts'
import { openTokens } from '#backend/auth/tokens/open-tokens.ts'
import { createRest } from '#backend/rest/create-rest.ts'
import { createStorage } from '#backend/storage/create-storage.ts'
import { storeMany } from '#backend/storage/store-many.ts'
import { SITE } from '#domain/site.ts'
import { createArtistWorkers } from '#providers/images/artist/workers.ts'
import { seed } from '#supabase/seed/seed.ts'
import { openAccounts } from './accounts.ts'
import type { Config } from './config.ts'
import { createContact } from './contact.ts'
import { openFunctions } from './functions/open-functions.ts'
import { createHealth } from './health.ts'
import { accessLog } from './http/access-log.ts'
import { refuseOverload } from './http/overload.ts'
import { requestId } from './http/request-id.ts'
import { securityHeaders } from './http/security-headers.ts'
import { staticFiles } from './http/static-files.ts'
import { nameVisitor } from './http/visitor.ts'
import type { Upgrade } from './listen.ts'
import type { Log } from './log.ts'
import { openDatabase, type OpenDatabase } from './open-database.ts'
import { openFiles } from './open-files.ts'
import { openProviders } from './open-providers.ts'
import { openRealtime } from './open-realtime.ts'
import { createPageCache } from './page-views/page-cache.ts'
import { createPageViews } from './page-views/page-views.ts'
import { createPrints } from './print/create-prints.ts'
import { printablePage } from './print/printable-page.ts'
import { publicConfig } from './public-config.ts'
import type { BuiltApp } from './read-build.ts'
import { offerSetup } from './setup-code.ts'
import { createSiteNotice } from './site-notice.ts'
import { createUpkeep } from './upkeep.ts'

export interface Site {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>
  /** Web sockets. */
  upgrade: Upgrade
  /** Health answers 503 from now on and listeners are sent away, so that people go elsewhere. */
  drain(): void
  close(): Promise<void>
  setupLink?: string
}

interface Surroundings {
  log: Log
  say(line: string): void
  app: BuiltApp
}

/** The whole product on one page: what is opened, and who answers what, in the order in which they are asked. */
export async function compose(config: Config, surroundings: Surroundings): Promise<Site> {
  const database = await openDatabase(config, surroundings.log, surroundings.say)
  try {
    return await furnish(config, database, surroundings)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function furnish(
  config: Config,
  database: OpenDatabase,
  { log, app: built }: Surroundings,
): Promise<Site> {
  const files = openFiles(config)
  await seed(database.sql, config.seed, (drawings) =>
    storeMany(database.sql, files, 'pages', drawings.map(asFile)),
  )

  const tokens = await openTokens({ sql: database.sql, siteUrl: config.siteUrl })
  const rest = createRest({ connection: database.requests, identify: tokens.identify, log })
  const storage = createStorage({
    sql: database.sql,
    files,
    identify: tokens.identify,
    log,
  })
  const realtime = openRealtime(config, database, tokens, log)
  const accounts = openAccounts(config, database.sql, tokens, log)
  const setupCode = await offerSetup(database.sql, tokens.apiKeys.secret, config.dataDir)
  const facts = publicConfig(config, tokens.apiKeys.publishable)
  const health = createHealth(database.sql)

  const visitorsDb = new PostgrestClient<Database>(`${config.siteUrl}/rest/v1`, {
    headers: { apikey: tokens.apiKeys.publishable },
    fetch: (input, init) => rest.fetch(new Request(input, init)),
  })
  const artist = createArtistWorkers()
  const prints = createPrints({
    siteUrl: config.siteUrl,
    findPage: (slug) => printablePage(visitorsDb, slug),
    storage: storage.fetch,
    files,
    makePdf: (svg, options) => artist.run({ kind: 'pdf', svg, options }),
    log,
  })
  const drawing = openProviders(artist)
  const providers = {
    ...drawing,
    upkeep: createUpkeep({
      sql: database.sql,
      files,
      mail: accounts.mail,
      images: drawing.images,
      site: { name: SITE.name, url: config.siteUrl },
      kinds: { database: config.databaseUrl ? 'postgresql' : 'embedded', storage: config.s3 ? 's3' : 'disk' },
    }),
  }
  const functions = openFunctions({
    siteUrl: config.siteUrl,
    tokens,
    providers,
    rest: rest.fetch,
    storage: storage.fetch,
    auth: accounts.auth.fetch,
    log,
  })
  const pageViews = createPageViews({
    build: built.build,
    visit: {
      db: visitorsDb,
      config: facts,
      notice: createSiteNotice(visitorsDb),
      contact: createContact({
        db: visitorsDb,
        sql: database.sql,
        deliver: accounts.mail.deliver,
        site: { name: SITE.name, url: config.siteUrl },
        operator: SITE.contact.email ?? config.mail.from,
        log,
      }),
      report: (error) => log.error({ err: error }, 'a page could not be made'),
    },
    elsewhere: {
      origins: [config.s3?.endpoint, config.supabase?.url].filter((origin) => origin !== undefined),
      captcha: config.captcha?.provider,
    },
    cache: createPageCache({ maxBytes: 32 * 1024 * 1024 }),
  })

  const app = new Hono<{ Bindings: HttpBindings; Variables: { requestId: string } }>()
    .use(requestId(), accessLog(log), securityHeaders({ https: config.siteUrl.startsWith('https:') }))
    .use(nameVisitor({ trustProxy: config.trustProxy, secret: tokens.apiKeys.secret }))
    .get('/healthz', (c) => health.answer(c))
    .use(refuseOverload(400))
    .use(compress({ threshold: 1024 }))
    .get('/config.json', (c) => c.json(facts, 200, { 'cache-control': 'public, max-age=60' }))
    .get('/outbox', (c) => accounts.outboxPage(c.req.raw))
    .all('/auth/v1/*', (c) => accounts.auth.fetch(c.req.raw))
    .get('/.well-known/jwks.json', (c) =>
      accounts.auth.fetch(withPath(c.req.raw, '/auth/v1/.well-known/jwks.json')),
    )
    .use('/rest/v1/*', bodyLimit({ maxSize: 1024 * 1024 }))
    .all('/rest/v1/*', (c) => rest.fetch(c.req.raw))
    .use('/functions/v1/*', bodyLimit({ maxSize: 3 * 1024 * 1024 }))
    .all('/functions/v1/*', (c) => functions.fetch(c.req.raw))
    .all('/storage/v1/*', (c) => storage.fetch(c.req.raw))
    .all('/realtime/v1/*', (c) => realtime.fetch(c.req.raw))
    .get('/print/*', (c) => prints(c.req.raw))
    .use(built.files ? staticFiles(built.files) : passOn)
    .post('*', bodyLimit({ maxSize: 64 * 1024 }))
    .all('*', (c) => pageViews(c.req.raw))
    .onError((error, c) => {
      log.error({ id: c.get('requestId'), error: error.name, stack: error.stack }, 'unexpected')
      return c.text('Something went wrong on our side. Please try again in a moment.', 500)
    })

  return {
    fetch: (request, bindings) => app.fetch(request, bindings),
    upgrade: realtime.upgrade,
    drain() {
      health.drain()
      realtime.close()
    },
    setupLink: setupCode && `${config.siteUrl}/setup#code=${setupCode}`,
    async close() {
      realtime.close()
      await functions.close()
      rest.close()
      await storage.close()
      artist.close()
      await accounts.close()
      await database.close()
    },
  }
}

const asFile = ({ name, svg }: { name: string; svg: string }) => ({
  name,
  bytes: new TextEncoder().encode(svg),
  type: 'image/svg+xml',
})

const withPath = (request: Request, path: string) => new Request(new URL(path, request.url), request)

const passOn: MiddlewareHandler = (_, next) => next()
