import type { Asker } from '#backend/database/wire/connection.ts'
import type { Identity } from '#backend/identity.ts'
import type { Limits } from '../limits.ts'
import { NotFound, RestError } from '../rest-error.ts'
import type { SchemaCache } from '../schema/schema-cache.ts'
import { chooseAnswer, type Answer } from './media-type.ts'
import { parsePreferences, type Preferences } from './preferences.ts'

export type Target = { kind: 'table'; name: string } | { kind: 'function'; name: string } | { kind: 'root' }

/** A request with everything that does not depend on its target. */
export interface RestRequest {
  method: string
  target: Target
  schema: string
  /** The schema was chosen from several, so the answer names it. */
  schemaIsNegotiated: boolean
  /** Path and query as the database sees them, without the mount point. */
  path: string
  queryText: string
  headers: Headers
  preferences: Preferences
  answer: Answer
  identity: Identity
  cache: SchemaCache
  readBody(): Promise<string>
  /** Whoever has gone away needs no answer: what runs for them is stopped. */
  asker: Asker
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
  if (!inside) throw new NotFound()
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
  if (first !== 'rpc' || parts.length !== 2) throw new NotFound()
  if (!FUNCTION_METHODS.has(method)) {
    throw new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`)
  }
  return { kind: 'function', name: second! }
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new NotFound()
  }
}

/** The schema a request works in: `Content-Profile` for writes, `Accept-Profile` for reads, else the first. */
export function chooseSchema(
  schemas: readonly string[],
  method: string,
  headers: Headers,
): { schema: string; schemaIsNegotiated: boolean } {
  const wanted = headers.get(WRITES.has(method) ? 'content-profile' : 'accept-profile')
  if (wanted === null) return { schema: schemas[0]!, schemaIsNegotiated: schemas.length > 1 }
  if (schemas.includes(wanted)) return { schema: wanted, schemaIsNegotiated: true }
  const message = `The schema must be one of the following: ${schemas.join(', ')}`
  throw new RestError(406, 'PGRST106', message)
}

export function readPreferencesAndAnswer(headers: Headers, cache: SchemaCache, allowTx: boolean) {
  return {
    preferences: parsePreferences(headers.get('prefer'), { allowTx, timezones: cache.timezones }),
    answer: chooseAnswer(headers.get('accept')),
  }
}

/** Reads the body without ever holding more than the limit. */
export async function readBodyText(request: Request, { bodyBytes }: Limits): Promise<string> {
  const tooLarge = () => new RestError(413, 'PGRST102', `The body is larger than ${bodyBytes} bytes`)
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > bodyBytes) throw tooLarge()
  // HTTP holds the sender to the length it has announced, so this is bounded too, and far cheaper than a stream.
  if (announced !== null) return request.text()
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > bodyBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
