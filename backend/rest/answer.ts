import { RestError } from './rest-error.ts'
import type { RestRequest } from './request/read-request.ts'
import type { AnswerSettings } from './transaction.ts'

type HeaderList = Record<string, string>

/** The headers that say what the body is. */
export function bodyHeaders({ answer, schema, schemaIsNegotiated }: RestRequest): HeaderList {
  return schemaIsNegotiated
    ? { 'content-type': answer.contentType, 'content-profile': schema }
    : { 'content-type': answer.contentType }
}

/** Puts the answer together; the database may change its status and add headers. */
export function respond(
  status: number,
  headers: HeaderList,
  body: Buffer | null,
  wishes?: AnswerSettings,
): Response {
  const finalStatus = wishes?.status === undefined ? status : wishedStatus(wishes.status)
  const withBody = body !== null && body.length > 0 && finalStatus !== 204 && finalStatus !== 304
  const init = {
    status: finalStatus,
    headers: wishes?.headers === undefined ? headers : withWishedHeaders(headers, wishes.headers),
  }
  return new Response(withBody ? (body as Uint8Array<ArrayBuffer>) : null, init)
}

function wishedStatus(text: string): number {
  const status = Number(text)
  if (/^\d{3}$/.test(text) && status >= 200 && status <= 599) return status
  throw new RestError(500, 'PGRST112', 'response.status guc must be a valid status code')
}

/** `[{"Name": "value"}, …]`; ours give way to those of the same name, except that only the database's may repeat. */
function withWishedHeaders(own: HeaderList, json: string): Headers {
  const wished = parseWishedHeaders(json)
  const headers = new Headers(own)
  for (const [name] of wished) headers.delete(name)
  for (const [name, value] of wished) headers.append(name, value)
  return headers
}

function parseWishedHeaders(json: string): [string, string][] {
  try {
    const list = JSON.parse(json) as unknown
    if (!Array.isArray(list)) throw new TypeError('no list')
    return list.map((entry: unknown) => {
      const [pair, ...more] = Object.entries(entry as Record<string, unknown>)
      if (!pair || more.length > 0 || typeof pair[1] !== 'string') throw new TypeError('no pair')
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

export function refuse({ status, code, message, details, hint, headers }: RestError): Response {
  return new Response(JSON.stringify({ code, details, hint, message }), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
}
