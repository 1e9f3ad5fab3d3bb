import { type Ask, fileKey, type StorageContext, type StoredObject } from '../context.ts'
import { isActive } from '../content-type.ts'
import { bucketAndName } from '../object-name.ts'
import { noSuchBucket, noSuchObject } from '../wire/storage-error.ts'
import { findAs, findFreely } from './find.ts'
import { readRange } from './range.ts'

/** `GET object/<bucket>/<name>` and `object/authenticated/…`: as the caller. */
export async function downloadAs(context: StorageContext, ask: Ask): Promise<Response> {
  const { bucket, name } = bucketAndName(ask.rest)
  const who = await ask.who()
  return send(context, ask, () => findAs(context, who, bucket, name))
}

/** `object/public/…`: anybody, where the bucket says so. */
export async function downloadPublic(context: StorageContext, ask: Ask): Promise<Response> {
  return send(context, ask, () => findPublic(context, ask.rest))
}

/** One question for both: every picture of a list comes this way. */
export async function findPublic({ sql }: StorageContext, rest: string): Promise<StoredObject> {
  const { bucket, name } = bucketAndName(rest)
  const [found] = await sql<({ public: boolean } & (StoredObject | { id: null }))[]>`
    select b.public, o.id, bucket_id, o.name, version, metadata, user_metadata, o.created_at, o.updated_at, last_accessed_at
    from storage.buckets b left join storage.objects o on o.bucket_id = b.id and o.name = ${name}
    where b.id = ${bucket}`
  if (!found?.public) throw noSuchBucket()
  if (found.id === null) throw noSuchObject()
  return found
}

/** `object/sign/…?token=`: whoever has the address, until it runs out. */
export async function downloadSigned(context: StorageContext, ask: Ask): Promise<Response> {
  const { bucket, name } = bucketAndName(ask.rest)
  await context.tokens.check(ask.url.searchParams.get('token'), `${bucket}/${name}`, 'read')
  return send(context, ask, () => findFreely(context, bucket, name))
}

/** Somebody may replace the file between our look at its row and our look at its bytes: then we look once more. */
async function send(context: StorageContext, ask: Ask, find: () => Promise<StoredObject>): Promise<Response> {
  const response =
    (await sendFound(context, ask, await find())) ?? (await sendFound(context, ask, await find()))
  if (!response) throw noSuchObject()
  return response
}

async function sendFound(
  { files }: StorageContext,
  { request, url }: Ask,
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
  if (isFresh(request, eTag, object.updated_at)) return new Response(null, { status: 304, headers })
  const range = readRange(request.headers.get('range'), size)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : size))
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`)
  const status = range ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const body = await files.get(fileKey(object), range)
  return body && new Response(body, { status, headers })
}

/** Nothing of ours may run as a page of the site: what a browser would execute is handed over as a download, in a sandbox. */
export function safeHeaders(type: string, name: string, download: string | null): Record<string, string> {
  const fileName = download || name.split('/').at(-1)!
  const asAttachment = download !== null || isActive(type)
  return {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    ...(asAttachment && {
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
    }),
  }
}

export function isFresh(request: Request, etag: string, modified: Date): boolean {
  const known = request.headers.get('if-none-match')
  if (known)
    return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  return Number.isFinite(since) && modified.getTime() - (modified.getTime() % 1000) <= since
}
