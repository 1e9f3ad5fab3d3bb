import { RestError } from '../rest-error.ts'
import type { Bounds } from './query.ts'

/** The requested rows; without `limit`, all rows from `offset` on. */
export interface RowRange {
  offset: number
  limit?: number
}

/** Combines `limit`, `offset` and the Range header. The header applies to GET only (RFC 9110). */
export function requestedRange(method: string, bounds: Bounds | undefined, header: string | null): RowRange {
  const fromHeader = method === 'GET' ? parseRangeHeader(header) : undefined
  const lowest = Math.max(0, bounds?.offset ?? 0, fromHeader?.first ?? 0)
  if (fromHeader && fromHeader.last < fromHeader.first) {
    throw notSatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  }
  if (bounds?.limit === 0 && (bounds.offset ?? 0) === 0) return { offset: 0, limit: 0 }
  const lastByLimit = bounds?.limit === undefined ? Infinity : (bounds.offset ?? 0) + bounds.limit - 1
  const last = Math.min(lastByLimit, fromHeader?.last ?? Infinity)
  if (last < lowest) throw notSatisfiable('Limit should be greater than or equal to zero.')
  return { offset: lowest, limit: last === Infinity ? undefined : last - lowest + 1 }
}

function parseRangeHeader(header: string | null): { first: number; last: number } | undefined {
  const found = header && /^(\d{1,15})-(\d{0,15})$/.exec(header)
  if (!found) return undefined
  return { first: Number(found[1]), last: found[2] ? Number(found[2]) : Infinity }
}

const notSatisfiable = (details: string, headers: Record<string, string> = {}) =>
  new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details, headers })

/** `Content-Range` of a response with `count` rows from `offset` on. */
export function contentRange(offset: number, count: number, total: number | undefined): string {
  const rows = total !== 0 && count > 0 ? `${offset}-${offset + count - 1}` : '*'
  return `${rows}/${total ?? '*'}`
}

/** 206 if the response contains only a part of all rows; an offset past the end is an error. */
export function rangeStatus(
  offset: number,
  count: number,
  total: number | undefined,
  headers: Record<string, string>,
): 200 | 206 {
  if (total === undefined) return 200
  if (offset <= total) return count < total ? 206 : 200
  const details = `An offset of ${offset} was requested, but there are only ${total} rows.`
  throw notSatisfiable(details, { ...headers, 'content-type': 'application/json; charset=utf-8' })
}
