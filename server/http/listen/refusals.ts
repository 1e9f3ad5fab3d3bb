import type { PreparedResponse } from '../../page-views/prepared-response.ts'
import { ANY_ORIGIN } from '../middleware/api-cors.ts'

const refusal = (status: number, code: string, message: string, retryAfter?: number): PreparedResponse => ({
  status,
  headers: [
    ['content-type', 'application/json'],
    ['cache-control', 'no-store'],
    // API calls are refused, too, and a client of another origin should know why.
    ANY_ORIGIN,
    ...(retryAfter ? ([['retry-after', String(retryAfter)]] as [string, string][]) : []),
  ],
  body: new TextEncoder().encode(JSON.stringify({ code, message })),
})

/** Responses to requests that are not handled. They never change, so that a refusal costs little. */
export const REFUSALS = {
  overloaded: refusal(503, 'overloaded', 'The server is busy. Please try again in a moment.', 1),
  tooMany: refusal(429, 'too_many_requests', 'Too many requests from this address at once.', 1),
  tooLarge: refusal(413, 'too_large', 'The body is too large'),
  tooSlow: refusal(408, 'too_slow', 'The body of the request did not arrive in time.'),
}
