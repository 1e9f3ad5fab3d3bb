import { randomUUID } from 'node:crypto'
import { checkType, SNIFFED_BYTES } from '../content-type.ts'
import { StorageError, tooLarge } from '../http/storage-error.ts'
import { peek } from '../objects/read-upload.ts'
import type { StorageContext } from '../storage-context.ts'
import type { Bucket } from '../stored-object.ts'
import { appendPart, partKey, type UploadRecord } from './upload-records.ts'

/** A long request is stored in several parts, so that a crash loses at most this much. */
const PART_BYTES = 8 * 1024 * 1024
/** Far more than a client needs that was interrupted often; every part is a file until the upload is complete. */
const MAX_PARTS = 1_000

export const offsetConflict = () =>
  new StorageError(409, 'OffsetConflict', 'Upload-Offset is not where the upload stands')

/**
 * Stores the body of a request as parts of the upload and returns the updated upload. Bytes that arrived before a connection broke are
 * stored, too, so that the client can continue after them.
 */
export async function receiveParts(
  context: StorageContext,
  upload: UploadRecord,
  request: Request,
  { bucket, maxBytes }: { bucket: Bucket; maxBytes: number },
): Promise<UploadRecord> {
  if (!request.body) return upload
  const end = upload.length ?? maxBytes
  if (upload.parts.length >= MAX_PARTS) throw tooLarge()
  if (upload.received + Number(request.headers.get('content-length') ?? 0) > end) throw tooLarge()
  const body = upload.received === 0 ? await checkFirstBytes(upload, bucket, request.body) : request.body
  const reader = body.getReader()
  const source = { reader, isDone: false, rest: undefined as Uint8Array | undefined }
  let current = upload
  while (!source.isDone) {
    // One more byte than allowed is read, to see that there is one.
    const version = randomUUID()
    const maxPartBytes = Math.min(PART_BYTES, end - current.received + 1)
    const { size } = await context.files.put(partKey(version), partOf(source, maxPartBytes), {
      maxBytes: maxPartBytes,
      type: 'application/octet-stream',
    })
    const isTooLong = current.received + size > end
    const isAppended = size > 0 && !isTooLong && (await appendPart(context.sql, current, { version, size }))
    if (!isAppended) await context.files.remove([partKey(version)])
    if (isTooLong || (size > 0 && !isAppended)) {
      await reader.cancel().catch(() => {})
      throw isTooLong ? tooLarge() : offsetConflict()
    }
    if (isAppended)
      current = { ...current, received: current.received + size, parts: [...current.parts, version] }
  }
  return current
}

interface Source {
  reader: ReadableStreamDefaultReader<Uint8Array>
  isDone: boolean
  rest: Uint8Array | undefined
}

/** The next bytes of the source, at most `maxBytes`. A broken connection ends them like a complete one. */
function partOf(source: Source, maxBytes: number): ReadableStream<Uint8Array> {
  let left = maxBytes
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = source.rest ?? (await source.reader.read().catch(() => undefined))?.value
      source.rest = undefined
      if (!chunk) source.isDone = true
      else {
        controller.enqueue(chunk.subarray(0, left))
        if (chunk.byteLength > left) source.rest = chunk.subarray(left)
        left -= Math.min(left, chunk.byteLength)
      }
      if (!chunk || left === 0) controller.close()
    },
  })
}

/** Rejects a file of another type than declared before the rest of it is sent. A short first part is checked at the end. */
async function checkFirstBytes(
  { content_type, length }: UploadRecord,
  { allowed_mime_types }: Bucket,
  stream: ReadableStream<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const { firstBytes, body } = await peek(stream, SNIFFED_BYTES)
  if (firstBytes.byteLength === Math.min(SNIFFED_BYTES, length ?? SNIFFED_BYTES))
    checkType(content_type, firstBytes, allowed_mime_types)
  return body
}
