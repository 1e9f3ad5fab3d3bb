import type { StorageRequest, StorageContext } from '../storage-context.ts'
import type { StoredObject } from '../stored-object.ts'
import { parseObjectPath } from '../object-name.ts'
import { findPublic, isNotModified } from '../objects/download.ts'
import { findAsCaller, findWithoutPolicies } from '../objects/find-object.ts'
import { renditionName, type Renditions } from './renditions.ts'
import { parseTransform, type Transform } from './parse-transform.ts'

/** `render/image/authenticated/…`: subject to row policies. */
export async function renderAsCaller(context: StorageContext, request: StorageRequest): Promise<Response> {
  const { bucket, name } = parseObjectPath(request.path)
  return serveRendition(
    context,
    request,
    await findAsCaller(context, await request.identify(), bucket, name),
    parseTransform(request.url.searchParams),
    'private',
  )
}

export async function renderPublic(context: StorageContext, request: StorageRequest): Promise<Response> {
  return serveRendition(
    context,
    request,
    await findPublic(context, request.path),
    parseTransform(request.url.searchParams),
  )
}

/** `render/image/sign/…`: the token contains the transform, so a client cannot change it. */
export async function renderSigned(context: StorageContext, request: StorageRequest): Promise<Response> {
  const { bucket, name } = parseObjectPath(request.path)
  const { transformations } = await context.tokens.verify(
    request.url.searchParams.get('token'),
    `${bucket}/${name}`,
    'read',
  )
  const transform = parseTransform(new URLSearchParams(transformations))
  return serveRendition(
    context,
    request,
    await findWithoutPolicies(context, bucket, name),
    transform,
    'private',
  )
}

/** The scope of `cache-control`: shared caches must not store pictures that only one user may see. */
type CacheScope = 'public' | 'private'

export const serveRendition = (
  context: StorageContext,
  { raw }: StorageRequest,
  object: StoredObject,
  transform: Transform,
  cacheScope: CacheScope = 'public',
) => respondWithRendition(context.renditions, raw, object, transform, cacheScope)

export async function respondWithRendition(
  renditions: Renditions,
  request: Request,
  object: StoredObject,
  transform: Transform,
  keeping: CacheScope = 'public',
): Promise<Response> {
  const etag = `"${renditionName(object, transform)}"`
  const headers = new Headers({
    etag,
    'last-modified': object.updated_at.toUTCString(),
    'cache-control': `${keeping}, max-age=86400`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (isNotModified(request, etag, object.updated_at)) return new Response(null, { status: 304, headers })
  const { bytes, type } = await renditions.get(object, transform)
  headers.set('content-type', type)
  headers.set('content-length', String(bytes.byteLength))
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}
