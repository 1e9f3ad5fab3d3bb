import { lookup } from 'node:dns/promises'
import { BlockList, isIP, isIPv6 } from 'node:net'

interface EgressOptions {
  /** Origins from the operator's settings. They may be in a private network. */
  trustedOrigins: readonly string[]
  timeoutMs: number
  resolve?: (host: string) => Promise<string[]>
  fetch?: typeof globalThis.fetch
}

export class EgressRefusedError extends Error {
  constructor(reason: string) {
    super(`this address may not be called: ${reason}`)
    this.name = 'EgressRefusedError'
  }
}

const MAX_REDIRECTS = 3

/**
 * A `fetch` for all outgoing requests. Prevents server-side request forgery: no URL, redirect or host name can reach this machine or its
 * private network. Every request has a timeout.
 */
export function createGuardedFetch({
  trustedOrigins,
  timeoutMs,
  resolve = resolveHost,
  fetch = globalThis.fetch,
}: EgressOptions): typeof globalThis.fetch {
  const trusted = new Set(trustedOrigins.map((origin) => new URL(origin).origin))
  const check = async (url: URL) => {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new EgressRefusedError(url.protocol)
    if (trusted.has(url.origin)) return
    if (url.protocol !== 'https:') throw new EgressRefusedError('not https')
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    const addresses = isIP(host) > 0 ? [host] : await resolve(host)
    if (addresses.length === 0 || addresses.some(isPrivate)) throw new EgressRefusedError('a private network')
  }
  return async (input, init) => {
    let request = new Request(input, init)
    const deadline = AbortSignal.timeout(timeoutMs)
    for (let hop = 0; ; hop++) {
      await check(new URL(request.url))
      const response = await fetch(request.clone(), {
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, deadline]),
      })
      const location =
        response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
      if (location === null || init?.redirect === 'manual') return response
      if (hop >= MAX_REDIRECTS || init?.redirect === 'error')
        throw new EgressRefusedError('too many redirects')
      // Only safe methods follow a redirect, and without headers, because those are meant for the first host alone.
      if (request.method !== 'GET' && request.method !== 'HEAD')
        throw new EgressRefusedError('a redirected write')
      request = new Request(new URL(location, request.url), {
        method: request.method,
        signal: request.signal,
      })
    }
  }
}

async function resolveHost(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

const PRIVATE_NETWORKS = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE_NETWORKS.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE_NETWORKS.addSubnet(network, bits, 'ipv6')

/** `BlockList` also matches IPv4 addresses that are mapped into IPv6. */
function isPrivate(address: string): boolean {
  return PRIVATE_NETWORKS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
