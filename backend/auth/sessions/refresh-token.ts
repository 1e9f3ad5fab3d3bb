import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * A refresh token names its session and how often that session was refreshed, and is signed with a key only that
 * session has. Nothing of it is stored, so there is nothing to steal by reading a table of tokens, and the table never
 * grows.
 */
export interface RefreshTokenParts {
  sessionId: string
  counter: number
  mac: Buffer
}

const ID = 16
const COUNTER = 6
const MAC = 24
const LENGTH = ID + COUNTER + MAC

export const newRefreshKey = () => randomBytes(32).toString('base64url')

export function writeRefreshToken(sessionId: string, counter: number, key: string): string {
  const named = nameOf(sessionId, counter)
  return Buffer.concat([named, macOf(named, key)]).toString('base64url')
}

/** The parts of something that has the shape of a token of ours; whether it is one, `isGenuine` says. */
export function readRefreshToken(token: string): RefreshTokenParts | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== LENGTH || bytes.toString('base64url') !== token) return undefined
  const hex = bytes.toString('hex', 0, ID)
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: bytes.readUIntBE(ID, COUNTER),
    mac: bytes.subarray(ID + COUNTER),
  }
}

export const isGenuine = ({ sessionId, counter, mac }: RefreshTokenParts, key: string) =>
  timingSafeEqual(macOf(nameOf(sessionId, counter), key), mac)

function nameOf(sessionId: string, counter: number): Buffer {
  const name = Buffer.alloc(ID + COUNTER)
  name.write(sessionId.replaceAll('-', ''), 'hex')
  name.writeUIntBE(counter, ID, COUNTER)
  return name
}

const macOf = (name: Buffer, key: string) =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(name).digest().subarray(0, MAC)
