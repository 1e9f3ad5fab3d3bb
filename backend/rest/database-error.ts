import { isDatabaseUnavailable } from '#backend/database/database-unavailable.ts'
import { ServerError } from '#backend/database/protocol/server-error.ts'
import { PoolBusy } from '#backend/database/protocol/connection-pool.ts'
import { type ApiError, EXPIRED_TOKEN } from '#backend/api-error.ts'
import { RestError } from './rest-error.ts'

const RETRY_AFTER = { 'retry-after': '1' }

/** HTTP status by SQLSTATE class (its first two characters). */
const statusByClass: Readonly<Record<string, number>> = {
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
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

const statusByCode: Readonly<Record<string, number>> = {
  '21000': 500, // e.g. a view whose subquery returns several rows
  '23503': 409, // foreign key
  '23505': 409, // unique
  '25006': 405, // a write in a read-only transaction
  '42883': 404, // no such function
  '42P01': 404, // no such table
  '42P17': 500, // endless recursion of row policies
  '53400': 500, // a configured limit
  '57P01': 503, // the server is shutting down
  P0001: 400, // raise
}

/** Disk and I/O failures. PostgreSQL's message names its files, so the caller gets a general one; PostgreSQL's log has the details. */
const SERVER_FAILURE_CODES = /^(53[12]00|58030|58P0[12])$/

/** An error about the caller's token or API key. `identify` is shared by all APIs, and PostgREST has its own codes. */
export function restErrorFromApi({ status, code, message, headers }: ApiError): RestError {
  if (code !== 'bad_jwt') return new RestError(status, code, message, { headers: { ...headers } })
  const isExpired = message === EXPIRED_TOKEN
  const text = isExpired ? 'JWT expired' : message
  return new RestError(401, isExpired ? 'PGRST303' : 'PGRST301', text, {
    headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${text}"` },
  })
}

/** Converts a database error to PostgREST's form. Anonymous callers get 401 (sign in) instead of 403 for missing rights. */
export function restErrorFromDatabase(error: unknown, isAnonymous: boolean): RestError | undefined {
  if (error instanceof PoolBusy) {
    return new RestError(503, 'PGRST003', 'Timed out acquiring connection from connection pool.', {
      headers: RETRY_AFTER,
    })
  }
  if (!(error instanceof ServerError) && isDatabaseUnavailable(error)) {
    return new RestError(503, 'PGRST001', 'Database client error. Retrying the connection.', {
      headers: RETRY_AFTER,
    })
  }
  if (!(error instanceof ServerError)) return undefined
  if (error.code === 'PGRST') return customError(error)
  const status = statusOf(error.code, isAnonymous)
  if (SERVER_FAILURE_CODES.test(error.code))
    return new RestError(status, error.code, 'The database cannot do this at the moment.', {
      headers: RETRY_AFTER,
    })
  return new RestError(status, error.code, error.message, {
    details: error.detail ?? null,
    hint: error.hint ?? null,
    headers: status === 401 ? { 'www-authenticate': 'Bearer' } : status === 503 ? RETRY_AFTER : {},
  })
}

function statusOf(code: string, isAnonymous: boolean): number {
  if (code === '42501') return isAnonymous ? 401 : 403
  if (Object.hasOwn(statusByCode, code)) return statusByCode[code]!
  const customStatus = /^PT([1-5]\d\d)$/.exec(code)
  if (customStatus) return Number(customStatus[1])
  const sqlstateClass = code.slice(0, 2)
  if (sqlstateClass === 'PT') return 500
  return Object.hasOwn(statusByClass, sqlstateClass) ? statusByClass[sqlstateClass]! : 400
}

/** `raise sqlstate 'PGRST'` with JSON in message and detail lets a function define the whole error response. */
function customError(error: ServerError): RestError {
  const message = parseObject(error.message)
  if (typeof message?.code !== 'string' || typeof message.message !== 'string') {
    return unusableRaise(
      `Invalid JSON value for MESSAGE: '${error.message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    )
  }
  const detail = parseObject(error.detail ?? '')
  const status = Number(detail?.status)
  if (!detail || !(status >= 200 && status <= 599) || typeof detail.headers !== 'object') {
    return unusableRaise(
      error.detail === undefined
        ? 'DETAIL is missing in the RAISE statement'
        : `Invalid JSON value for DETAIL: '${error.detail}'`,
      "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.",
    )
  }
  return new RestError(status, message.code, message.message, {
    details: message.details ?? null,
    hint: (message.hint as string | undefined) ?? null,
    headers: detail.headers as Record<string, string>,
  })
}

const unusableRaise = (details: string, hint: string) =>
  new RestError(500, 'PGRST121', `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`, {
    details,
    hint,
  })

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(json) as unknown
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
