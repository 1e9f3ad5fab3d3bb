import type { ZodType } from 'zod'
import { WireError } from '../../wire-error.ts'
import { BOUNDS } from '../settings.ts'

/** One request, with what every endpoint wants to know of it. */
export interface Ask {
  request: Request
  url: URL
  /** The named parts of the path. */
  params: Readonly<Record<string, string>>
  /** The visitor's network address, as the server around us knows it. */
  address: string
  userAgent: string
}

export const isForm = ({ request }: Ask) =>
  request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false

/** The JSON body as the endpoint expects it; everything else in it is left behind. */
export const readBody = async <T>(ask: Ask, shape: ZodType<T>): Promise<T> =>
  fit(parseJson(await readText(ask.request)), shape)

/** The same for a form that a page of ours has sent. */
export const readForm = async <T>(ask: Ask, shape: ZodType<T>): Promise<T> =>
  fit(Object.fromEntries(new URLSearchParams(await readText(ask.request))), shape)

function fit<T>(raw: unknown, shape: ZodType<T>): T {
  const { data, error } = shape.safeParse(raw)
  if (!error) return data
  const field = error.issues[0]?.path.join('.') || 'body'
  throw new WireError(400, 'validation_failed', `Invalid value for ${field}`)
}

function parseJson(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new WireError(400, 'bad_json', 'Could not parse request body as JSON')
  }
}

async function readText(request: Request): Promise<string> {
  const tooLarge = () => new WireError(413, 'validation_failed', 'Request body is too large')
  if (Number(request.headers.get('content-length') ?? 0) > BOUNDS.body) throw tooLarge()
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > BOUNDS.body) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
