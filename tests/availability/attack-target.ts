import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'

/** The site and the address from which it is attacked. */
export interface AttackTarget {
  port: number
  /** The publishable API key, which every visitor can read. */
  key: string
  /** The access token of an account that the attacker has created. */
  token: string
  /** An address of the loopback network, which stands for one visitor. */
  from: string
  /** The path of a public drawing in storage. */
  drawing: string
}

/** Opens a connection from the address of the attacker. Errors are part of an attack. */
export function openSocket({ port, from }: AttackTarget): Socket {
  return connect({ host: '127.0.0.1', port, localAddress: from }).on('error', () => {})
}

interface SentRequest {
  /** 0 when there was no response. */
  status: Promise<number>
  /** Leaves without waiting for the response. */
  leave(): void
}

/** Sends requests over as many connections as the attack opens. */
export function createAttackClient({ port, from, key, token }: AttackTarget, maxSockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets, localAddress: from } as never)
  function send(path: string, headers: Record<string, string>, body?: string): SentRequest {
    const { promise, resolve } = Promise.withResolvers<number>()
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent,
        localAddress: from,
        headers: { apikey: key, ...headers },
      },
      (response) => {
        response
          .resume()
          .on('close', () => resolve(response.statusCode ?? 0))
          .on('error', () => {})
      },
    )
    sent.on('error', () => resolve(0)).on('close', () => resolve(0))
    sent.end(body)
    return { status: promise, leave: () => sent.destroy() }
  }
  return {
    get: (path: string, headers: Record<string, string> = {}) => send(path, headers),
    /** Calls a function as the account of the attacker. */
    call: (name: string, body: string, headers: Record<string, string> = {}) =>
      send(`/functions/v1/${name}`, { authorization: `Bearer ${token}`, ...headers }, body),
    close: () => agent.destroy(),
  }
}

/** Runs `work` in parallel loops until the signal. */
export const loop = (count: number, signal: AbortSignal, work: (n: number) => Promise<unknown>) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      for (let n = index; !signal.aborted; n += count) await work(n)
    }),
  )
