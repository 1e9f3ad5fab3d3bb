import type { Ask, StorageContext, StoredObject } from '../context.ts'
import { bucketAndName } from '../object-name.ts'
import { findPublic, isFresh } from '../objects/download.ts'
import { findAs, findFreely } from '../objects/find.ts'
import { renditionName } from './renderer.ts'
import { readTransform, type Transform } from './transform.ts'

/** `render/image/authenticated/…`, `…/public/…`, `…/sign/…`. */
export async function renderAs(context: StorageContext, ask: Ask): Promise<Response> {
  const { bucket, name } = bucketAndName(ask.rest)
  return serve(
    context,
    ask,
    await findAs(context, await ask.who(), bucket, name),
    readTransform(ask.url.searchParams),
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
  return serve(context, ask, await findFreely(context, bucket, name), transform)
}

/** Made on the first request and kept: the name holds the version, so a changed file gets new pictures. */
export async function serve(
  context: StorageContext,
  { request }: Ask,
  object: StoredObject,
  transform: Transform,
): Promise<Response> {
  const key = `renditions/${renditionName(object, transform)}`
  const etag = `"${key.slice(-43)}"`
  const headers = new Headers({
    etag,
    'last-modified': object.updated_at.toUTCString(),
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (isFresh(request, etag, object.updated_at)) return new Response(null, { status: 304, headers })
  const { bytes, type } = (await kept(context, key)) ?? (await made(context, key, object, transform))
  headers.set('content-type', type)
  headers.set('content-length', String(bytes.byteLength))
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}

interface Picture {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

async function kept({ files }: StorageContext, key: string): Promise<Picture | undefined> {
  const stream = await files.get(key)
  if (!stream) return undefined
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return { bytes, type: pictureType(bytes) }
}

async function made(
  context: StorageContext,
  key: string,
  object: StoredObject,
  transform: Transform,
): Promise<Picture> {
  const picture = await context.renderer.render(context, object, transform)
  // Keeping it is a favour to the next visitor; this one has the picture either way.
  await context.files
    .put(key, new Blob([picture.bytes]).stream(), { maxBytes: Number.MAX_SAFE_INTEGER, type: picture.type })
    .catch((error: unknown) => context.log.warn({ err: error }, 'a picture could not be kept'))
  return picture
}

const pictureType = (bytes: Uint8Array): string => {
  if (bytes[0] === 0x52) return 'image/webp'
  if (bytes[0] === 0x89) return 'image/png'
  return bytes[0] === 0xff ? 'image/jpeg' : 'image/avif'
}
