import type { StorageRequest, StorageContext } from '../storage-context.ts'
import type { StoredObject } from '../stored-object.ts'
import { badRequest } from '../http/storage-error.ts'
import { parseObjectPath } from '../object-name.ts'
import { findPublic, isNotModified } from '../objects/download.ts'
import { findAsCaller, findWithoutPolicies } from '../objects/find-object.ts'
import { renditionName, type Renditions } from './renditions.ts'
import { parseThumbnail, parseTransform, type Transform } from './parse-transform.ts'

/** `render/image/authenticated/…`: subject to row policies. */
export async function renderAsCaller(context: StorageContext, request: StorageRequest): Promise<Response> {
  const { bucket, name } = parseObjectPath(request.path)
  return serveRendition(
    context,
    request,
    await findAsCaller(context, await request.identify(), bucket, name),
    requestedTransform(request),
    'private',
  )
}

export async function renderPublic(context: StorageContext, request: StorageRequest): Promise<Response> {
  return serveRendition(
    context,
    request,
    await findPublic(context, request.path),
    await publicTransform(context, request),
  )
}

/** Signed-in users and the server choose any size; visitors one of a few, because each size is rendered and stored. */
async function publicTransform(
  { limits: { anonymousWidths } }: StorageContext,
  request: StorageRequest,
): Promise<Transform> {
  const { raw, url, identify } = request
  if (!anonymousWidths) return requestedTransform(request)
  const isSignedIn = raw.headers.has('authorization') && (await identify()).role !== 'anon'
  if (isSignedIn) return requestedTransform(request)
  const thumbnail = parseThumbnail(url.searchParams, anonymousWidths)
  if (!thumbnail) throw badRequest(`width must be one of ${anonymousWidths.join(', ')}`)
  return thumbnail
}

/** `render/image/sign/…`: the token contains the transform, so a client cannot change it. */
export async function renderSigned(context: StorageContext, request: StorageRequest): Promise<Response> {
  const { bucket, name } = parseObjectPath(request.path)
  const { transformations } = await context.tokens.verify(
    request.url.searchParams.get('token'),
    `${bucket}/${name}`,
    'read',
  )
  const transform = parseTransform(new URLSearchParams(transformations), request.raw.headers.get('accept'))
  return serveRendition(
    context,
    request,
    await findWithoutPolicies(context, bucket, name),
    transform,
    'private',
  )
}

const requestedTransform = ({ raw, url }: StorageRequest) =>
  parseTransform(url.searchParams, raw.headers.get('accept'))

/** The scope of `cache-control`: shared caches must not store pictures that only one user may see. */
type CacheScope = 'public' | 'private'
/** For the public only an hour, because the file can be withheld later. */
const MAX_AGE: Record<CacheScope, number> = { public: 3600, private: 86_400 }

export async function serveRendition(
  context: StorageContext,
  { raw, url }: StorageRequest,
  object: StoredObject,
  transform: Transform,
  cacheScope: CacheScope = 'public',
): Promise<Response> {
  const response = await respondWithRendition({ ...context, request: raw, object, transform, cacheScope })
  if (!url.searchParams.has('format')) response.headers.set('vary', 'accept')
  return response
}

interface Rendition {
  renditions: Renditions
  clientKeyOf(request: Request): string
  request: Request
  object: StoredObject
  transform: Transform
  cacheScope?: CacheScope
}

export async function respondWithRendition({
  renditions,
  clientKeyOf,
  request,
  object,
  transform,
  cacheScope = 'public',
}: Rendition): Promise<Response> {
  const etag = `"${renditionName(object, transform)}"`
  const headers = new Headers({
    etag,
    'last-modified': object.updated_at.toUTCString(),
    'cache-control': `${cacheScope}, max-age=${MAX_AGE[cacheScope]}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (isNotModified(request, etag, object.updated_at)) return new Response(null, { status: 304, headers })
  const { bytes, type } = await renditions.get(object, transform, {
    key: clientKeyOf(request),
    isGone: () => request.signal.aborted,
  })
  headers.set('content-type', type)
  headers.set('content-length', String(bytes.byteLength))
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}
