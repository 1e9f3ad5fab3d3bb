import { SNIFFED_BYTES } from '../content-type.ts'
import { badRequest } from '../http/storage-error.ts'
import { readFormFile } from './multipart-form.ts'

export interface Upload {
  body: ReadableStream<Uint8Array>
  type: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

interface UploadRules {
  checkType(declared: string, firstBytes: Uint8Array): string
}

/** The maximum size of a form without its file. */
export const MAX_FORM_OVERHEAD_BYTES = 64 * 1024

/** Reads a file as storage-js sends it: as the body, or as the last part of a form. */
export async function readUpload(request: Request, { checkType }: UploadRules): Promise<Upload> {
  const declared = request.headers.get('content-type') ?? ''
  const upload = declared.startsWith('multipart/form-data')
    ? await readForm(request)
    : readBody(request, declared)
  const { firstBytes, body } = await peek(upload.body, SNIFFED_BYTES)
  return { ...upload, body, type: checkType(upload.type, firstBytes) }
}

function readBody(request: Request, type: string): Upload {
  if (!request.body) throw badRequest('The file is missing')
  return {
    body: request.body,
    type,
    cacheControl: parseCacheControl(request.headers.get('cache-control')),
    userMetadata: parseMetadata(request.headers.get('x-metadata'), 'base64'),
  }
}

async function readForm(request: Request): Promise<Upload> {
  if (!request.body) throw badRequest('The file is missing')
  const declared = request.headers.get('content-type') ?? ''
  const { fields, type, body } = await readFormFile(request.body, declared, MAX_FORM_OVERHEAD_BYTES)
  return {
    body,
    type: fields.get('contentType') ?? type,
    cacheControl: parseCacheControl(fields.get('cacheControl') ?? null),
    userMetadata: parseMetadata(fields.get('metadata') ?? null, 'plain'),
  }
}

/** storage-js sends `3600` in a form and `max-age=3600` in a header. Other values become `no-cache`. */
export function parseCacheControl(text: string | null): string {
  const [, seconds] = /^(?:max-age=)?(\d{1,9})$/.exec(text?.trim() ?? '') ?? []
  return seconds === undefined ? 'no-cache' : `max-age=${seconds}`
}

const MAX_METADATA_LENGTH = 8 * 1024

export function parseMetadata(
  text: string | null,
  encoding: 'base64' | 'plain',
): Record<string, unknown> | null {
  if (!text) return null
  const plain = encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text
  if (plain.length > MAX_METADATA_LENGTH) throw badRequest('The metadata is too long')
  try {
    const value: unknown = JSON.parse(plain)
    // PostgreSQL cannot store a NUL character.
    const storable = !JSON.stringify(value).includes('\\u0000')
    if (storable && typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    // Throws below.
  }
  throw badRequest('The metadata is not a JSON object')
}

/** Reads the first bytes of a stream; the returned body still contains them. */
export async function peek(
  stream: ReadableStream<Uint8Array>,
  count: number,
): Promise<{ firstBytes: Uint8Array; body: ReadableStream<Uint8Array> }> {
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  while (size < count) {
    const { value, done } = await reader.read()
    if (done) break
    chunks.push(value)
    size += value.byteLength
  }
  const readBytes = new Uint8Array(Buffer.concat(chunks))
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (readBytes.byteLength > 0) controller.enqueue(readBytes)
    },
    async pull(controller) {
      const { value, done } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { firstBytes: readBytes.subarray(0, count), body }
}
