import { hash } from 'node:crypto'
import type { Sql } from 'postgres'
import { WireError } from '../../wire-error.ts'
import { networkOf } from './network.ts'
import { RULES, type Rule, type RuleName } from './rules.ts'

export interface Limits {
  /** Counts one; false when the bucket is full. */
  allows(rule: RuleName, ...who: string[]): Promise<boolean>
  /** Counts one; throws 429 with `Retry-After` when the bucket is full. */
  take(rule: RuleName, ...who: string[]): Promise<void>
  /** What turned out to be no abuse is not counted. */
  giveBack(rule: RuleName, ...who: string[]): Promise<void>
}

interface Options {
  sql: Sql
  clock: () => number
  /** An operator's own numbers for some of the rules. */
  rules?: Partial<Record<RuleName, { burst: number; seconds: number }>>
}

/** Between server processes; more than that is a clock that was wrong. */
const CLOCKS_DIFFER = '10 minutes'

/**
 * Leaky buckets in PostgreSQL, so that all server processes count together. A bucket is one timestamp: when it will be
 * empty. One statement adds a drop or refuses, without a lock held in between.
 */
export function createLimits({ sql, clock, rules = {} }: Options): Limits {
  const ruleOf = (name: RuleName): Rule => ({ ...RULES[name], ...rules[name] })
  const keyOf = (name: RuleName, who: string[]) =>
    `${name}:${hash('sha256', who.map(networkOf).join('\n'), 'base64url').slice(0, 22)}`

  async function add(name: RuleName, who: string[]): Promise<boolean> {
    const { burst, seconds } = ruleOf(name)
    const now = new Date(clock())
    const drop = `${seconds / burst} seconds`
    const full = `${seconds} seconds`
    // No bucket is filled further ahead than its time, unless the clock was set back: such a one counts as empty.
    const filled = sql`case
      when bucket.empty_at > ${now}::timestamptz + ${full}::interval + ${CLOCKS_DIFFER}::interval then ${now}::timestamptz
      else greatest(bucket.empty_at, ${now}::timestamptz) end`
    const rows = await sql`
      insert into auth.rate_limits as bucket (key, empty_at)
      values (${keyOf(name, who)}, ${now}::timestamptz + ${drop}::interval)
      on conflict (key) do update set empty_at = ${filled} + ${drop}::interval
        where ${filled} + ${drop}::interval <= ${now}::timestamptz + ${full}::interval
      returning 1`
    return rows.length > 0
  }

  async function secondsToWait(name: RuleName, who: string[]): Promise<number> {
    const { burst, seconds } = ruleOf(name)
    const [bucket] = await sql<{ empty_at: Date }[]>`
      select empty_at from auth.rate_limits where key = ${keyOf(name, who)}`
    const full = (bucket?.empty_at.getTime() ?? clock()) - clock()
    return Math.max(1, Math.ceil(full / 1000 + seconds / burst - seconds))
  }

  return {
    allows: (name, ...who) => add(name, who),

    async take(name, ...who) {
      if (await add(name, who)) return
      const wait = await secondsToWait(name, who)
      const text = `For security purposes, you can only request this after ${wait} seconds.`
      throw new WireError(429, ruleOf(name).code, text, { 'retry-after': String(wait) })
    },

    async giveBack(name, ...who) {
      const { burst, seconds } = ruleOf(name)
      await sql`
        update auth.rate_limits set empty_at = empty_at - ${`${seconds / burst} seconds`}::interval
        where key = ${keyOf(name, who)}`
    },
  }
}
