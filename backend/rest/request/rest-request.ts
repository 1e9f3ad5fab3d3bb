import type { GetAbortSignal } from '#backend/database/protocol/protocol-connection.ts'
import type { Identity } from '#backend/identity.ts'
import type { RestLimits } from '../rest-limits.ts'
import { invalidPath, RestError } from '../rest-error.ts'
import type { SchemaCache } from '../schema/schema-cache.ts'
import { chooseResponseFormat, type ResponseFormat } from './media-type.ts'
import { parsePreferences, type Preferences } from './preferences.ts'

type Target = { kind: 'table'; name: string } | { kind: 'function'; name: string } | { kind: 'root' }

/** A request with its parsed target, headers and preferences. */
export interface RestRequest {
  method: string
  target: Target
  schema: string
  /** Several schemas are exposed, so the response names the chosen one. */
  schemaIsNegotiated: boolean
  /** Path and query string without the base path, as the database sees them. */
  path: string
  queryText: string
  headers: Headers
  preferences: Preferences
  format: ResponseFormat
  identity: Identity
  /** Overrides the timeout of the connection. */
  statementTimeoutMs?: number
  cache: SchemaCache
  readBody(): Promise<string>
  /** Aborts when the client disconnects; its running statements are cancelled. */
  clientSignal: GetAbortSignal
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])
const FUNCTION_METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
const WRITES = new Set(['POST', 'PATCH', 'PUT', 'DELETE'])

export function splitUrl(url: string, basePath: string): { path: string; queryText: string } {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const rest = start < 0 ? '/' : url.slice(start)
  const hash = rest.indexOf('#')
  const clean = hash < 0 ? rest : rest.slice(0, hash)
  const mark = clean.indexOf('?')
  const path = mark < 0 ? clean : clean.slice(0, mark)
  const inside = path === basePath || path.startsWith(`${basePath}/`)
  if (!inside) throw invalidPath()
  return { path: path.slice(basePath.length) || '/', queryText: mark < 0 ? '' : clean.slice(mark + 1) }
}

export function readTarget(path: string, method: string): Target {
  const parts = path.split('/').filter(Boolean).map(decodePart)
  const [first, second] = parts
  if (first === undefined) return { kind: 'root' }
  if (parts.length === 1) {
    if (!METHODS.has(method)) throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)
    return { kind: 'table', name: first }
  }
  if (first !== 'rpc' || parts.length !== 2) throw invalidPath()
  if (!FUNCTION_METHODS.has(method)) {
    throw new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`)
  }
  return { kind: 'function', name: second! }
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw invalidPath()
  }
}

/** `Content-Profile` selects the schema for writes, `Accept-Profile` for reads; the first schema is the default. */
export function chooseSchema(
  schemas: readonly string[],
  method: string,
  headers: Headers,
): { schema: string; schemaIsNegotiated: boolean } {
  const requested = headers.get(WRITES.has(method) ? 'content-profile' : 'accept-profile')
  if (requested === null) return { schema: schemas[0]!, schemaIsNegotiated: schemas.length > 1 }
  if (schemas.includes(requested)) return { schema: requested, schemaIsNegotiated: true }
  throw new RestError(406, 'PGRST106', `Invalid schema: ${requested}`, {
    hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
  })
}

export function readPreferencesAndFormat(
  { kind }: Target,
  headers: Headers,
  cache: SchemaCache,
  allowTx: boolean,
) {
  return {
    preferences: parsePreferences(headers.get('prefer'), { allowTx, timezones: cache.timezones }),
    // The root has a format of its own.
    format: chooseResponseFormat(kind === 'root' ? null : headers.get('accept')),
  }
}

/** Reads the body and stops as soon as it exceeds the limit. */
export async function readBodyText(request: Request, { maxBodyBytes }: RestLimits): Promise<string> {
  const tooLarge = () => new RestError(413, 'PGRST102', `The body is larger than ${maxBodyBytes} bytes`)
  const declaredLength = request.headers.get('content-length')
  if (Number(declaredLength ?? 0) > maxBodyBytes) throw tooLarge()
  // HTTP enforces the declared length, so `text()` is bounded too, and far cheaper than a stream.
  if (declaredLength !== null) return request.text()
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBodyBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
