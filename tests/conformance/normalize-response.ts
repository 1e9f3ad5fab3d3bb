import type { ApiCase, ApiResponse } from './api-case.ts'

/** Removes what may differ between equivalent responses, so that they can be recorded and compared. */
export function normalizeResponse(apiCase: ApiCase, response: ApiResponse): ApiResponse {
  const body = isOrdered(apiCase) ? response.body : sortRows(response.body)
  return { ...response, body: withoutParserPosition(body) }
}

/** On a write, `order` chooses the rows, but PostgreSQL returns the written rows in any order. */
const isOrdered = ({ request }: ApiCase) => request.includes('order=') && !/^(PATCH|DELETE) /.test(request)

/** Without `order`, rows may come in any order. */
function sortRows(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sortRows).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, sortRows(inner)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** The position and the expected tokens of a syntax error depend on the parser; only the error code must be equal. */
function withoutParserPosition(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('code' in body) || body.code !== 'PGRST100') return body
  return { code: 'PGRST100' }
}
