import { deflateSync } from 'node:zlib'
import type { Deflate } from '#artist/print/bytes.ts'

export const deflate: Deflate = (bytes) => deflateSync(bytes, { level: 6 })
