import type { z } from 'zod'
import { limitBytes } from './limit-bytes.ts'
import { badRequest } from './storage-error.ts'

const MAX_BYTES = 256 * 1024

/** Reads and validates the JSON body; throws 400 with the first problem. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = request.body ? await new Response(request.body.pipeThrough(limitBytes(MAX_BYTES))).text() : ''
  let body: unknown
  try {
    body = text === '' ? {} : JSON.parse(text)
  } catch {
    throw badRequest('The body is not JSON')
  }
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw badRequest(`body/${issue?.path.join('/')} ${issue?.message}`)
}
