import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createQueue } from './queue.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long for no hash at all as for a wrong password. */
  matches(password: string, kept: string | null | undefined): Promise<boolean>
}

interface Cost {
  memory: number
  passes: number
  parallelism: number
}

const derive = promisify(argon2)
/** OWASP's first choice for argon2id. */
const COST: Cost = { memory: 19456, passes: 2, parallelism: 1 }
const TAG = 32

/** Passwords by argon2id, worked out beside the main thread, a few at a time, with a bound on how many may wait. */
export function createPasswords({ atOnce, waiting = 512 }: { atOnce: number; waiting?: number }): Passwords {
  const queue = createQueue({ atOnce, waiting })
  const tag = (password: string, nonce: Buffer, cost: Cost, tagLength: number) =>
    queue(() => derive('argon2id', { message: password, nonce, tagLength, ...cost }))

  // Nobody's password: what an unknown account is compared with.
  const nobody = encode(COST, randomBytes(16), randomBytes(TAG))

  return {
    async hash(password) {
      const nonce = randomBytes(16)
      return encode(COST, nonce, await tag(password, nonce, COST, TAG))
    },

    async matches(password, kept) {
      const known = decode(kept)
      const { cost, nonce, expected } = known ?? decode(nobody)!
      const actual = await tag(password, nonce, cost, expected.length)
      return timingSafeEqual(actual, expected) && known !== undefined
    },
  }
}

const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** The string form other argon2 libraries read and write. */
const encode = ({ memory, passes, parallelism }: Cost, nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(nonce)}$${plain(tag)}`

function decode(kept: string | null | undefined) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(kept ?? '')
  if (!parts) return undefined
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number]
  const [nonce, expected] = parts.slice(4).map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer]
  return { cost: { memory, passes, parallelism }, nonce, expected }
}
