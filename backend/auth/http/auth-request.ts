import type { ZodType } from 'zod'
import { ApiError } from '../../api-error.ts'
import { AUTH_LIMITS } from '../auth-settings.ts'

/** A request with the values that every endpoint needs. */
export interface AuthRequest {
  raw: Request
  url: URL
  /** The named parameters of the path. */
  params: Readonly<Record<string, string>>
  /** The client's IP address, as seen behind trusted proxies. */
  ipAddress: string
  userAgent: string
}

export const isForm = ({ raw: request }: AuthRequest) =>
  request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false

/** Reads and validates the JSON body; drops unknown fields. */
export const readBody = async <T>(request: AuthRequest, shape: ZodType<T>): Promise<T> =>
  validate(parseJson(await readText(request.raw)), shape)

/** The same for an HTML form that our own page sends. */
export const readForm = async <T>(request: AuthRequest, shape: ZodType<T>): Promise<T> =>
  validate(Object.fromEntries(new URLSearchParams(await readText(request.raw))), shape)

/** Where Supabase has a text of its own, which apps show to their users. */
const MESSAGES = new Map([['email', 'Unable to validate email address: invalid format']])

function validate<T>(raw: unknown, shape: ZodType<T>): T {
  const { data, error } = shape.safeParse(raw)
  if (!error) return data
  const field = error.issues[0]?.path.join('.') || 'body'
  throw new ApiError(400, 'validation_failed', MESSAGES.get(field) ?? `Invalid value for ${field}`)
}

function parseJson(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError(400, 'bad_json', 'Could not parse request body as JSON')
  }
}

async function readText(request: Request): Promise<string> {
  const tooLarge = () => new ApiError(413, 'validation_failed', 'Request body is too large')
  if (Number(request.headers.get('content-length') ?? 0) > AUTH_LIMITS.maxBodyBytes) throw tooLarge()
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > AUTH_LIMITS.maxBodyBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
