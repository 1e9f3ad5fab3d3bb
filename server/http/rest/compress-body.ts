import { constants, gzip, gzipSync, zstdCompress, zstdCompressSync } from 'node:zlib'
import { promisify } from 'node:util'

/** Below this size a body travels in the first packets anyway, and compressing it costs more than sending it. */
const MIN_BYTES = 4096
/** Larger bodies are compressed by another thread, so that they delay no other request. */
const MAX_SYNC_BYTES = 128 * 1024

// The fastest levels: each further one costs more time than the bytes it saves.
const GZIP = { level: 1 }
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }
const gzipInThread = promisify(gzip)
const zstdInThread = promisify<Uint8Array, object, Buffer>(zstdCompress)

interface Encoded {
  body: Buffer
  encoding?: 'zstd' | 'gzip'
}

/** Compresses a body for this client, if it pays. */
export function compressBody(body: Buffer, acceptEncoding: string | undefined): Encoded | Promise<Encoded> {
  if (body.length < MIN_BYTES || !acceptEncoding) return { body }
  const encoding = chooseEncoding(acceptEncoding)
  if (!encoding) return { body }
  if (body.length <= MAX_SYNC_BYTES)
    return { body: encoding === 'zstd' ? zstdCompressSync(body, ZSTD) : gzipSync(body, GZIP), encoding }
  const compressed = encoding === 'zstd' ? zstdInThread(body, ZSTD) : gzipInThread(body, GZIP)
  return compressed.then((result) => ({ body: result, encoding }))
}

const ZSTD_ACCEPTED = /(?:^|,)\s*zstd\s*(?:,|$)/i
const GZIP_ACCEPTED = /(?:^|,)\s*gzip\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i

const chooseEncoding = (accept: string) =>
  ZSTD_ACCEPTED.test(accept) ? 'zstd' : GZIP_ACCEPTED.test(accept) ? 'gzip' : undefined
