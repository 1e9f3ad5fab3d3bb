import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const ALREADY_COMPRESSED = new Set(['.png', '.webp', '.avif', '.woff2', '.ico'])

/** The Content-Security-Policy of a web worker, which browsers read from the response with its script. A worker may load files of this site only. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

interface StaticFile {
  type: string
  etag: string
  cacheControl: string
  plain: Uint8Array<ArrayBuffer>
  br?: Uint8Array<ArrayBuffer>
  gzip?: Uint8Array<ArrayBuffer>
}

/**
 * Serves the built client from memory (about 25 MB with its compressed copies), so that no request waits for the
 * disk. The build writes the copies beside the files; missing ones are compressed here at start. Files under /assets
 * have a hash in their name and never change.
 */
export function staticFiles(folder: string): MiddlewareHandler {
  const files = readFiles(folder)
  return async (c, next) => {
    const file = c.req.method === 'GET' || c.req.method === 'HEAD' ? files.get(c.req.path) : undefined
    if (!file) return next()
    const headers: Record<string, string> = {
      'content-type': file.type,
      'cache-control': file.cacheControl,
      etag: file.etag,
      vary: 'accept-encoding',
      ...(file.type.startsWith('text/javascript') && { 'content-security-policy': WORKER_POLICY }),
    }
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers)
    const acceptEncoding = c.req.header('accept-encoding') ?? ''
    const encoding =
      file.br && /\bbr\b/.test(acceptEncoding)
        ? 'br'
        : file.gzip && /\bgzip\b/.test(acceptEncoding)
          ? 'gzip'
          : undefined
    const bytes = encoding ? file[encoding]! : file.plain
    return new Response(c.req.method === 'HEAD' ? null : bytes, {
      headers: {
        ...headers,
        'content-length': String(bytes.byteLength),
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
    })
  }
}

function readFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name)
    const type = TYPES[path.extname(name)]
    if (!type || !statSync(file).isFile()) continue
    files.set(`/${name.split(path.sep).join('/')}`, readStaticFile(file, type))
  }
  return files
}

function readStaticFile(file: string, type: string): StaticFile {
  const plain = new Uint8Array(readFileSync(file))
  const compress = !ALREADY_COMPRESSED.has(path.extname(file)) && plain.byteLength > 512
  return {
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
    cacheControl: file.includes(`${path.sep}assets${path.sep}`)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    plain,
    br: compress
      ? (readIfExists(`${file}.br`) ??
        new Uint8Array(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })))
      : undefined,
    gzip: compress ? (readIfExists(`${file}.gz`) ?? new Uint8Array(gzipSync(plain))) : undefined,
  }
}

const readIfExists = (file: string) => (existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined)
