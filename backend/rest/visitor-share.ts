import type { Pool } from '#backend/database/protocol/connection-pool.ts'
import type { GetAbortSignal } from '#backend/database/protocol/protocol-connection.ts'
import { createClientTurns, type ClientTurnLimits } from '../fairness/client-turns.ts'
import { RestError } from './rest-error.ts'

export type RequestPool = Pick<Pool, 'run' | 'use'>

/** Gives each visitor a share of the connections, so that one of them cannot hold all. Further queries wait, up to a bound. */
export function createVisitorShare(pool: RequestPool, limits: ClientTurnLimits) {
  const turns = createClientTurns(limits, tooManyRequests)

  /** The pool as this visitor may use it. */
  return (key: string): RequestPool => {
    const inTurn = <T>(getAbortSignal: GetAbortSignal | undefined, work: () => Promise<T>) =>
      turns.run(key, work, getAbortSignal && (() => getAbortSignal().aborted))
    return {
      run: (steps, getAbortSignal, time) =>
        inTurn(getAbortSignal, () => pool.run(steps, getAbortSignal, time)),
      use: (work, getAbortSignal) => inTurn(getAbortSignal, () => pool.use(work, getAbortSignal)),
    }
  }
}

const tooManyRequests = () =>
  new RestError(429, 'PGRST003', 'Too many requests from this address at once', {
    headers: { 'retry-after': '1' },
  })
