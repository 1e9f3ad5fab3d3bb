import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * Who is calling. Forwarded headers are believed only as far as the operator said (TRUST_PROXY): that many hops from the right, or
 * as long as the hop stands in a trusted network.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null,
  trust: number | string[] | undefined,
): string {
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => bare(hop))
    .filter((hop) => isIP(hop) > 0)
  if (trust === undefined || hops.length === 0) return bare(peer)
  if (typeof trust === 'number')
    return trust === 0 ? bare(peer) : (hops.at(-Math.min(trust, hops.length)) ?? bare(peer))
  const trusted = networks(trust)
  let address = bare(peer)
  for (const hop of hops.toReversed()) {
    if (!contains(trusted, address)) break
    address = hop
  }
  return address
}

/** What limits count by: an IPv4 address, or the /64 of an IPv6 one, which is what one household gets. */
export function limitKey(address: string): string {
  if (!isIPv6(address)) return address
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

/** Without port, brackets, zone and the IPv4-in-IPv6 prefix. */
function bare(text: string): string {
  const trimmed = text
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  return /^\d+\.\d+\.\d+\.\d+:\d+$/.test(trimmed) ? trimmed.replace(/:\d+$/, '') : trimmed
}

function networks(list: string[]): BlockList {
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
