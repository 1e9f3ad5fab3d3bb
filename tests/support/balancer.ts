import { Agent, createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { allOf } from '../storage/all-of.ts'

interface Server {
  port: number
  isWell: boolean
  agent: Agent
}

export interface Balancer {
  url: string
  /** Sends people to the server on this port as well, as long as its health is good. */
  add(port: number): void
  remove(port: number): void
  close(): Promise<void>
}

const HEALTH_EVERY_MS = 200

/** A small proxy as operators put in front: takes turns among healthy servers, and tries the next one where nobody listens. */
export async function startBalancer(): Promise<Balancer> {
  const servers = new Map<number, Server>()
  let turn = 0
  const choose = (tried: ReadonlySet<number>) => {
    const untried = [...servers.values()].filter(({ port }) => !tried.has(port))
    const well = untried.filter(({ isWell }) => isWell)
    // Where nobody seems well, somebody is asked all the same: on a busy machine it was only the question after their health that was late.
    const asked = well.length > 0 ? well : untried
    return asked[turn++ % asked.length]
  }

  async function pass(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await allOf(request as AsyncIterable<Buffer>))
    const tried = new Set<number>()
    for (;;) {
      const server = choose(tried)
      if (!server) return void response.writeHead(502).end('nobody is there')
      tried.add(server.port)
      const outcome = await forward(server, request, response, body)
      if (outcome === 'answered') return
      server.isWell = false
      // Whether a request that was cut was carried out, nobody knows: only what changes nothing is asked again.
      if (outcome === 'cut' && !['GET', 'HEAD'].includes(request.method!))
        return void response.writeHead(502).end('cut')
    }
  }

  const proxy = createServer(
    (request, response) => void pass(request, response).catch(() => response.destroy()),
  )
  proxy.on('upgrade', (request, stream: Socket, head) => {
    const server = choose(new Set())
    if (!server) return void stream.destroy()
    const line = connect(server.port, '127.0.0.1', () => {
      const headers = request.rawHeaders.reduce(
        (text, word, at) => text + word + (at % 2 === 0 ? ': ' : '\r\n'),
        '',
      )
      line.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers}\r\n`)
      line.write(head)
      line.pipe(stream).pipe(line)
    })
    for (const end of [line, stream]) end.on('error', () => (line.destroy(), stream.destroy()))
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))

  const look = async (server: Server) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/healthz`).catch(() => undefined)
    server.isWell = answer?.status === 200
  }
  const rounds = setInterval(() => servers.forEach((server) => void look(server)), HEALTH_EVERY_MS)
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    add: (port) => void servers.set(port, { port, isWell: true, agent: new Agent({ keepAlive: true }) }),
    remove: (port) => void servers.delete(port),
    close: () =>
      new Promise((resolve) => {
        clearInterval(rounds)
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
): Promise<'answered' | 'cut' | 'not listening'> {
  // The outbox shows itself only to whoever asks the server itself.
  const host = request.url!.startsWith('/outbox') ? `localhost:${port}` : request.headers.host
  const { 'transfer-encoding': _, ...given } = request.headers
  const length = body.length > 0 ? { 'content-length': body.length } : {}
  return new Promise((resolve) => {
    const onward = ask(
      {
        port,
        host: '127.0.0.1',
        agent,
        method: request.method,
        path: request.url,
        headers: { ...given, host, ...length },
      },
      (answer) => {
        const { connection: __, 'keep-alive': ___, ...headers } = answer.headers
        response.writeHead(answer.statusCode!, headers)
        answer.pipe(response)
        answer.on('error', () => response.destroy())
        resolve('answered')
      },
    )
    onward.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'not listening' : 'cut'),
    )
    response.on('close', () => onward.destroy())
    onward.end(body)
  })
}
