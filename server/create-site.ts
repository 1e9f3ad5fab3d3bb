import type { Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { ConnectionOptions } from '#backend/database/connection-options.ts'
import { SITE } from '#domain/site/site-details.ts'
import { createArtistWorkerPool } from '#providers/images/artist/workers/artist-worker-pool.ts'
import { createMailer } from '#providers/mail/mailer.ts'
import type { Database } from '#supabase/database.types.ts'
import { seed } from '#supabase/seed/seed.ts'
import type { StartRestore } from './backups/restore-run.ts'
import { createSiteBackups } from './backups/site-backups.ts'
import { createOwnBackend } from './backends/own/own-backend.ts'
import { createSupabaseBackend } from './backends/supabase/supabase-backend.ts'
import type { Config } from './config.ts'
import { createRoutes } from './create-routes.ts'
import { createFunctions } from './functions/create-functions.ts'
import { connectionRateLimitKey, createRateLimitKeyOf } from './http/client-address.ts'
import { createAcceptBacklog } from './http/listen/accept-backlog.ts'
import { createAdmission } from './http/listen/admission.ts'
import { createFastPath } from './http/listen/fast-path.ts'
import type { Admit, HandleDirectly, UpgradeHandler } from './http/listen/listen.ts'
import { shareOfAdmission } from './http/visitor-limits.ts'
import { createVisitorHeaders } from './http/middleware/visitor-headers.ts'
import { createRestEndpoint } from './http/rest/rest-endpoint.ts'
import { securityHeaders } from './http/middleware/security-headers.ts'
import { createContactForm } from './mail/contact-form.ts'
import { createMail } from './mail/create-mail.ts'
import { createHealth } from './monitoring/health.ts'
import type { Log } from './monitoring/log.ts'
import { createMetrics } from './monitoring/metrics.ts'
import type { ProcessMetrics } from './monitoring/process-metrics.ts'
import { createSiteDiagnostics } from './monitoring/site-status.ts'
import { createPageCache } from './page-views/page-cache.ts'
import { createPageViews } from './page-views/page-views.ts'
import { createSiteNotice } from './page-views/site-notice.ts'
import { findScene } from './print/levels/find-scene.ts'
import { createPrintHandlers } from './print/create-print-handlers.ts'
import { connectDatabase, type ConnectedDatabase } from './startup/connect-database.ts'
import { createFileStore } from './startup/create-file-store.ts'
import { createProviders } from './startup/create-providers.ts'
import type { BuiltApp } from './startup/load-build.ts'
import { createPublicConfig } from './startup/public-config.ts'
import { issueSetupCode } from './startup/setup-code.ts'
import { warmThumbnails } from './startup/warm-thumbnails.ts'
import { createTableViewer } from './tables/table-viewer.ts'

export interface Site {
  /** Must be called for each accepted connection. */
  connectionOpened(): void
  /** The address for the limit of connections; undefined for a trusted proxy. */
  connectionKey(socket: Socket): string | undefined
  /** Decides about a request before it gets to `fetch`. */
  admit: Admit
  /** Responds without a `Request` where that is faster. */
  handleDirectly: HandleDirectly
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>
  /** What this process has counted, for the metrics of the whole site. */
  readMetrics(): ProcessMetrics
  /** Opens WebSockets. */
  upgrade: UpgradeHandler
  /**
   * Health checks respond with 503 from now on and WebSockets are closed, so that a load balancer uses other
   * processes.
   */
  drain(): void
  close(): Promise<void>
  /** The link with which the operator becomes the first admin; undefined if the site has one. */
  setupLink?: string
  /** The link to the mails of a local site without a mail server. */
  outboxLink?: string
}

interface Dependencies {
  log: Log
  /** Prints a line for the operator who starts the server. */
  printLine(line: string): void
  app: BuiltApp
  /** The embedded PostgreSQL, if another process has started it. */
  database?: ConnectionOptions
  /** The metrics of the other processes of this site. */
  collectFromOthers?: () => Promise<ProcessMetrics[]>
  /** Replaces the whole site by a backup, if this process can. */
  startRestore?: StartRestore
}

/** Creates all parts of the product and connects them. */
export async function createSite(config: Config, dependencies: Dependencies): Promise<Site> {
  const database = await connectDatabase(
    config,
    dependencies.log,
    dependencies.printLine,
    dependencies.database,
  )
  try {
    return await createSiteWithDatabase(config, database, dependencies)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function createSiteWithDatabase(
  config: Config,
  database: ConnectedDatabase,
  { log, app, collectFromOthers, startRestore }: Dependencies,
): Promise<Site> {
  const { sql } = database
  const { siteUrl } = config
  const site = { name: SITE.name, url: siteUrl }
  const files = createFileStore(config)
  const mail = await createMail(config, log)
  const backend = config.supabase
    ? await createSupabaseBackend(config, { project: config.supabase, sql, files, log })
    : await createOwnBackend(config, { database, files, deliver: mail.deliver, log })
  const { internalRest: rest, storage, auth, realtime, apiKeys } = backend
  const seededPages = await database.withoutTimeLimit((patient) =>
    seed(patient, config.seed, backend.storeDrawings),
  )
  for (const { code, state } of await backend.policyGaps())
    log.info({ gap: code, state }, 'only the Supabase project can enforce this, see docs/supabase.md')
  const setupCode = await issueSetupCode(sql, apiKeys.secret, config.dataDir)

  const artist = createArtistWorkerPool()
  const configuredProviders = await createProviders(artist, config.ai)
  const publicConfig = createPublicConfig(config, backend, configuredProviders)
  const health = createHealth(sql, backend.isReachable)
  const metrics = createMetrics({ sql, token: config.metricsToken, collectFromOthers })

  // Reads with the rights of an anonymous visitor.
  const visitorDb = new PostgrestClient<Database>(`${siteUrl}/rest/v1`, {
    headers: { apikey: apiKeys.publishable },
    fetch: (input, init) => rest(new Request(input, init)),
  })
  const thumbnails =
    config.seed === 'starter' && seededPages > 0
      ? warmThumbnails({ siteUrl, db: visitorDb, storage, log })
      : undefined
  const prints = createPrintHandlers({
    siteUrl,
    db: visitorDb,
    findScene: (slug) => findScene(sql, slug),
    storage,
    files,
    onStored: backend.bytesAdded,
    artist,
    log,
  })
  const providers = {
    ...configuredProviders,
    mail: { send: createMailer(site, mail.deliver).sendMail },
    diagnostics: createSiteDiagnostics({
      sql,
      files: { check: backend.checkStorage },
      mail,
      images: configuredProviders.images,
      site,
      serviceKinds: serviceKinds(config),
      policyGaps: backend.policyGaps,
    }),
    tables: createTableViewer(sql),
    ...(!config.supabase && {
      backups: createSiteBackups({
        config,
        sql,
        withoutTimeLimit: database.withoutTimeLimit,
        files,
        startRestore,
        log,
      }),
    }),
  }
  const functions = createFunctions({ siteUrl, tokens: backend, providers, rest, storage, auth, log })
  const acceptBacklog = createAcceptBacklog()
  const pageViews = createPageViews({
    build: app.build,
    requestContext: {
      db: visitorDb,
      config: publicConfig,
      loadNotice: createSiteNotice(visitorDb),
      sendContactMessage: createContactForm({
        db: visitorDb,
        sql,
        deliver: mail.deliver,
        site,
        operator: SITE.contact.email ?? config.mail.from,
        log,
      }),
      reportError: (error) => log.error({ err: error }, 'a page could not be rendered'),
    },
    externalSources: {
      origins: [config.s3?.endpoint, config.supabase?.url].filter((origin) => origin !== undefined),
      captcha: config.captcha?.provider,
    },
    cache: createPageCache({ maxBytes: config.pageCacheBytes }),
    beforeQueuedRender: acceptBacklog.drained,
  })

  const headers = securityHeaders({ https: siteUrl.startsWith('https:') })
  const keyOf = createRateLimitKeyOf(config.trustProxy)
  const admit = createAdmission({
    limits: shareOfAdmission(config.workers),
    pages: pageViews,
    fastPath: createFastPath({ headers, recordResponse: metrics.record, log }),
    keyOf,
  })
  const visitorHeaders = createVisitorHeaders({ keyOf, secret: apiKeys.secret })
  const routes = createRoutes({
    visitorHeaders,
    publicConfig,
    clientFolder: app.clientFolder,
    headers,
    backend,
    functions,
    health,
    mail,
    metrics,
    pageViews,
    prints,
    log,
  })

  return {
    connectionOpened: acceptBacklog.connectionOpened,
    connectionKey: (socket) => connectionRateLimitKey(socket, config.trustProxy),
    admit,
    handleDirectly: backend.respondToRest
      ? createRestEndpoint({
          respond: backend.respondToRest,
          respondFast: backend.respondFast,
          visitorHeaders,
          headers,
          recordResponse: metrics.record,
          log,
        })
      : () => false,
    fetch: (request, bindings) => routes.fetch(request, bindings),
    readMetrics: metrics.read,
    upgrade: realtime.upgrade,
    drain() {
      health.drain()
      realtime.close()
    },
    outboxLink: mail.outboxPage.link,
    setupLink: setupCode && `${siteUrl}/setup#code=${setupCode}`,
    async close() {
      realtime.close()
      await thumbnails?.close()
      await functions.close()
      artist.close()
      metrics.close()
      await backend.close()
      mail.close()
      await database.close()
    },
  }
}

/** The implementations in use, as shown on the status page. */
const serviceKinds = ({ supabase, databaseUrl, s3 }: Config) =>
  supabase
    ? { database: 'supabase', storage: 'supabase' }
    : { database: databaseUrl ? 'postgresql' : 'embedded', storage: s3 ? 's3' : 'disk' }
