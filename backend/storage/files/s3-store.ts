import { randomUUID } from 'node:crypto'
import { checkFileKey, type FileStore, isFileKey } from './file-store.ts'
import {
  createS3Client,
  readS3Response,
  type S3Config,
  type S3Timeouts,
  withIdleTimeout,
} from './s3-requests.ts'
import { xmlElementText, uploadToS3 } from './s3-upload.ts'

const MAX_PARALLEL_REMOVALS = 8
const DEFAULT_TIMEOUTS: S3Timeouts = { timeoutMs: 30_000, retryMs: 200 }

/** Stores files in a bucket of any S3-compatible service. Uses path-style URLs, which all of them support. */
export function createS3Store(config: S3Config, timeouts: Partial<S3Timeouts> = {}): FileStore {
  const { timeoutMs, retryMs } = { ...DEFAULT_TIMEOUTS, ...timeouts }
  const sendS3Request = createS3Client(config, { timeoutMs, retryMs })

  const remove = async (key: string) => {
    await (await sendS3Request('DELETE', checkFileKey(key))).body?.cancel()
  }

  return {
    put: async (key, body, options) => uploadToS3(sendS3Request, checkFileKey(key), body, options),

    async get(key, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` }
      const response = await sendS3Request('GET', checkFileKey(key), { headers })
      if (response.ok && response.body) return withIdleTimeout(response.body, timeoutMs)
      await response.body?.cancel()
      return response.ok ? new Blob([]).stream() : undefined
    },

    async copy(from, to) {
      const headers = { 'x-amz-copy-source': `/${config.bucket}/${checkFileKey(from)}` }
      const response = await sendS3Request('PUT', checkFileKey(to), { headers })
      if (response.status === 404) {
        await response.body?.cancel()
        return false
      }
      await readS3Response(response)
      return true
    },

    async remove(keys) {
      const left = [...keys]
      const worker = async () => {
        for (let key = left.pop(); key !== undefined; key = left.pop()) await remove(key)
      }
      await Promise.all(Array.from({ length: Math.min(MAX_PARALLEL_REMOVALS, keys.length) }, worker))
    },

    async *list() {
      let token: string | undefined
      do {
        const query = { 'list-type': '2', 'max-keys': '1000', ...(token && { 'continuation-token': token }) }
        const xml = await readS3Response(await sendS3Request('GET', '', { query }))
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const [key, modified] = [
            xmlElementText(entry, 'Key'),
            new Date(xmlElementText(entry, 'LastModified')),
          ]
          if (isFileKey(key)) yield { key, modified, size: Number(xmlElementText(entry, 'Size')) }
        }
        token =
          xmlElementText(xml, 'IsTruncated') === 'true'
            ? xmlElementText(xml, 'NextContinuationToken')
            : undefined
      } while (token)
    },

    // S3 cannot change the modification time, so the cleanup removes the oldest files first.
    async touch() {},

    async removeUnfinished(before) {
      let count = 0
      const xml = await readS3Response(await sendS3Request('GET', '', { query: { uploads: '' } }))
      for (const [, upload = ''] of xml.matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
        const key = xmlElementText(upload, 'Key')
        if (!isFileKey(key) || new Date(xmlElementText(upload, 'Initiated')) >= before) continue
        await (
          await sendS3Request('DELETE', key, { query: { uploadId: xmlElementText(upload, 'UploadId') } })
        ).body?.cancel()
        count++
      }
      return count
    },

    async check() {
      const key = `_check/${randomUUID()}`
      await uploadToS3(sendS3Request, key, new Blob(['ok']).stream(), { maxBytes: 2, type: 'text/plain' })
      await remove(key)
    },
  }
}
