import { setTimeout as pause } from 'node:timers/promises'
import { FunctionError } from './function-error.ts'

/** The longest wait of one call. PostgreSQL restarts within seconds. */
const MAX_WAIT_MS = 30_000
const PAUSE_MS = 250

/** The database or the files cannot be reached. Work under a lease has not failed: a later attempt completes it. */
export class UnavailableError extends FunctionError {
  constructor() {
    super(503, 'unexpected', 2)
  }
}

/** The result of a call of the REST API or the Storage API. */
interface CallResult {
  error: { code?: string; status?: number; message: string } | null
  status?: number
}

/**
 * Repeats a call while the database or the files cannot be reached. The call must be safe to repeat, because the first one may
 * have been stored although its response was lost.
 */
export async function retryWhileUnavailable<R extends CallResult>(call: () => PromiseLike<R>): Promise<R> {
  const giveUpAt = performance.now() + MAX_WAIT_MS
  for (;;) {
    const result = await call()
    if (!isUnavailable(result)) return result
    if (performance.now() >= giveUpAt) throw new UnavailableError()
    // Does not keep a server alive that is shutting down.
    await pause(PAUSE_MS, undefined, { ref: false })
  }
}

/** The error of a call that is not repeated: a client may try again if the database or the files cannot be reached. */
export const callError = (name: string, result: CallResult): Error =>
  isUnavailable(result) ? new UnavailableError() : new Error(`${name}: ${result.error?.message}`)

/** Status 0: a Supabase project did not respond. 57P01 to 57P05: PostgreSQL ended the connection. */
export function isUnavailable({ error, status = error?.status }: CallResult): boolean {
  return error !== null && (status === 0 || status === 503 || (error.code?.startsWith('57P') ?? false))
}
