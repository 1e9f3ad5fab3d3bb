import {
  Agent,
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type ServerResponse,
} from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { collect } from '../../storage/support/collect.ts'

interface Server {
  port: number
  isHealthy: boolean
  agent: Agent
}

interface LoadBalancer {
  url: string
  /** Adds the server on this port, which gets requests while its health check passes. */
  add(port: number): void
  remove(port: number): void
  close(): Promise<void>
}

const HEALTH_INTERVAL_MS = 200

/** A small load balancer: round robin among healthy servers, and the next one when a server refuses the connection. */
export async function startLoadBalancer(): Promise<LoadBalancer> {
  const servers = new Map<number, Server>()
  let nextIndex = 0
  const choose = (tried: ReadonlySet<number>) => {
    const untried = [...servers.values()].filter(({ port }) => !tried.has(port))
    const healthy = untried.filter(({ isHealthy }) => isHealthy)
    // Without a healthy server, uses any of them, because on a busy machine a health check can time out.
    const candidates = healthy.length > 0 ? healthy : untried
    return candidates[nextIndex++ % candidates.length]
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await collect(request as AsyncIterable<Buffer>))
    const tried = new Set<number>()
    for (;;) {
      const server = choose(tried)
      if (!server) return void response.writeHead(502).end('no server is running')
      tried.add(server.port)
      const outcome = await forward(server, request, response, body)
      if (outcome === 'responded') return
      server.isHealthy = false
      // The server may have executed a request whose connection broke, so only safe methods are retried.
      if (outcome === 'disconnected' && !['GET', 'HEAD'].includes(request.method!))
        return void response.writeHead(502).end('disconnected')
    }
  }

  const proxy = createServer(
    (request, response) => void handle(request, response).catch(() => response.destroy()),
  )
  proxy.on('upgrade', (request, stream: Socket, head) => {
    const server = choose(new Set())
    if (!server) return void stream.destroy()
    const upstream = connect(server.port, '127.0.0.1', () => {
      const headers = request.rawHeaders.reduce(
        (text, part, i) => text + part + (i % 2 === 0 ? ': ' : '\r\n'),
        '',
      )
      upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers}\r\n`)
      upstream.write(head)
      upstream.pipe(stream).pipe(upstream)
    })
    for (const socket of [upstream, stream]) socket.on('error', () => (upstream.destroy(), stream.destroy()))
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))

  const checkHealth = async (server: Server) => {
    const response = await fetch(`http://127.0.0.1:${server.port}/healthz`).catch(() => undefined)
    server.isHealthy = response?.status === 200
  }
  const healthTimer = setInterval(
    () => servers.forEach((server) => void checkHealth(server)),
    HEALTH_INTERVAL_MS,
  )
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    add: (port) => void servers.set(port, { port, isHealthy: true, agent: new Agent({ keepAlive: true }) }),
    remove: (port) => void servers.delete(port),
    close: () =>
      new Promise((resolve) => {
        clearInterval(healthTimer)
        for (const { agent } of servers.values()) agent.destroy()
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  }
}

function forward(
  { port, agent }: Server,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Promise<'responded' | 'disconnected' | 'not listening'> {
  // The server shows its outbox only to clients that connect to it directly.
  const host = request.url!.startsWith('/outbox') ? `localhost:${port}` : request.headers.host
  const { 'transfer-encoding': _, ...originalHeaders } = request.headers
  const length = body.length > 0 ? { 'content-length': body.length } : {}
  return new Promise((resolve) => {
    const upstreamRequest = sendRequest(
      {
        port,
        host: '127.0.0.1',
        agent,
        method: request.method,
        path: request.url,
        headers: { ...originalHeaders, host, ...length },
      },
      (upstreamResponse) => {
        const { connection: __, 'keep-alive': ___, ...headers } = upstreamResponse.headers
        response.writeHead(upstreamResponse.statusCode!, headers)
        upstreamResponse.pipe(response)
        upstreamResponse.on('error', () => response.destroy())
        resolve('responded')
      },
    )
    upstreamRequest.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'not listening' : 'disconnected'),
    )
    response.on('close', () => upstreamRequest.destroy())
    upstreamRequest.end(body)
  })
}
