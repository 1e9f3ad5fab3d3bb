import { setTimeout as pause } from 'node:timers/promises'
import type { ConnectionOptions } from '#backend/database/connection-options.ts'
import { prepareRestore, recordFailedRestore } from './backups/prepare-restore.ts'
import { createRestoreRun } from './backups/restore-run.ts'
import type { Config } from './config.ts'
import { createSite, type Site } from './create-site.ts'
import { exitAfter } from './exit-after.ts'
import { listen } from './http/listen/listen.ts'
import { CONNECTION_LIMITS } from './http/visitor-limits.ts'
import { createLog } from './monitoring/log.ts'
import type { ProcessMetrics } from './monitoring/process-metrics.ts'
import { maintenanceResponse } from './page-views/maintenance-page.ts'
import { createFileStore } from './startup/create-file-store.ts'
import { loadBuild } from './startup/load-build.ts'
import { shareOfBoth } from './workers/share-of-workers.ts'

/** The part of the shutdown time that requests have; the rest is for jobs and the database. */
const REQUEST_SHARE = 0.6
/** Before a restore closes the site, requests under way have this long to end. */
const OPEN_REQUESTS_GRACE_MS = 1_000

interface Options {
  printLine(line: string): void
  /** Called when the site accepts requests, with the lines for the operator. */
  onReady(ready: { port: number; lines: string[]; site: Site }): void
  /** The port that other processes of this site listen on. */
  sharedPort?: number
  /** The embedded PostgreSQL, if another process has started it. */
  database?: ConnectionOptions
  collectFromOthers?: () => Promise<ProcessMetrics[]>
  /** Aborted to stop the server like a signal does. */
  stop?: AbortSignal
}

/** Listens, creates the site, and shuts down gracefully on a signal. */
export async function runServer(config: Config, options: Options): Promise<void> {
  const log = createLog(config.logLevel)
  let site: Site | undefined
  const server = await listen({
    host: config.host,
    port: options.sharedPort ?? config.port,
    isPortShared: options.sharedPort !== undefined,
    connectionLimits: shareOfBoth(CONNECTION_LIMITS, config.workers),
    handler: (request, bindings) =>
      restores.respond(request) ??
      (site
        ? site.fetch(request, bindings)
        : restores.isSiteClosed()
          ? maintenanceResponse(request)
          : startingResponse()),
    connectionOpened: () => site?.connectionOpened(),
    connectionKey: (socket) => site?.connectionKey(socket),
    admit: (incoming, outgoing) => site?.admit(incoming, outgoing) ?? true,
    handleDirectly: (incoming, outgoing) => site?.handleDirectly(incoming, outgoing) ?? false,
    upgrade: (request, stream, head) => (site ? site.upgrade(request, stream, head) : stream.destroy()),
  })
  const stopReason = Promise.withResolvers<string>()
  const stop = (reason: string) => {
    exitAfter(config.drainMs + config.shutdownMs, log)
    stopReason.resolve(reason)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))
  options.stop?.addEventListener('abort', () => stop('the supervisor has ended'))
  if (options.stop?.aborted) stop('the supervisor has ended')
  const openSite = async () => {
    const siteUrl = config.siteUrlIsSet ? config.siteUrl : `http://localhost:${server.port}`
    const app = await loadBuild()
    const { printLine, database, collectFromOthers } = options
    site = await createSite(
      { ...config, siteUrl, port: server.port },
      {
        log,
        printLine,
        app,
        database,
        collectFromOthers,
        startRestore: canRestore ? restores.start : undefined,
      },
    )
    return { siteUrl, site }
  }
  // Another process owns the database of a worker, and only its operator can replace the database behind DATABASE_URL.
  const canRestore = !config.databaseUrl && !options.database
  const restores = createRestoreRun({
    prepare: (backup) =>
      prepareRestore({ dataDir: config.dataDir, files: createFileStore(config), log, backup }),
    closeSite: async () => {
      const closing = site
      site = undefined
      closing?.drain()
      await pause(OPEN_REQUESTS_GRACE_MS)
      await closing?.close()
    },
    openSite: async () => void (await openSite()),
    recordFailure: (backup, reason) => recordFailedRestore(config.dataDir, backup, reason),
    onFatal: (error) => {
      log.fatal({ err: error }, 'the site could not be opened again')
      stop('the site could not be opened again')
    },
    log,
  })
  try {
    const opened = await openSite()
    options.onReady({ port: server.port, lines: readyLines(opened.siteUrl, opened.site), site: opened.site })
  } catch (error) {
    await server.close(0)
    throw error
  }
  const reason = await stopReason.promise
  log.info({ reason }, 'stopping')
  await restores.idle()
  site?.drain()
  // A load balancer sends requests until its next health check.
  await pause(config.drainMs)
  await server.close(config.shutdownMs * REQUEST_SHARE)
  await site?.close()
}

const readyLines = (siteUrl: string, { outboxLink, setupLink }: Site): string[] => [
  `\nColorami is ready: ${siteUrl}`,
  ...(outboxLink ? [`No mail server is set up; its mails are here: ${outboxLink}`] : []),
  ...(setupLink ? [`First time here? Become its administrator: ${setupLink}`] : []),
]

const startingResponse = () =>
  new Response('Starting. Please try again in a moment.\n', {
    status: 503,
    headers: { 'retry-after': '2', 'content-type': 'text/plain' },
  })
