import type { HttpBindings } from '@hono/node-server'
import { PostgrestClient } from '@supabase/postgrest-js'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { Database } from '#supabase/database.types.ts'
import { SITE } from '#domain/site.ts'
import { createArtistWorkers } from '#providers/images/artist/workers.ts'
import { createMailer } from '#providers/mail/mailer.ts'
import { seed } from '#supabase/seed/seed.ts'
import type { Config } from './config.ts'
import { createContact } from './contact.ts'
import { openFunctions } from './functions/open-functions.ts'
import { createHealth } from './health.ts'
import { accessLog } from './http/access-log.ts'
import { createArrivals } from './http/arrivals.ts'
import { bodyLimit } from './http/body-limit.ts'
import { createFrontDoor, type FrontDoor } from './http/front-door.ts'
import { requestId } from './http/request-id.ts'
import { addHeaders, securityHeaders } from './http/security-headers.ts'
import { staticFiles } from './http/static-files.ts'
import { nameVisitor } from './http/visitor.ts'
import type { Upgrade } from './listen.ts'
import type { Log } from './log.ts'
import { openMail } from './mail.ts'
import { makeAhead } from './make-ahead.ts'
import { createMetrics } from './metrics.ts'
import { openDatabase, type OpenDatabase } from './open-database.ts'
import { openFiles } from './open-files.ts'
import { openProviders } from './open-providers.ts'
import { createPageCache } from './page-views/page-cache.ts'
import { createPageViews } from './page-views/page-views.ts'
import { openPrints } from './print/open-prints.ts'
import { openProject } from './project/open-project.ts'
import { publicConfig } from './public-config.ts'
import type { BuiltApp } from './read-build.ts'
import { offerSetup } from './setup-code.ts'
import { createSiteNotice } from './site-notice.ts'
import { createUpkeep } from './upkeep.ts'
import { openOwnWires } from './wires/own-wires.ts'

export interface Site {
  /** Somebody has opened a connection. */
  arrived(): void
  /** What needs no work is answered before it becomes a `Request`; false where it has to be fetched. */
  answerAtDoor: FrontDoor['answer']
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
  const { sql } = database
  const files = openFiles(config)
  const mail = await openMail(config, log)
  const wires = config.supabase
    ? await openProject(config, { project: config.supabase, sql, files, log })
    : await openOwnWires(config, { database, files, deliver: mail.deliver, log })
  const added = await seed(sql, config.seed, wires.storeDrawings)
  for (const { code, state } of await wires.gaps())
    log.info({ gap: code, state }, 'only the Supabase project can enforce this, see docs/supabase.md')
  const setupCode = await offerSetup(sql, wires.apiKeys.secret, config.dataDir)
  const artist = createArtistWorkers()
  const drawing = await openProviders(artist, config.ai)
  const facts = publicConfig(config, wires, drawing)
  const health = createHealth(sql, wires.answers)
  const metrics = createMetrics({ sql, token: config.metricsToken })

  const visitorsDb = new PostgrestClient<Database>(`${config.siteUrl}/rest/v1`, {
    headers: { apikey: wires.apiKeys.publishable },
    fetch: (input, init) => wires.rest(new Request(input, init)),
  })
  const madeAhead =
    config.seed === 'starter' && added > 0
      ? makeAhead({ siteUrl: config.siteUrl, db: visitorsDb, storage: wires.storage, log })
      : undefined
  const prints = openPrints({
    siteUrl: config.siteUrl,
    db: visitorsDb,
    storage: wires.storage,
    files,
    artist,
    log,
  })
  const site = { name: SITE.name, url: config.siteUrl }
  const providers = {
    ...drawing,
    mail: { send: createMailer(site, mail.deliver).sendMail },
    upkeep: createUpkeep({
      sql,
      files: { check: wires.checkFiles },
      mail,
      images: drawing.images,
      site,
      kinds: kindsOf(config),
      gaps: wires.gaps,
    }),
  }
  const functions = openFunctions({
    siteUrl: config.siteUrl,
    tokens: wires,
    providers,
    rest: wires.rest,
    storage: wires.storage,
    auth: wires.auth,
    log,
  })
  const arrivals = createArrivals()
  const pageViews = createPageViews({
    build: built.build,
    visit: {
      db: visitorsDb,
      config: facts,
      notice: createSiteNotice(visitorsDb),
      contact: createContact({
        db: visitorsDb,
        sql,
        deliver: mail.deliver,
        site,
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
    between: arrivals.settled,
  })

  const headers = securityHeaders({ https: config.siteUrl.startsWith('https:') })
  const door = createFrontDoor({ pages: pageViews, most: 400, headers, count: metrics.note, log })
  const app = new Hono<{ Bindings: HttpBindings; Variables: { requestId: string } }>()
    .use(requestId(), accessLog(log), addHeaders(headers))
    .use(nameVisitor({ trustProxy: config.trustProxy, secret: wires.apiKeys.secret }))
    .get('/healthz', (c) => health.answer(c))
    .get('/metrics', (c) => metrics.answer(c.req.raw, c.env.incoming?.socket.remoteAddress))
    .use(metrics.count)
    .use(compress({ threshold: 1024 }))
    .get('/config.json', (c) => c.json(facts, 200, { 'cache-control': 'public, max-age=60' }))
    .get('/outbox', (c) => mail.outboxPage(c.req.raw))
    .all('/auth/v1/*', (c) => wires.auth(c.req.raw))
    .get('/.well-known/jwks.json', (c) => wires.auth(withPath(c.req.raw, '/auth/v1/.well-known/jwks.json')))
    .use('/rest/v1/*', bodyLimit({ maxSize: 1024 * 1024 }))
    .all('/rest/v1/*', (c) => wires.rest(c.req.raw))
    .use('/functions/v1/*', bodyLimit({ maxSize: 3 * 1024 * 1024 }))
    .all('/functions/v1/*', (c) => functions.fetch(c.req.raw))
    .all('/storage/v1/*', (c) => wires.storage(c.req.raw))
    .all('/realtime/v1/*', (c) => wires.realtime.fetch(c.req.raw))
    .get('/print/pack/*', (c) => prints.pack(c.req.raw))
    .get('/share/*', (c) => prints.share(c.req.raw))
    .get('/print/*', (c) => prints.sheet(c.req.raw))
    .use(built.files ? staticFiles(built.files) : passOn)
    .post('*', bodyLimit({ maxSize: 64 * 1024 }))
    .all('*', (c) => pageViews.fetch(c.req.raw))
    .onError((error, c) => {
      log.error({ id: c.get('requestId'), error: error.name, stack: error.stack }, 'unexpected')
      return c.text('Something went wrong on our side. Please try again in a moment.', 500)
    })

  return {
    arrived: arrivals.came,
    answerAtDoor: door.answer,
    fetch: (request, bindings) => door.inside(() => app.fetch(request, bindings)),
    upgrade: wires.realtime.upgrade,
    drain() {
      health.drain()
      wires.realtime.close()
    },
    setupLink: setupCode && `${config.siteUrl}/setup#code=${setupCode}`,
    async close() {
      wires.realtime.close()
      await madeAhead?.close()
      await functions.close()
      artist.close()
      metrics.close()
      await wires.close()
      mail.close()
      await database.close()
    },
  }
}

const kindsOf = ({ supabase, databaseUrl, s3 }: Config) =>
  supabase
    ? { database: 'supabase', storage: 'supabase' }
    : { database: databaseUrl ? 'postgresql' : 'embedded', storage: s3 ? 's3' : 'disk' }

const withPath = (request: Request, path: string) => new Request(new URL(path, request.url), request)

const passOn: MiddlewareHandler = (_, next) => next()
