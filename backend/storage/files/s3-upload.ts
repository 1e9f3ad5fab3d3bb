import { createHash } from 'node:crypto'
import { tooLarge } from '../wire/storage-error.ts'
import type { StoredFile } from './file-store.ts'
import { type AskS3, readAnswer } from './s3-requests.ts'

/** S3 wants at least 5 MiB for all parts but the last; one upload holds one part in memory. */
const PART_BYTES = 8 * 1024 * 1024

/** A small file in one request once all of it is here, a large one in parts; S3 shows neither before it is whole. */
export async function uploadToS3(
  ask: AskS3,
  key: string,
  body: ReadableStream<Uint8Array>,
  { maxBytes, type }: { maxBytes: number; type: string },
): Promise<StoredFile> {
  const hash = createHash('md5')
  const headers = { 'content-type': type }
  let size = 0
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let parts: Parts | undefined
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > maxBytes) throw tooLarge()
      hash.update(chunk)
      waiting.push(chunk)
      waitingBytes += chunk.byteLength
      if (waitingBytes < PART_BYTES) continue
      parts ??= await startParts(ask, key, headers)
      await parts.add(joined(waiting))
      waiting = []
      waitingBytes = 0
    }
    if (!parts) {
      const response = await ask('PUT', key, { headers, body: joined(waiting) })
      await readAnswer(response)
    } else {
      if (waitingBytes > 0) await parts.add(joined(waiting))
      await parts.finish()
    }
  } catch (error) {
    // What cannot be called off now is discarded by the next sweep.
    await parts?.abort().catch(() => {})
    throw error
  }
  return { size, etag: hash.digest('hex') }
}

const joined = (chunks: Uint8Array[]) => new Uint8Array(Buffer.concat(chunks))

interface Parts {
  add(bytes: Uint8Array<ArrayBuffer>): Promise<void>
  finish(): Promise<void>
  abort(): Promise<void>
}

async function startParts(ask: AskS3, key: string, headers: Record<string, string>): Promise<Parts> {
  const started = await readAnswer(await ask('POST', key, { query: { uploads: '' }, headers }))
  const uploadId = textOf(started, 'UploadId')
  const etags: string[] = []
  return {
    async add(body) {
      const query = { partNumber: String(etags.length + 1), uploadId }
      const response = await ask('PUT', key, { query, body })
      await readAnswer(response)
      etags.push(response.headers.get('etag') ?? '')
    },
    async finish() {
      const parts = etags.map(
        (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
      )
      const body = new TextEncoder().encode(
        `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`,
      )
      await readAnswer(await ask('POST', key, { query: { uploadId }, body, once: true }))
    },
    async abort() {
      await (await ask('DELETE', key, { query: { uploadId } })).body?.cancel()
    },
  }
}

/** The text of the first element of this name. */
export function textOf(xml: string, name: string): string {
  const [, text = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? []
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
