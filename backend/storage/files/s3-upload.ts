import { createHash } from 'node:crypto'
import { tooLarge } from '../http/storage-error.ts'
import type { StoredFile } from './file-store.ts'
import { type SendS3Request, readS3Response } from './s3-requests.ts'

/** S3 requires at least 5 MiB for all parts but the last. Each upload buffers one part in memory. */
const PART_BYTES = 8 * 1024 * 1024

/** Uploads a small file in one request and a large one in parts. S3 shows a file only when it is complete. */
export async function uploadToS3(
  sendS3Request: SendS3Request,
  key: string,
  body: ReadableStream<Uint8Array>,
  { maxBytes, type }: { maxBytes: number; type: string },
): Promise<StoredFile> {
  const hash = createHash('md5')
  const headers = { 'content-type': type }
  let size = 0
  let buffered: Uint8Array[] = []
  let bufferedBytes = 0
  let parts: MultipartUpload | undefined
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > maxBytes) throw tooLarge()
      hash.update(chunk)
      buffered.push(chunk)
      bufferedBytes += chunk.byteLength
      if (bufferedBytes < PART_BYTES) continue
      parts ??= await startMultipartUpload(sendS3Request, key, headers)
      await parts.add(concatenate(buffered))
      buffered = []
      bufferedBytes = 0
    }
    if (!parts) {
      const response = await sendS3Request('PUT', key, { headers, body: concatenate(buffered) })
      await readS3Response(response)
    } else {
      if (bufferedBytes > 0) await parts.add(concatenate(buffered))
      await parts.finish()
    }
  } catch (error) {
    // The next cleanup removes an upload that cannot be aborted now.
    await parts?.abort().catch(() => {})
    throw error
  }
  return { size, etag: hash.digest('hex') }
}

const concatenate = (chunks: Uint8Array[]) => new Uint8Array(Buffer.concat(chunks))

interface MultipartUpload {
  add(bytes: Uint8Array<ArrayBuffer>): Promise<void>
  finish(): Promise<void>
  abort(): Promise<void>
}

async function startMultipartUpload(
  sendS3Request: SendS3Request,
  key: string,
  headers: Record<string, string>,
): Promise<MultipartUpload> {
  const started = await readS3Response(await sendS3Request('POST', key, { query: { uploads: '' }, headers }))
  const uploadId = xmlElementText(started, 'UploadId')
  const etags: string[] = []
  return {
    async add(body) {
      const query = { partNumber: String(etags.length + 1), uploadId }
      const response = await sendS3Request('PUT', key, { query, body })
      await readS3Response(response)
      etags.push(response.headers.get('etag') ?? '')
    },
    async finish() {
      const parts = etags.map(
        (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
      )
      const body = new TextEncoder().encode(
        `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`,
      )
      await readS3Response(await sendS3Request('POST', key, { query: { uploadId }, body, noRetry: true }))
    },
    async abort() {
      await (await sendS3Request('DELETE', key, { query: { uploadId } })).body?.cancel()
    },
  }
}

/** The text of the first element of this name. */
export function xmlElementText(xml: string, name: string): string {
  const [, text = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? []
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
