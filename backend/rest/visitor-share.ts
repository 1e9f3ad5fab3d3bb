import type { Pool } from '#backend/database/protocol/connection-pool.ts'
import type { GetAbortSignal } from '#backend/database/protocol/protocol-connection.ts'
import { RestError } from './rest-error.ts'

export interface VisitorShareLimits {
  /** The number of queries of one visitor that run at once. */
  maxActive: number
  /** The number of queries of one visitor that wait for their turn. */
  maxWaiting: number
  maxWaitMs: number
}

interface Waiting {
  start(): void
  leave(): void
  getAbortSignal?: GetAbortSignal
}

interface Visitor {
  active: number
  queue: Waiting[]
}

export type RequestPool = Pick<Pool, 'run' | 'use'>

/** Gives each visitor a share of the connections, so that one of them cannot hold all. Further queries wait, up to a bound. */
export function createVisitorShare(
  pool: RequestPool,
  { maxActive, maxWaiting, maxWaitMs }: VisitorShareLimits,
) {
  const visitors = new Map<string, Visitor>()

  async function takeTurn(key: string, getAbortSignal?: GetAbortSignal): Promise<() => void> {
    const visitor = visitors.get(key) ?? { active: 0, queue: [] }
    visitors.set(key, visitor)
    if (visitor.active < maxActive) visitor.active++
    else await waitForTurn(visitor, getAbortSignal)
    return () => endTurn(key, visitor)
  }

  function waitForTurn(visitor: Visitor, getAbortSignal?: GetAbortSignal): Promise<void> {
    if (visitor.queue.length >= maxWaiting) return Promise.reject(tooManyRequests())
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      visitor.queue.splice(visitor.queue.indexOf(waiting), 1)
      reject(tooManyRequests())
    }, maxWaitMs)
    const waiting: Waiting = {
      getAbortSignal,
      start() {
        clearTimeout(timer)
        resolve()
      },
      leave() {
        clearTimeout(timer)
        reject(tooManyRequests())
      },
    }
    visitor.queue.push(waiting)
    return promise
  }

  /** Passes the turn to the first waiting query whose client is still connected. */
  function endTurn(key: string, visitor: Visitor) {
    for (let next = visitor.queue.shift(); next; next = visitor.queue.shift()) {
      if (!next.getAbortSignal?.().aborted) return next.start()
      next.leave()
    }
    if (--visitor.active === 0) visitors.delete(key)
  }

  /** The pool as this visitor may use it. */
  return (key: string): RequestPool => {
    const inTurn = async <T>(getAbortSignal: GetAbortSignal | undefined, work: () => Promise<T>) => {
      const end = await takeTurn(key, getAbortSignal)
      try {
        return await work()
      } finally {
        end()
      }
    }
    return {
      run: (steps, getAbortSignal) => inTurn(getAbortSignal, () => pool.run(steps, getAbortSignal)),
      use: (work, getAbortSignal) => inTurn(getAbortSignal, () => pool.use(work, getAbortSignal)),
    }
  }
}

const tooManyRequests = () =>
  new RestError(429, 'PGRST003', 'Too many requests from this address at once', {
    headers: { 'retry-after': '1' },
  })
