import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * A refresh token contains its session's id and refresh counter, signed with the session's own key. The database stores no
 * refresh tokens, so a leaked table contains none and the table never grows.
 */
export interface RefreshTokenParts {
  sessionId: string
  counter: number
  mac: Buffer
}

const ID_BYTES = 16
const COUNTER_BYTES = 6
const MAC_BYTES = 24
const TOKEN_BYTES = ID_BYTES + COUNTER_BYTES + MAC_BYTES

export const createRefreshKey = () => randomBytes(32).toString('base64url')

export function writeRefreshToken(sessionId: string, counter: number, key: string): string {
  const payload = payloadOf(sessionId, counter)
  return Buffer.concat([payload, macOf(payload, key)]).toString('base64url')
}

/** The parts of a well-formed token; `hasValidMac` checks that the token is authentic. */
export function parseRefreshToken(token: string): RefreshTokenParts | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== TOKEN_BYTES || bytes.toString('base64url') !== token) return undefined
  const hex = bytes.toString('hex', 0, ID_BYTES)
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: bytes.readUIntBE(ID_BYTES, COUNTER_BYTES),
    mac: bytes.subarray(ID_BYTES + COUNTER_BYTES),
  }
}

export const hasValidMac = ({ sessionId, counter, mac }: RefreshTokenParts, key: string) =>
  timingSafeEqual(macOf(payloadOf(sessionId, counter), key), mac)

function payloadOf(sessionId: string, counter: number): Buffer {
  const payload = Buffer.alloc(ID_BYTES + COUNTER_BYTES)
  payload.write(sessionId.replaceAll('-', ''), 'hex')
  payload.writeUIntBE(counter, ID_BYTES, COUNTER_BYTES)
  return payload
}

const macOf = (payload: Buffer, key: string) =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(payload).digest().subarray(0, MAC_BYTES)
