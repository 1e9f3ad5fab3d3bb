import { randomUUID } from 'node:crypto'
import { checkedKey, type FileStore, isOurs } from './file-store.ts'
import { createS3Requests, readAnswer, type S3Settings, type S3Waits, withIdleLimit } from './s3-requests.ts'
import { textOf, uploadToS3 } from './s3-upload.ts'

const AT_ONCE = 8
const DEFAULT_WAITS: S3Waits = { timeoutMs: 30_000, retryMs: 200 }

/** Files in a bucket of any service that speaks S3, under `bucket/version`. Addresses are path-style, which all of them know. */
export function createS3Store(settings: S3Settings, waits: Partial<S3Waits> = {}): FileStore {
  const { timeoutMs, retryMs } = { ...DEFAULT_WAITS, ...waits }
  const ask = createS3Requests(settings, { timeoutMs, retryMs })

  const remove = async (key: string) => {
    await (await ask('DELETE', checkedKey(key))).body?.cancel()
  }

  return {
    put: async (key, body, options) => uploadToS3(ask, checkedKey(key), body, options),

    async get(key, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` }
      const response = await ask('GET', checkedKey(key), { headers })
      if (response.ok && response.body) return withIdleLimit(response.body, timeoutMs)
      await response.body?.cancel()
      return response.ok ? new Blob([]).stream() : undefined
    },

    async copy(from, to) {
      const headers = { 'x-amz-copy-source': `/${settings.bucket}/${checkedKey(from)}` }
      const response = await ask('PUT', checkedKey(to), { headers })
      if (response.status === 404) {
        await response.body?.cancel()
        return false
      }
      await readAnswer(response)
      return true
    },

    async remove(keys) {
      const left = [...keys]
      const worker = async () => {
        for (let key = left.pop(); key !== undefined; key = left.pop()) await remove(key)
      }
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, keys.length) }, worker))
    },

    async *list() {
      let token: string | undefined
      do {
        const query = { 'list-type': '2', 'max-keys': '1000', ...(token && { 'continuation-token': token }) }
        const xml = await readAnswer(await ask('GET', '', { query }))
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const [key, modified] = [textOf(entry, 'Key'), new Date(textOf(entry, 'LastModified'))]
          if (isOurs(key)) yield { key, modified, size: Number(textOf(entry, 'Size')) }
        }
        token = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : undefined
      } while (token)
    },

    // S3 keeps no time of last use; there the oldest made goes first.
    async touch() {},

    async discardDrafts(before) {
      let count = 0
      const xml = await readAnswer(await ask('GET', '', { query: { uploads: '' } }))
      for (const [, upload = ''] of xml.matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
        const key = textOf(upload, 'Key')
        if (!isOurs(key) || new Date(textOf(upload, 'Initiated')) >= before) continue
        await (await ask('DELETE', key, { query: { uploadId: textOf(upload, 'UploadId') } })).body?.cancel()
        count++
      }
      return count
    },

    async check() {
      const key = `_check/${randomUUID()}`
      await uploadToS3(ask, key, new Blob(['ok']).stream(), { maxBytes: 2, type: 'text/plain' })
      await remove(key)
    },
  }
}
