import { SNIFFED_BYTES } from '../content-type.ts'
import { atMost, isTooLarge } from '../wire/at-most.ts'
import { badRequest, tooLarge } from '../wire/storage-error.ts'

export interface Upload {
  body: ReadableStream<Uint8Array>
  type: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

interface Rules {
  maxBytes: number
  checkType(declared: string, firstBytes: Uint8Array): string
}

/** What a form may hold beside its file. */
export const FORM_BYTES = 64 * 1024

/** A file as storage-js sends it: the bare body, or a form whose last part is the file. */
export async function readUpload(request: Request, { maxBytes, checkType }: Rules): Promise<Upload> {
  const declared = request.headers.get('content-type') ?? ''
  const upload = declared.startsWith('multipart/form-data')
    ? await readForm(request, maxBytes + FORM_BYTES)
    : readBare(request, declared)
  const { first, body } = await peek(upload.body, SNIFFED_BYTES)
  return { ...upload, body, type: checkType(upload.type, first) }
}

function readBare(request: Request, type: string): Upload {
  if (!request.body) throw badRequest('The file is missing')
  return {
    body: request.body,
    type,
    cacheControl: cacheControl(request.headers.get('cache-control')),
    userMetadata: metadata(request.headers.get('x-metadata'), 'base64'),
  }
}

async function readForm(request: Request, maxBytes: number): Promise<Upload> {
  if (!request.body) throw badRequest('The file is missing')
  // The form is read into memory as a whole, so the bound stands before it.
  const bounded = new Response(request.body.pipeThrough(atMost(maxBytes)), { headers: request.headers })
  const form = await bounded.formData().catch((error: unknown) => {
    throw isTooLarge(error) ? tooLarge() : badRequest('The form cannot be read')
  })
  const file = [...form.values()].find((value) => value instanceof Blob)
  if (!file) throw badRequest('The file is missing')
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  }
  return {
    body: file.stream(),
    type: text('contentType') ?? file.type,
    cacheControl: cacheControl(text('cacheControl')),
    userMetadata: metadata(text('metadata'), 'plain'),
  }
}

/** storage-js says `3600` in a form and `max-age=3600` in a header. Nothing else may come out. */
function cacheControl(text: string | null): string {
  const [, seconds] = /^(?:max-age=)?(\d{1,9})$/.exec(text?.trim() ?? '') ?? []
  return seconds === undefined ? 'no-cache' : `max-age=${seconds}`
}

const MAX_METADATA = 8 * 1024

function metadata(text: string | null, encoding: 'base64' | 'plain'): Record<string, unknown> | null {
  if (!text) return null
  const plain = encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text
  if (plain.length > MAX_METADATA) throw badRequest('The metadata is too long')
  try {
    const value: unknown = JSON.parse(plain)
    // PostgreSQL cannot keep a zero.
    const storable = !JSON.stringify(value).includes('\\u0000')
    if (storable && typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    // Said below.
  }
  throw badRequest('The metadata is not a JSON object')
}

/** The first bytes of a stream, and the stream with them still in it. */
async function peek(
  stream: ReadableStream<Uint8Array>,
  count: number,
): Promise<{ first: Uint8Array; body: ReadableStream<Uint8Array> }> {
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  while (size < count) {
    const { value, done } = await reader.read()
    if (done) break
    chunks.push(value)
    size += value.byteLength
  }
  const first = new Uint8Array(Buffer.concat(chunks))
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (first.byteLength > 0) controller.enqueue(first)
    },
    async pull(controller) {
      const { value, done } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { first: first.subarray(0, count), body }
}
