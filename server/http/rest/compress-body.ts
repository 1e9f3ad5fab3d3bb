import { constants, gzip, gzipSync, zstdCompress, zstdCompressSync } from 'node:zlib'
import { promisify } from 'node:util'

/** Below this size a body travels in the first packets anyway, and compressing it costs more than sending it. */
const MIN_BYTES = 4096
/** Larger bodies are compressed by another thread, so that they delay no other request, and are not cached. */
const MAX_SYNC_BYTES = 128 * 1024
const MAX_CACHED_BYTES = 4 * 1024 * 1024

// The fastest levels: each further one costs more time than the bytes it saves.
const GZIP = { level: 1 }
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }
const gzipInThread = promisify(gzip)
const zstdInThread = promisify<Uint8Array, object, Buffer>(zstdCompress)

type Encoding = 'zstd' | 'gzip'

export interface EncodedBody {
  body: Buffer
  encoding?: Encoding
}

interface CachedBody {
  plain: Buffer
  compressed: Buffer
}

interface BodyCompressor {
  /** Compresses the body of a response to this URL for this client, if it pays. */
  compress(url: string, body: Buffer, acceptEncoding: string | undefined): EncodedBody | Promise<EncodedBody>
}

type Compress = (body: Buffer, encoding: Encoding) => Buffer

const compressSync: Compress = (body, encoding) =>
  encoding === 'zstd' ? zstdCompressSync(body, ZSTD) : gzipSync(body, GZIP)

/**
 * Popular lists are requested again and again, and compressing one takes longer than everything else that this process does for
 * it. So the last body of each URL is cached in both forms and reused while its bytes are the same; comparing them takes a
 * microsecond. The query itself still runs for every request under the rights of its caller.
 */
export function createBodyCompressor({
  compress = compressSync,
  maxCachedBytes = MAX_CACHED_BYTES,
}: { compress?: Compress; maxCachedBytes?: number } = {}): BodyCompressor {
  /** The least recently used entry is the first. */
  const cache = new Map<string, CachedBody>()
  let cachedBytes = 0

  const remove = (key: string) => {
    const entry = cache.get(key)
    if (entry) cachedBytes -= entry.plain.length + entry.compressed.length
    cache.delete(key)
  }
  const add = (key: string, entry: CachedBody) => {
    cache.set(key, entry)
    cachedBytes += entry.plain.length + entry.compressed.length
    for (const [oldest] of cache) {
      if (cachedBytes <= maxCachedBytes) return
      remove(oldest)
    }
  }

  function compressCached(url: string, plain: Buffer, encoding: Encoding): Buffer {
    const key = `${encoding} ${url}`
    const cached = cache.get(key)
    remove(key)
    const compressed = cached?.plain.equals(plain) ? cached.compressed : compress(plain, encoding)
    add(key, { plain, compressed })
    return compressed
  }

  return {
    compress(url, body, acceptEncoding) {
      if (body.length < MIN_BYTES || !acceptEncoding) return { body }
      const encoding = chooseEncoding(acceptEncoding)
      if (!encoding) return { body }
      if (body.length <= MAX_SYNC_BYTES) return { body: compressCached(url, body, encoding), encoding }
      const compressed = encoding === 'zstd' ? zstdInThread(body, ZSTD) : gzipInThread(body, GZIP)
      return compressed.then((result) => ({ body: result, encoding }))
    },
  }
}

const ZSTD_ACCEPTED = /(?:^|,)\s*zstd\s*(?:,|$)/i
const GZIP_ACCEPTED = /(?:^|,)\s*gzip\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i

const chooseEncoding = (accept: string): Encoding | undefined =>
  ZSTD_ACCEPTED.test(accept) ? 'zstd' : GZIP_ACCEPTED.test(accept) ? 'gzip' : undefined
