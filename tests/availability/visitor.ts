import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const PATHS = [
  '/en',
  '/en/page/friendly-cat',
  '/en/category/animals',
  '/de/top-100',
  '/fr/search?q=chat',
  '/en/random',
  '/it/page/friendly-cat',
]
const TIMEOUT_MS = 20_000
/** After this many views the visitor opens a new connection. */
const VIEWS_PER_CONNECTION = 10

interface PageView {
  /** 0 when there was no response. */
  status: number
  ms: number
}

/** Looks at pages one after the other, from another address than the attacker. */
export async function viewPages(
  { port, from, pauseMs = 0 }: { port: number; from: string; pauseMs?: number },
  count: number,
): Promise<PageView[]> {
  const views: PageView[] = []
  let agent = new Agent({ keepAlive: true })
  for (let n = 0; n < count; n++) {
    if (n % VIEWS_PER_CONNECTION === 0) {
      agent.destroy()
      agent = new Agent({ keepAlive: true })
    }
    views.push(await viewPage({ port, from, agent, path: PATHS[n % PATHS.length]! }))
    await pause(pauseMs)
  }
  agent.destroy()
  return views
}

async function viewPage({
  port,
  from,
  agent,
  path,
}: {
  port: number
  from: string
  agent: Agent
  path: string
}): Promise<PageView> {
  const startedAt = performance.now()
  const status = await new Promise<number>((resolve) => {
    request(
      {
        host: '127.0.0.1',
        port,
        path,
        agent,
        localAddress: from,
        headers: { 'accept-encoding': 'gzip' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      (response) =>
        response.resume().on('close', () => resolve(response.complete ? response.statusCode! : 0)),
    )
      .on('error', () => resolve(0))
      .end()
  })
  return { status, ms: performance.now() - startedAt }
}
