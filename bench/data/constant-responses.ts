import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

interface ConstantResponse {
  headers: string[]
  body: Uint8Array
}

/** Node adds these itself. */
const ADDED_BY_NODE = /^(?:date|connection|keep-alive)$/i

/** Starts a Node server in its own process that sends the site's response to this request again and again, without any work. */
export async function startConstantResponses(url: URL, headers: Record<string, string>) {
  const [response] = (await once(request(url, { headers }).end(), 'response')) as [IncomingMessage]
  const { rawHeaders } = response
  const sent: ConstantResponse = {
    headers: rawHeaders.filter((_, at) => !ADDED_BY_NODE.test(rawHeaders[at - (at % 2)]!)),
    body: await buffer(response),
  }
  const child = fork(fileURLToPath(import.meta.url), { serialization: 'advanced' })
  child.send(sent)
  const [port] = (await once(child, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() }
}

if (import.meta.main)
  process.once('message', ({ headers, body }: ConstantResponse) => {
    const server = createServer((_, response) => response.writeHead(200, headers).end(body))
    server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
  })
