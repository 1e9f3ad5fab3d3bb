import { createHash } from 'node:crypto'
import type { Fetch } from '#backend/identity.ts'
import { fileKey, type StoredObject } from '#backend/storage/context.ts'
import type { FileStore, ListedFile } from '#backend/storage/files/file-store.ts'
import { isFresh, safeHeaders } from '#backend/storage/objects/download.ts'
import { createRenderer } from '#backend/storage/render/renderer.ts'
import { createRenditions, RENDITIONS } from '#backend/storage/render/renditions.ts'
import { answerPicture } from '#backend/storage/render/serve.ts'
import { readThumbnail, type Transform } from '#backend/storage/render/transform.ts'
import { createSweeper } from '#backend/storage/sweep/sweeper.ts'
import { errorAnswer, noSuchObject, StorageError } from '#backend/storage/wire/storage-error.ts'
import type { Log } from '../log.ts'

interface Options {
  forward: Fetch
  /** Where pictures made of the project's files are kept; they can be made again at any time. */
  files: FileStore
  log: Log
  roomBytes?: number
}

const PUBLIC = '/storage/v1/object/public/'
const MOST_MASTERS = 5000
const MASTER_MAX_BYTES = 25 * 1024 * 1024

/**
 * Files of the project, under our own address. What a browser would run is handed over as a download, as our own storage does, and
 * small pictures (`?format=webp&width=400`) are made here: a project makes none of vector drawings.
 */
export function createProjectFiles({ forward, files, log, roomBytes = 1024 ** 3 }: Options) {
  /** Which address the bytes of a key come from; a key is asked for right after it was put in. */
  const masters = new Map<string, string>()
  const sweeper = createSweeper({
    sweep: () => trimPictures(files, roomBytes),
    log,
    growthBytes: roomBytes / 4,
  })
  const renditions = createRenditions({
    files: {
      ...files,
      get: (key, range) => (masters.has(key) ? master(masters.get(key)!) : files.get(key, range)),
    },
    renderer: createRenderer(),
    log,
    onKept: sweeper.grown,
  })

  async function master(address: string): Promise<ReadableStream<Uint8Array> | undefined> {
    const response = await forward(new Request(address))
    return response.ok ? (response.body ?? undefined) : undefined
  }

  async function picture(request: Request, transform: Transform): Promise<Response> {
    const address = request.url.replace(/[?#].*$/, '')
    const head = await forward(new Request(address, { method: 'HEAD', signal: request.signal }))
    if (!head.ok) throw noSuchObject()
    const object = describe(address, head.headers)
    masters.delete(fileKey(object))
    masters.set(fileKey(object), address)
    if (masters.size > MOST_MASTERS) masters.delete(masters.keys().next().value!)
    return answerPicture(renditions, request, object, transform)
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const transform = isRead && url.pathname.startsWith(PUBLIC) ? readThumbnail(url.searchParams) : undefined
    if (transform) return picture(request, transform)
    const response = await forward(request)
    if (!isRead || !response.ok || !/^\/storage\/v1\/(object|render)\//.test(url.pathname)) return response
    const type = response.headers.get('content-type') ?? 'application/octet-stream'
    if (url.pathname.startsWith('/storage/v1/object/info/')) return response
    for (const [name, value] of Object.entries(
      safeHeaders(type, url.pathname, url.searchParams.get('download')),
    ))
      response.headers.set(name, value)
    const etag = response.headers.get('etag')
    if (!etag || response.status !== 200 || !isFresh(request, etag, modifiedOf(response.headers)))
      return response
    await response.body?.cancel()
    return new Response(null, { status: 304, headers: response.headers })
  }

  return {
    async fetch(request: Request): Promise<Response> {
      try {
        return await answer(request)
      } catch (error) {
        if (error instanceof StorageError) return errorAnswer(error)
        throw error
      }
    },
    close: sweeper.close,
  }
}

/** A file of the project as our own storage would know it; its version follows from its address and content. */
function describe(address: string, headers: Headers): StoredObject {
  const eTag = headers.get('etag') ?? ''
  const size = Number(headers.get('content-length') ?? 0)
  if (size > MASTER_MAX_BYTES) throw new StorageError(400, 'InvalidRequest', 'The picture is too large')
  const hex = createHash('sha256')
    .update(`${new URL(address).pathname}\n${eTag}`)
    .digest('hex')
  const modified = modifiedOf(headers)
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

const modifiedOf = (headers: Headers) => new Date(Date.parse(headers.get('last-modified') ?? '') || 0)

/** The pictures that have not been used for longest go first. */
async function trimPictures(files: FileStore, roomBytes: number) {
  const pictures: ListedFile[] = []
  for await (const file of files.list()) if (file.key.startsWith(`${RENDITIONS}/`)) pictures.push(file)
  let room = roomBytes
  const surplus = pictures
    .sort((a, b) => b.modified.getTime() - a.modified.getTime())
    .filter(({ size }) => (room -= size) < 0)
  await files.remove(surplus.map(({ key }) => key))
  return { drafts: 0, orphans: 0, renditions: surplus.length, missing: 0 }
}
