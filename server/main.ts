// The server as a process: read the environment, listen, compose, say where it is, and stop without dropping anybody.
import { setTimeout as pause } from 'node:timers/promises'
import { compose, type Site } from './compose.ts'
import { ConfigError, readConfig } from './config.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { readBuild } from './read-build.ts'

const GRACE_MS = 10_000

export async function main(
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<void> {
  const config = readConfig(env)
  const log = createLog(config.logLevel)
  let site: Site | undefined
  const listening = await listen({
    host: config.host,
    port: config.port,
    handler: (request, bindings) => (site ? site.fetch(request, bindings) : notYet()),
    arrived: () => site?.arrived(),
    answerAtDoor: (incoming, outgoing) => site?.answerAtDoor(incoming, outgoing) ?? false,
    upgrade: (request, stream, head) => (site ? site.upgrade(request, stream, head) : stream.destroy()),
  })
  const stopping = Promise.withResolvers<string>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.resolve(signal))
  try {
    const siteUrl = config.siteUrlIsSet ? config.siteUrl : `http://localhost:${listening.port}`
    site = await compose({ ...config, siteUrl, port: listening.port }, { log, say, app: await readBuild() })
    say(`\nColorami is ready: ${siteUrl}`)
  } catch (error) {
    await listening.close(0)
    throw error
  }
  if (site.setupLink) say(`First time here? Become its administrator: ${site.setupLink}`)
  const signal = await stopping.promise
  log.info({ signal }, 'stopping')
  site.drain()
  // A proxy goes on sending people here until it has asked after our health.
  await pause(config.drainMs)
  await listening.close(GRACE_MS)
  await site.close()
}

const notYet = () =>
  new Response('Starting. Please try again in a moment.\n', {
    status: 503,
    headers: { 'retry-after': '2', 'content-type': 'text/plain' },
  })

/** What an operator can mend is one line; anything else is a defect of ours and shows its stack. */
export function explain(error: unknown): string {
  if (error instanceof ConfigError || (error instanceof Error && error.name === 'DatabaseProblem'))
    return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
