import { lookup } from 'node:dns/promises'
import { BlockList, isIP, isIPv6 } from 'node:net'

export interface EgressOptions {
  /** Origins the operator has named: they may lie in a private network. */
  trustedOrigins: readonly string[]
  timeoutMs: number
  resolve?: (host: string) => Promise<string[]>
  fetch?: typeof globalThis.fetch
}

export class EgressRefused extends Error {
  constructor(reason: string) {
    super(`this address may not be called: ${reason}`)
    this.name = 'EgressRefused'
  }
}

const MOST_REDIRECTS = 3

/**
 * The only way out. Whoever chose an address, it never leads to this machine or its private network, not through a redirect and not
 * through a name; and no answer is waited for without end.
 */
export function createGuardedFetch({
  trustedOrigins,
  timeoutMs,
  resolve = addressesOf,
  fetch = globalThis.fetch,
}: EgressOptions): typeof globalThis.fetch {
  const trusted = new Set(trustedOrigins.map((origin) => new URL(origin).origin))
  const check = async (url: URL) => {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new EgressRefused(url.protocol)
    if (trusted.has(url.origin)) return
    if (url.protocol !== 'https:') throw new EgressRefused('not https')
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    const addresses = isIP(host) > 0 ? [host] : await resolve(host)
    if (addresses.length === 0 || addresses.some(isPrivate)) throw new EgressRefused('a private network')
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
      if (hop >= MOST_REDIRECTS || init?.redirect === 'error') throw new EgressRefused('too many redirects')
      // Only what may be asked again without harm is followed, and without what was meant for the first host.
      if (request.method !== 'GET' && request.method !== 'HEAD') throw new EgressRefused('a redirected write')
      request = new Request(new URL(location, request.url), {
        method: request.method,
        signal: request.signal,
      })
    }
  }
}

async function addressesOf(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

const PRIVATE = new BlockList()
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
  PRIVATE.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6')

/** An IPv4 address inside an IPv6 one is looked up as what it is. */
function isPrivate(address: string): boolean {
  return PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
