import { hash } from 'node:crypto'
import type { Sql } from 'postgres'
import { ApiError } from '../../api-error.ts'
import { ipNetworkOf } from './ip-network.ts'
import { RATE_LIMIT_RULES, type RateLimitRule, type RateLimitName } from './rate-limit-rules.ts'

/** Each rule has one bucket per combination of subjects, such as an IP address and an e-mail. */
export interface RateLimits {
  /** Counts one request; false when the bucket is full. */
  tryConsume(rule: RateLimitName, ...subjects: string[]): Promise<boolean>
  /** Counts one request; throws 429 with `Retry-After` when the bucket is full. */
  consume(rule: RateLimitName, ...subjects: string[]): Promise<void>
  /** Takes one count back, for a request that proved legitimate. */
  refund(rule: RateLimitName, ...subjects: string[]): Promise<void>
}

interface Options {
  sql: Sql
  clock: () => number
  /** Replaces the numbers of some rules. */
  rules?: Partial<Record<RateLimitName, { burst: number; seconds: number }>>
}

/** The tolerated difference between the clocks of server processes. A larger one means that a clock was set back. */
const MAX_CLOCK_DIFFERENCE = '10 minutes'

/**
 * Leaky buckets in PostgreSQL, shared by all server processes. A bucket is stored as the time at which it will
 * be empty. One atomic statement adds a request to the bucket or rejects it.
 */
export function createRateLimits({ sql, clock, rules = {} }: Options): RateLimits {
  const ruleOf = (name: RateLimitName): RateLimitRule => ({ ...RATE_LIMIT_RULES[name], ...rules[name] })
  const keyOf = (name: RateLimitName, subjects: string[]) =>
    `${name}:${hash('sha256', subjects.map(ipNetworkOf).join('\n'), 'base64url').slice(0, 22)}`

  async function add(name: RateLimitName, subjects: string[]): Promise<boolean> {
    const { burst, seconds } = ruleOf(name)
    const now = new Date(clock())
    const requestCost = `${seconds / burst} seconds`
    const capacity = `${seconds} seconds`
    // A bucket filled beyond its period was written before a clock was set back, so it counts as empty.
    const currentEmptyAt = sql`case
      when bucket.empty_at > ${now}::timestamptz + ${capacity}::interval + ${MAX_CLOCK_DIFFERENCE}::interval then ${now}::timestamptz
      else greatest(bucket.empty_at, ${now}::timestamptz) end`
    const rows = await sql`
      insert into auth.rate_limits as bucket (key, empty_at)
      values (${keyOf(name, subjects)}, ${now}::timestamptz + ${requestCost}::interval)
      on conflict (key) do update set empty_at = ${currentEmptyAt} + ${requestCost}::interval
        where ${currentEmptyAt} + ${requestCost}::interval <= ${now}::timestamptz + ${capacity}::interval
      returning 1`
    return rows.length > 0
  }

  async function secondsToWait(name: RateLimitName, subjects: string[]): Promise<number> {
    const { burst, seconds } = ruleOf(name)
    const [bucket] = await sql<{ empty_at: Date }[]>`
      select empty_at from auth.rate_limits where key = ${keyOf(name, subjects)}`
    const remainingMs = (bucket?.empty_at.getTime() ?? clock()) - clock()
    return Math.max(1, Math.ceil(remainingMs / 1000 + seconds / burst - seconds))
  }

  return {
    tryConsume: (name, ...subjects) => add(name, subjects),

    async consume(name, ...subjects) {
      if (await add(name, subjects)) return
      const wait = await secondsToWait(name, subjects)
      const message = `For security purposes, you can only request this after ${wait} seconds.`
      throw new ApiError(429, ruleOf(name).code, message, { 'retry-after': String(wait) })
    },

    async refund(name, ...subjects) {
      const { burst, seconds } = ruleOf(name)
      await sql`
        update auth.rate_limits set empty_at = empty_at - ${`${seconds / burst} seconds`}::interval
        where key = ${keyOf(name, subjects)}`
    },
  }
}
