import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6, type Socket } from 'node:net'

/**
 * The address of the client. `X-Forwarded-For` is trusted only as far as TRUST_PROXY allows: a number of hops
 * from the right, or hops in trusted networks.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null,
  trust: number | string[] | undefined,
): string {
  if (trust === undefined || forwardedFor === null) return normaliseAddress(peer)
  const hops = forwardedFor
    .split(',')
    .map((hop) => normaliseAddress(hop))
    .filter((hop) => isIP(hop) > 0)
  if (hops.length === 0) return normaliseAddress(peer)
  if (typeof trust === 'number')
    return trust === 0
      ? normaliseAddress(peer)
      : (hops.at(-Math.min(trust, hops.length)) ?? normaliseAddress(peer))
  const trusted = parseNetworks(trust)
  let address = normaliseAddress(peer)
  for (const hop of hops.toReversed()) {
    if (!contains(trusted, address)) break
    address = hop
  }
  return address
}

/**
 * The key for rate limits: an IPv4 address, or the /64 network of an IPv6 address, because one household gets
 * a whole /64.
 */
export function rateLimitKey(address: string): string {
  if (!isIPv6(address)) return address
  // `::` stands for as many zero groups as are missing from eight.
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = address.includes('::')
    ? [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
    : left
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Limits of the cache of keys. A longer header, made up by a client, is not cached. */
const MAX_CACHED_KEYS = 10_000
const MAX_CACHED_LENGTH = 200

export type RateLimitKeyOf = (incoming: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/** Returns the rate limit key of a request. Keys are cached, because a client sends many requests and each needs its key twice. */
export function createRateLimitKeyOf(trust: number | string[] | undefined): RateLimitKeyOf {
  const keys = new Map<string, string>()
  return ({ headers, socket }) => {
    const peer = socket.remoteAddress ?? ''
    const forwarded = trust === undefined ? undefined : headers['x-forwarded-for']
    const source = forwarded === undefined ? peer : `${peer} ${String(forwarded)}`
    const cached = keys.get(source)
    if (cached !== undefined) return cached
    const address = clientAddress(peer, forwarded === undefined ? null : String(forwarded), trust)
    const key = rateLimitKey(address)
    if (keys.size >= MAX_CACHED_KEYS) keys.clear()
    if (source.length <= MAX_CACHED_LENGTH) keys.set(source, key)
    return key
  }
}

/** The rate limit key of a connection; undefined for a trusted proxy, which connects for many clients. */
export function connectionRateLimitKey(
  { remoteAddress = '' }: Socket,
  trust: number | string[] | undefined,
): string | undefined {
  const address = normaliseAddress(remoteAddress)
  const isProxy = typeof trust === 'number' ? trust > 0 : contains(parseNetworks(trust ?? []), address)
  return isProxy ? undefined : rateLimitKey(address)
}

const PLAIN_IPV4 = /^\d+\.\d+\.\d+\.\d+$/

/** Removes port, brackets, zone and the IPv4-in-IPv6 prefix. */
function normaliseAddress(text: string): string {
  if (PLAIN_IPV4.test(text)) return text
  const trimmed = text
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  return /^\d+\.\d+\.\d+\.\d+:\d+$/.test(trimmed) ? trimmed.replace(/:\d+$/, '') : trimmed
}

function parseNetworks(list: string[]): BlockList {
  const block = new BlockList()
  for (const entry of list) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (isIP(address) === 0) continue
    if (bits === undefined) block.addAddress(address, family)
    else block.addSubnet(address, Number(bits), family)
  }
  return block
}

const contains = (block: BlockList, address: string) =>
  isIP(address) > 0 && block.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
