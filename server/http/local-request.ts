const LOOPBACK = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/
const LOCAL_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Whether a request comes directly from this machine. `peer` is the address of the other end of the TCP connection, which a
 * client cannot forge with headers. A proxy on this machine connects from loopback, too. So forwarded requests and requests
 * for another host name are not local.
 */
export function isLocalRequest(headers: Headers, peer: string): boolean {
  const forwarded = [...headers.keys()].some(
    (name) =>
      name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded-') || name === 'x-real-ip',
  )
  return !forwarded && LOOPBACK.test(peer) && LOCAL_NAME.test(headers.get('host') ?? '')
}
