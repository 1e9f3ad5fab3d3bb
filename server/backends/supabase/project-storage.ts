import { createHash } from 'node:crypto'
import type { Fetch } from '#backend/identity.ts'
import { fileKey, type StoredObject } from '#backend/storage/stored-object.ts'
import { THUMBNAIL_WIDTHS } from '#domain/pages/thumbnail-widths.ts'
import type { FileStore, ListedFile } from '#backend/storage/files/file-store.ts'
import { isNotModified, safeHeaders } from '#backend/storage/objects/download.ts'
import { createRenderer } from '#backend/storage/render/renderer.ts'
import { createRenditions, PRINTS_FOLDER, RENDITIONS_FOLDER } from '#backend/storage/render/renditions.ts'
import { respondWithRendition } from '#backend/storage/render/serve-rendition.ts'
import { parseThumbnail, type Transform } from '#backend/storage/render/parse-transform.ts'
import { createCleanupScheduler } from '#backend/storage/cleanup/cleanup-scheduler.ts'
import { errorResponse, noSuchObject, StorageError } from '#backend/storage/http/storage-error.ts'
import { clientAddressOf } from '../../http/middleware/visitor-headers.ts'
import type { Log } from '../../monitoring/log.ts'

interface Options {
  forward: Fetch
  /** Caches renditions of the project's files. */
  files: FileStore
  log: Log
  maxCacheBytes?: number
}

const PUBLIC_PATH = '/storage/v1/object/public/'
const MAX_SOURCES = 5000
const SOURCE_MAX_BYTES = 25 * 1024 * 1024

/**
 * Serves the files of the project under our own address. Like our own storage it serves active content as a
 * download. Thumbnails (`?format=webp&width=400`) are rendered here, because a project does not render vector
 * drawings.
 */
export function createProjectStorage({ forward, files, log, maxCacheBytes = 1024 ** 3 }: Options) {
  /**
   * Maps the key of a file to its address in the project. An entry is needed only while its rendition is
   * created.
   */
  const sources = new Map<string, string>()
  const cleanup = createCleanupScheduler({
    cleanUp: () => trimCache(files, maxCacheBytes),
    log,
    earlyRunBytes: maxCacheBytes / 4,
  })
  const renditions = createRenditions({
    files: {
      ...files,
      get: (key, range) => (sources.has(key) ? readSource(sources.get(key)!) : files.get(key, range)),
    },
    renderer: createRenderer(),
    log,
    onStored: cleanup.bytesAdded,
  })

  async function readSource(address: string): Promise<ReadableStream<Uint8Array> | undefined> {
    const response = await forward(new Request(address))
    return response.ok ? (response.body ?? undefined) : undefined
  }

  async function serveRendition(request: Request, transform: Transform): Promise<Response> {
    const address = request.url.replace(/[?#].*$/, '')
    const head = await forward(new Request(address, { method: 'HEAD', signal: request.signal }))
    if (!head.ok) throw noSuchObject()
    const object = toStoredObject(address, head.headers)
    sources.delete(fileKey(object))
    sources.set(fileKey(object), address)
    if (sources.size > MAX_SOURCES) sources.delete(sources.keys().next().value!)
    return respondWithRendition({ renditions, clientKeyOf: clientAddressOf, request, object, transform })
  }

  async function serve(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const transform =
      isRead && url.pathname.startsWith(PUBLIC_PATH)
        ? parseThumbnail(url.searchParams, THUMBNAIL_WIDTHS)
        : undefined
    if (transform) return serveRendition(request, transform)
    const response = await forward(request)
    if (!isRead || !response.ok || !/^\/storage\/v1\/(object|render)\//.test(url.pathname)) return response
    const type = response.headers.get('content-type') ?? 'application/octet-stream'
    if (url.pathname.startsWith('/storage/v1/object/info/')) return response
    for (const [name, value] of Object.entries(
      safeHeaders(type, url.pathname, url.searchParams.get('download')),
    ))
      response.headers.set(name, value)
    const etag = response.headers.get('etag')
    if (!etag || response.status !== 200 || !isNotModified(request, etag, lastModified(response.headers)))
      return response
    await response.body?.cancel()
    return new Response(null, { status: 304, headers: response.headers })
  }

  return {
    async fetch(request: Request): Promise<Response> {
      try {
        return await serve(request)
      } catch (error) {
        if (error instanceof StorageError) return errorResponse(error)
        throw error
      }
    },
    bytesAdded: cleanup.bytesAdded,
    close: cleanup.close,
  }
}

/**
 * Describes a file of the project as an object of our own storage. Its version is derived from address and
 * ETag.
 */
function toStoredObject(address: string, headers: Headers): StoredObject {
  const eTag = headers.get('etag') ?? ''
  const size = Number(headers.get('content-length') ?? 0)
  if (size > SOURCE_MAX_BYTES) throw new StorageError(400, 'InvalidRequest', 'The picture is too large')
  const hex = createHash('sha256')
    .update(`${new URL(address).pathname}\n${eTag}`)
    .digest('hex')
  const modified = lastModified(headers)
  return {
    id: hex,
    bucket_id: 'project',
    name: new URL(address).pathname,
    version: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5'),
    metadata: {
      eTag,
      size,
      mimetype: (headers.get('content-type') ?? '').replace(/;.*$/, ''),
      cacheControl: headers.get('cache-control') ?? '',
      lastModified: modified.toISOString(),
      contentLength: size,
      httpStatusCode: 200,
    },
    user_metadata: null,
    created_at: modified,
    updated_at: modified,
    last_accessed_at: modified,
  }
}

const lastModified = (headers: Headers) => new Date(Date.parse(headers.get('last-modified') ?? '') || 0)

/** Removes the oldest renditions and prints above the size limit. */
async function trimCache(files: FileStore, maxBytes: number) {
  const renditions: ListedFile[] = []
  for await (const file of files.list())
    if ([RENDITIONS_FOLDER, PRINTS_FOLDER].includes(file.key.split('/')[0]!)) renditions.push(file)
  let remainingBytes = maxBytes
  const surplus = renditions
    .sort((a, b) => b.modified.getTime() - a.modified.getTime())
    .filter(({ size }) => (remainingBytes -= size) < 0)
  await files.remove(surplus.map(({ key }) => key))
  return { unfinished: 0, orphans: 0, renditions: surplus.length, missing: 0 }
}
