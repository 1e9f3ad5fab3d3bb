import { isDatabaseAway } from '#backend/database/away.ts'
import { ServerError } from '#backend/database/wire/server-error.ts'
import { PoolBusy } from '#backend/database/wire/pool.ts'
import { RestError } from './rest-error.ts'

const RETRY = { 'retry-after': '1' }

/** Whole classes of SQLSTATE, by their first two letters. */
const byClass: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 413,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

const byCode: Readonly<Record<string, number>> = {
  '23503': 409, // foreign key
  '23505': 409, // unique
  '25006': 405, // a write where only reading is allowed
  '42883': 404, // no such function
  '42P01': 404, // no such table
  '57014': 400, // the statement time-out: the request asks for too much
  '57P01': 503, // the server is shutting down
  P0001: 400, // raise
}

/** A full disk, a broken one: the server's own words name its files, and tell a caller nothing. They stand in PostgreSQL's log. */
const MACHINE = /^(53[12]00|58030|58P0[12])$/

/** An error of the database as PostgREST shows it. `isAnonymous`: whoever has not signed in is asked to, instead of refused. */
export function fromDatabase(error: unknown, isAnonymous: boolean): RestError | undefined {
  if (error instanceof PoolBusy) {
    return new RestError(503, 'PGRST003', 'Timed out acquiring connection from connection pool.', {
      headers: RETRY,
    })
  }
  if (!(error instanceof ServerError) && isDatabaseAway(error)) {
    return new RestError(503, 'PGRST001', 'Database client error. Retrying the connection.', {
      headers: RETRY,
    })
  }
  if (!(error instanceof ServerError)) return undefined
  if (error.code === 'PGRST') return raisedByHand(error)
  const status = statusOf(error.code, isAnonymous)
  if (MACHINE.test(error.code))
    return new RestError(status, error.code, 'The database cannot do this at the moment.', { headers: RETRY })
  return new RestError(status, error.code, error.message, {
    details: error.detail ?? null,
    hint: error.hint ?? null,
    headers: status === 401 ? { 'www-authenticate': 'Bearer' } : status === 503 ? RETRY : {},
  })
}

function statusOf(code: string, isAnonymous: boolean): number {
  if (code === '42501') return isAnonymous ? 401 : 403
  if (Object.hasOwn(byCode, code)) return byCode[code]!
  const wished = /^PT([1-5]\d\d)$/.exec(code)
  if (wished) return Number(wished[1])
  const group = code.slice(0, 2)
  if (group === 'PT') return 500
  return Object.hasOwn(byClass, group) ? byClass[group]! : 400
}

/** `raise sqlstate 'PGRST'` with JSON in message and detail: a function decides the whole answer. */
function raisedByHand(error: ServerError): RestError {
  try {
    const message = JSON.parse(error.message) as Record<string, unknown>
    const detail = JSON.parse(error.detail ?? '') as { status: unknown; headers: Record<string, string> }
    const status = Number(detail.status)
    if (!(status >= 200 && status <= 599) || typeof detail.headers !== 'object')
      throw new TypeError('no status')
    return new RestError(status, String(message.code), String(message.message), {
      details: message.details ?? null,
      hint: (message.hint as string | undefined) ?? null,
      headers: detail.headers,
    })
  } catch {
    return new RestError(500, 'PGRST121', "The message and detail field of RAISE 'PGRST' error expects JSON")
  }
}
