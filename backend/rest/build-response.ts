import { RestError } from './rest-error.ts'
import type { RestRequest } from './request/rest-request.ts'
import type { ResponseSettings } from './transaction.ts'

type HeaderRecord = Record<string, string>

/** A response before it becomes a `Response`, which costs more than writing its bytes to a socket. */
export interface RestResponse {
  status: number
  /** Names are in lower case. Repeated names occur only in the pairs of a database function. */
  headers: HeaderRecord | [string, string][]
  body: Buffer | null
}

export const toResponse = ({ status, headers, body }: RestResponse): Response =>
  new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers })

export function contentHeaders({ format, schema, schemaIsNegotiated }: RestRequest): HeaderRecord {
  return schemaIsNegotiated
    ? { 'content-type': format.contentType, 'content-profile': schema }
    : { 'content-type': format.contentType }
}

/** Builds the response; a database function may override the status and add headers through settings. */
export function buildResponse(
  status: number,
  headers: HeaderRecord,
  body: Buffer | null,
  settings?: ResponseSettings,
): RestResponse {
  const finalStatus = settings?.status === undefined ? status : parseStatusSetting(settings.status)
  const hasBody = body !== null && body.length > 0 && finalStatus !== 204 && finalStatus !== 304
  return {
    status: finalStatus,
    headers: settings?.headers === undefined ? headers : mergeHeaders(headers, settings.headers),
    body: hasBody ? body : null,
  }
}

function parseStatusSetting(text: string): number {
  const status = Number(text)
  if (/^\d{3}$/.test(text) && status >= 200 && status <= 599) return status
  throw new RestError(500, 'PGRST112', 'response.status guc must be a valid status code')
}

/** Adds headers from `[{"Name": "value"}, …]`. They replace default headers of the same name and may repeat. */
function mergeHeaders(defaults: HeaderRecord, json: string): [string, string][] {
  const added = parseHeadersSetting(json)
  const headers = new Headers(defaults)
  for (const [name] of added) headers.delete(name)
  for (const [name, value] of added) headers.append(name, value)
  return [...headers]
}

function parseHeadersSetting(json: string): [string, string][] {
  try {
    const list = JSON.parse(json) as unknown
    if (!Array.isArray(list)) throw new TypeError('not an array')
    return list.map((entry: unknown) => {
      const [pair, ...more] = Object.entries(entry as Record<string, unknown>)
      if (!pair || more.length > 0 || typeof pair[1] !== 'string')
        throw new TypeError('not a single name and text value')
      return [pair[0], pair[1]]
    })
  } catch {
    throw new RestError(
      500,
      'PGRST111',
      'response.headers guc must be a JSON array composed of objects with a single key and a string value',
    )
  }
}

export function errorResponse({ status, code, message, details, hint, headers }: RestError): RestResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: Buffer.from(JSON.stringify({ code, details, hint, message })),
  }
}
