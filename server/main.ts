// The server process: reads the environment, listens, creates the site, and shuts down gracefully.
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseError } from '#backend/database/database-error.ts'
import { ConfigError, readConfig } from './config.ts'
import { createSite, type Site } from './create-site.ts'
import { listen } from './http/listen/listen.ts'
import { createLog, type Log } from './monitoring/log.ts'
import { loadBuild } from './startup/load-build.ts'

/** The part of the shutdown time that requests have; the rest is for jobs and the database. */
const REQUEST_SHARE = 0.6

export async function main(
  env: Record<string, string | undefined>,
  printLine: (line: string) => void,
): Promise<void> {
  const config = readConfig(env)
  const log = createLog(config.logLevel)
  let site: Site | undefined
  const server = await listen({
    host: config.host,
    port: config.port,
    handler: (request, bindings) => (site ? site.fetch(request, bindings) : startingResponse()),
    connectionOpened: () => site?.connectionOpened(),
    connectionKey: (socket) => site?.connectionKey(socket),
    admit: (incoming, outgoing) => site?.admit(incoming, outgoing) ?? true,
    handleDirectly: (incoming, outgoing) => site?.handleDirectly(incoming, outgoing) ?? false,
    upgrade: (request, stream, head) => (site ? site.upgrade(request, stream, head) : stream.destroy()),
  })
  const stopSignal = Promise.withResolvers<string>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      exitAfter(config.drainMs + config.shutdownMs, log)
      stopSignal.resolve(signal)
    })
  try {
    const siteUrl = config.siteUrlIsSet ? config.siteUrl : `http://localhost:${server.port}`
    const app = await loadBuild()
    site = await createSite({ ...config, siteUrl, port: server.port }, { log, printLine, app })
    printLine(`\nColorami is ready: ${siteUrl}`)
  } catch (error) {
    await server.close(0)
    throw error
  }
  if (site.outboxLink) printLine(`No mail server is set up; its mails are here: ${site.outboxLink}`)
  if (site.setupLink) printLine(`First time here? Become its administrator: ${site.setupLink}`)
  const signal = await stopSignal.promise
  log.info({ signal }, 'stopping')
  site.drain()
  // A load balancer sends requests until its next health check.
  await pause(config.drainMs)
  await server.close(config.shutdownMs * REQUEST_SHARE)
  await site.close()
}

/** Ends the process whatever still hangs. Unfinished wishes are drawn after the next start, and PostgreSQL goes on stopping by itself. */
function exitAfter(limitMs: number, log: Log): void {
  setTimeout(() => {
    log.error({ limitMs }, 'stopping took too long')
    process.exit(1)
  }, limitMs).unref()
}

const startingResponse = () =>
  new Response('Starting. Please try again in a moment.\n', {
    status: 503,
    headers: { 'retry-after': '2', 'content-type': 'text/plain' },
  })

/**
 * A problem that the operator can solve is one line; any other error is a defect of ours and shows its stack.
 */
export function explainStartError(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
