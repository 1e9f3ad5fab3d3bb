import type { StorageRequest, StorageContext } from '../storage-context.ts'
import { fileKey, type StoredObject } from '../stored-object.ts'
import { isActiveContent } from '../content-type.ts'
import { parseObjectPath } from '../object-name.ts'
import { noSuchBucket, noSuchObject } from '../http/storage-error.ts'
import { findAsCaller, findWithoutPolicies } from './find-object.ts'
import { parseRange } from './parse-range.ts'

/** `GET object/<bucket>/<name>` and `object/authenticated/…`: subject to row policies. */
export async function downloadAsCaller(context: StorageContext, request: StorageRequest): Promise<Response> {
  const { bucket, name } = parseObjectPath(request.path)
  const identity = await request.identify()
  return send(context, request, () => findAsCaller(context, identity, bucket, name))
}

/** `object/public/…`: for every client, if the bucket is public. */
export async function downloadPublic(context: StorageContext, request: StorageRequest): Promise<Response> {
  return send(context, request, async () => {
    const object = await findPublic(context, request.path)
    if (!context.withheldBy) return object
    return { ...object, metadata: { ...object.metadata, cacheControl: WITHHOLDABLE_CACHE_CONTROL } }
  })
}

/** Only an hour, because the file can be withheld later. */
const WITHHOLDABLE_CACHE_CONTROL = 'public, max-age=3600'

/** Reads bucket and object in one query, because every picture in a list is requested this way. */
export async function findPublic({ sql, withheldBy }: StorageContext, path: string): Promise<StoredObject> {
  const { bucket, name } = parseObjectPath(path)
  const isServed = withheldBy ? sql`not ${sql(withheldBy)}(o.bucket_id, o.name)` : sql`true`
  const [found] = await sql<({ public: boolean } & (StoredObject | { id: null }))[]>`
    select b.public, o.id, bucket_id, o.name, version, metadata, user_metadata, o.created_at, o.updated_at, last_accessed_at
    from storage.buckets b left join storage.objects o on o.bucket_id = b.id and o.name = ${name} and ${isServed}
    where b.id = ${bucket}`
  if (!found?.public) throw noSuchBucket()
  if (found.id === null) throw noSuchObject()
  return found
}

/** `object/sign/…?token=`: for every client with the signed URL, until it expires. */
export async function downloadSigned(context: StorageContext, request: StorageRequest): Promise<Response> {
  const { bucket, name } = parseObjectPath(request.path)
  await context.tokens.verify(request.url.searchParams.get('token'), `${bucket}/${name}`, 'read')
  return send(context, request, () => findWithoutPolicies(context, bucket, name))
}

/** Tries twice, because another request may replace the file after its row is read and before its bytes are opened. */
async function send(
  context: StorageContext,
  request: StorageRequest,
  find: () => Promise<StoredObject>,
): Promise<Response> {
  const response =
    (await sendObject(context, request, await find())) ?? (await sendObject(context, request, await find()))
  if (!response) throw noSuchObject()
  return response
}

async function sendObject(
  { files }: StorageContext,
  { raw, url }: StorageRequest,
  object: StoredObject,
): Promise<Response | undefined> {
  const { eTag, size, mimetype, cacheControl } = object.metadata
  const headers = new Headers({
    etag: eTag,
    'last-modified': object.updated_at.toUTCString(),
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    ...safeHeaders(mimetype, object.name, url.searchParams.get('download')),
  })
  if (isNotModified(raw, eTag, object.updated_at)) return new Response(null, { status: 304, headers })
  const range = parseRange(raw.headers.get('range'), size)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : size))
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`)
  const status = range ? 206 : 200
  if (raw.method === 'HEAD') return new Response(null, { status, headers })
  const body = await files.get(fileKey(object), range)
  return body && new Response(body, { status, headers })
}

/** Active content is sent as a sandboxed download, so that an uploaded file never runs as a page of the site. */
export function safeHeaders(type: string, name: string, download: string | null): Record<string, string> {
  const fileName = download || name.split('/').at(-1)!
  const asAttachment = download !== null || isActiveContent(type)
  return {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    ...(asAttachment && {
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)}`,
    }),
  }
}

export function isNotModified(request: Request, etag: string, modified: Date): boolean {
  const knownTags = request.headers.get('if-none-match')
  if (knownTags)
    return knownTags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  return Number.isFinite(since) && modified.getTime() - (modified.getTime() % 1000) <= since
}
