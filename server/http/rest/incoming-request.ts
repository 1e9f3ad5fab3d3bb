import type { IncomingMessage, ServerResponse } from 'node:http'
import type { IncomingRead } from '#backend/rest/fast-reads/fast-reads.ts'

/** The parts of `Headers` that the REST API uses, over the headers that Node has parsed. */
class IncomingHeaders {
  readonly #headers: IncomingMessage['headers']

  constructor(headers: IncomingMessage['headers']) {
    this.#headers = headers
  }

  get(name: string): string | null {
    const value = this.#headers[name]
    return value === undefined ? null : String(value)
  }

  forEach(callback: (value: string, name: string) => void) {
    for (const name in this.#headers) callback(String(this.#headers[name]), name)
  }
}

/** A request as the REST API reads it. Creating a `Request` costs as much as a small query. */
class IncomingRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHeaders
  readonly #outgoing: ServerResponse
  readonly #content: Buffer | undefined
  #signal: AbortSignal | undefined

  constructor(incoming: IncomingMessage & { rawBody?: Buffer }, outgoing: ServerResponse) {
    this.method = incoming.method!
    // The host does not matter to the REST API, and a client could send any.
    this.url = `http://site${incoming.url}`
    this.headers = new IncomingHeaders(incoming.headers)
    this.#outgoing = outgoing
    this.#content = incoming.rawBody
  }

  /** Aborts when the client disconnects before its response is complete. */
  get signal(): AbortSignal {
    if (this.#signal) return this.#signal
    const controller = new AbortController()
    this.#signal = controller.signal
    const outgoing = this.#outgoing
    const onClose = () => outgoing.writableFinished || controller.abort()
    if (outgoing.destroyed) onClose()
    else outgoing.once('close', onClose)
    return controller.signal
  }

  get body(): ReadableStream<Uint8Array> | null {
    return this.#content ? new Blob([new Uint8Array(this.#content)]).stream() : null
  }

  async text(): Promise<string> {
    return this.#content?.toString('utf8') ?? ''
  }
}

/** A read for the fast path. */
export const incomingRead = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  visitor: string,
): IncomingRead => ({
  url: incoming.url!,
  headers: incoming.headers,
  visitor,
  getAbortSignal: () => new IncomingRequest(incoming, outgoing).signal,
})

/** The whole body must have been received already (`rawBody`), because it is read synchronously. */
export const incomingRequest = (incoming: IncomingMessage, outgoing: ServerResponse): Request =>
  new IncomingRequest(incoming, outgoing) as unknown as Request
