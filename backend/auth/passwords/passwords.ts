import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createBoundedQueue } from './bounded-queue.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes equally long without a stored hash, so that timing does not reveal whether an account exists. */
  matches(password: string, storedHash: string | null | undefined): Promise<boolean>
  /** Whether `matches` can compare with this hash, at a cost that a sign-in may have. */
  isSupportedHash(storedHash: string): boolean
}

interface Cost {
  memory: number
  passes: number
  parallelism: number
}

const derive = promisify(argon2)
/** The parameters OWASP recommends for argon2id; `memory` is in KiB. */
const COST: Cost = { memory: 19456, passes: 2, parallelism: 1 }
const TAG_BYTES = 32
/** A costlier hash of another system would keep the server busy at each sign-in. */
const MAX_COST: Cost = { memory: 131_072, passes: 10, parallelism: 4 }
const BCRYPT = /^\$2[aby]\$\d\d\$[./\dA-Za-z]{53}$/

/** Hashes passwords with argon2id outside the main thread, in a bounded queue. */
export function createPasswords({
  maxRunning,
  maxQueued = 512,
  matchesBcrypt = async () => false,
}: {
  maxRunning: number
  maxQueued?: number
  /** Compares with a hash of bcrypt, which accounts have that come from Supabase or from a seed. */
  matchesBcrypt?: (password: string, storedHash: string) => Promise<boolean>
}): Passwords {
  const queue = createBoundedQueue({ maxRunning, maxQueued })
  const deriveTag = (password: string, nonce: Buffer, cost: Cost, tagLength: number) =>
    queue(() => derive('argon2id', { message: password, nonce, tagLength, ...cost }))

  // An unknown account is compared with this random hash, which no password matches.
  const dummyHash = encode(COST, randomBytes(16), randomBytes(TAG_BYTES))

  return {
    async hash(password) {
      const nonce = randomBytes(16)
      return encode(COST, nonce, await deriveTag(password, nonce, COST, TAG_BYTES))
    },

    async matches(password, storedHash) {
      if (BCRYPT.test(storedHash ?? '')) return queue(() => matchesBcrypt(password, storedHash!))
      const stored = decode(storedHash)
      const { cost, nonce, expected } = stored ?? decode(dummyHash)!
      const actual = await deriveTag(password, nonce, cost, expected.length)
      return timingSafeEqual(actual, expected) && stored !== undefined
    },

    isSupportedHash(storedHash) {
      const stored = decode(storedHash)
      if (!stored) return BCRYPT.test(storedHash)
      const { cost, nonce, expected } = stored
      const isAffordable = Object.entries(MAX_COST).every(([name, max]) => cost[name as keyof Cost] <= max)
      return isAffordable && nonce.length >= 8 && expected.length >= 16
    },
  }
}

const base64WithoutPadding = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** The PHC string format, which other argon2 libraries read and write. */
const encode = ({ memory, passes, parallelism }: Cost, nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64WithoutPadding(nonce)}$${base64WithoutPadding(tag)}`

function decode(storedHash: string | null | undefined) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(storedHash ?? '')
  if (!parts) return undefined
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number]
  const [nonce, expected] = parts.slice(4).map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer]
  return { cost: { memory, passes, parallelism }, nonce, expected }
}
