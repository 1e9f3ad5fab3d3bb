import type { ApiCase, ApiResponse } from './api-case.ts'

interface ErrorBody {
  code: string
  message: string
  details: unknown
  hint: unknown
}

/**
 * PostgREST 12.0.2 is the newest version that can be installed with npm, and the source of the recordings. Where version 14 responds
 * differently, ours follows 14, which the installed postgrest-js is made for. Each rule cites the number in PostgREST's changelog.
 */
export function asInVersion14(apiCase: ApiCase, response: ApiResponse): ApiResponse {
  const path = /\/[^?]*/.exec(apiCase.request)![0]
  if (response.status === 404 && isUnknownTable(response)) {
    return path.slice(1).includes('/') ? invalidPath(response) : unknownTable(apiCase, path, response)
  }
  const error = errorOf(response)
  if (!error) return response
  const with14 = (status: number, changed: Partial<ErrorBody>) => ({
    ...response,
    status,
    body: { ...error, ...changed },
  })
  switch (error.code) {
    case 'PGRST106': // #4089
      return with14(406, {
        message: `Invalid schema: ${apiCase.headers!['accept-profile'] ?? apiCase.headers!['content-profile']}`,
        hint: 'Only the following schemas are exposed: public, other',
      })
    case 'PGRST107': // #3224
      return with14(406, {})
    case 'PGRST116': // #3795
      return with14(406, { message: 'Cannot coerce the result to a single JSON object' })
    case 'PGRST204': {
      // #3361
      const [, column, table] = /^Column '(.*)' of relation '(.*)' does not exist$/.exec(error.message)!
      return with14(400, {
        message: `Could not find the '${column}' column of '${table}' in the schema cache`,
      })
    }
    case 'PGRST121': // #3404
      return with14(500, {
        message: `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`,
        details: "Invalid JSON value for MESSAGE: 'no json'",
        hint: "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
      })
    case '21000': // #3205
    case '54001': // #3255
      return with14(500, {})
    default:
      return response
  }
}

function errorOf({ body }: ApiResponse): ErrorBody | undefined {
  return typeof body === 'object' && body !== null && 'code' in body ? (body as ErrorBody) : undefined
}

const isUnknownTable = (response: ApiResponse) =>
  JSON.stringify(response.body) === '{}' || errorOf(response)?.code === '42P01'

// #3906
const invalidPath = (response: ApiResponse): ApiResponse => ({
  ...response,
  body: { code: 'PGRST125', message: 'Invalid path specified in request URL', details: null, hint: null },
})

// #3697, #3602
function unknownTable({ headers }: ApiCase, path: string, response: ApiResponse): ApiResponse {
  const schema = headers?.['accept-profile'] ?? 'public'
  const message = `Could not find the table '${schema}${path.replace('/', '.')}' in the schema cache`
  return { ...response, body: { code: 'PGRST205', message, details: null, hint: null } }
}
