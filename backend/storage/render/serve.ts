import type { Ask, StorageContext, StoredObject } from '../context.ts'
import { bucketAndName } from '../object-name.ts'
import { findPublic, isFresh } from '../objects/download.ts'
import { findAs, findFreely } from '../objects/find.ts'
import { renditionName, type Renditions } from './renditions.ts'
import { readTransform, type Transform } from './transform.ts'

/** `render/image/authenticated/…`, `…/public/…`, `…/sign/…`. */
export async function renderAs(context: StorageContext, ask: Ask): Promise<Response> {
  const { bucket, name } = bucketAndName(ask.rest)
  return serve(
    context,
    ask,
    await findAs(context, await ask.who(), bucket, name),
    readTransform(ask.url.searchParams),
    'private',
  )
}

export async function renderPublic(context: StorageContext, ask: Ask): Promise<Response> {
  return serve(context, ask, await findPublic(context, ask.rest), readTransform(ask.url.searchParams))
}

/** What a signed picture looks like is part of what was signed. */
export async function renderSigned(context: StorageContext, ask: Ask): Promise<Response> {
  const { bucket, name } = bucketAndName(ask.rest)
  const { transformations } = await context.tokens.check(
    ask.url.searchParams.get('token'),
    `${bucket}/${name}`,
    'read',
  )
  const transform = readTransform(new URLSearchParams(transformations))
  return serve(context, ask, await findFreely(context, bucket, name), transform, 'private')
}

/** Who may keep the answer: what one person may see, no cache between us and others may give them. */
type Keeping = 'public' | 'private'

export const serve = (
  context: StorageContext,
  { request }: Ask,
  object: StoredObject,
  transform: Transform,
  keeping: Keeping = 'public',
) => answerPicture(context.renditions, request, object, transform, keeping)

export async function answerPicture(
  renditions: Renditions,
  request: Request,
  object: StoredObject,
  transform: Transform,
  keeping: Keeping = 'public',
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
  if (isFresh(request, etag, object.updated_at)) return new Response(null, { status: 304, headers })
  const { bytes, type } = await renditions.find(object, transform)
  headers.set('content-type', type)
  headers.set('content-length', String(bytes.byteLength))
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}
