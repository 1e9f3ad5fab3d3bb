import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'

/** The site and the address from which it is attacked. */
export interface AttackTarget {
  port: number
  /** The publishable API key, which every visitor can read. */
  key: string
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
export function createAttackClient({ port, from, key }: AttackTarget, maxSockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets, localAddress: from } as never)
  return {
    get(path: string, headers: Record<string, string> = {}): SentRequest {
      const { promise, resolve } = Promise.withResolvers<number>()
      const sent = request(
        { host: '127.0.0.1', port, path, agent, localAddress: from, headers: { apikey: key, ...headers } },
        (response) => {
          response
            .resume()
            .on('close', () => resolve(response.statusCode ?? 0))
            .on('error', () => {})
        },
      )
      sent.on('error', () => resolve(0)).on('close', () => resolve(0))
      sent.end()
      return { status: promise, leave: () => sent.destroy() }
    },
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
