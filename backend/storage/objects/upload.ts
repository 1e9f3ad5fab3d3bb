import type { Identity } from '../../identity.ts'
import { checkType } from '../content-type.ts'
import type { StorageRequest, StorageContext } from '../storage-context.ts'
import { parseObjectPath } from '../object-name.ts'
import { tooLarge } from '../http/storage-error.ts'
import { findBucket } from './find-object.ts'
import { MAX_FORM_OVERHEAD_BYTES, readUpload } from './read-upload.ts'
import { checkMayWrite, maxBytesOf, type ObjectWrite, writeObject } from './write-object.ts'

/** `POST object/<bucket>/<name>`: creates a file; with `x-upsert`, creates or replaces it. */
export async function upload(context: StorageContext, request: StorageRequest): Promise<Response> {
  const isUpsert = request.raw.headers.get('x-upsert') === 'true'
  return store(context, request, await request.identify(), isUpsert ? 'upsert' : 'insert')
}

/** `PUT object/<bucket>/<name>`: replaces a file. */
export async function update(context: StorageContext, request: StorageRequest): Promise<Response> {
  return store(context, request, await request.identify(), 'update')
}

/** `PUT object/upload/sign/<bucket>/<name>?token=`: for every client with the signed URL; its creator becomes the owner. */
export async function uploadSigned(context: StorageContext, request: StorageRequest): Promise<Response> {
  const { bucket, name } = parseObjectPath(request.path)
  const { identity, upsert } = await identifySigner(
    context,
    request.url.searchParams.get('token'),
    `${bucket}/${name}`,
  )
  return store(context, request, identity, upsert ? 'upsert' : 'insert')
}

/** The rights that a signed URL grants: its creator's policies were checked when it was signed. */
export async function identifySigner({ tokens }: StorageContext, token: string | null, url: string) {
  const { owner, upsert = false } = await tokens.verify(token, url, 'upload')
  return { identity: { role: 'service_role', claims: { role: 'service_role', sub: owner } }, upsert }
}

async function store(
  context: StorageContext,
  request: StorageRequest,
  identity: Identity,
  mode: ObjectWrite['mode'],
): Promise<Response> {
  const { bucket: bucketId, name } = parseObjectPath(request.path)
  const bucket = await findBucket(context.sql, bucketId)
  const maxBytes = maxBytesOf(bucket, context)
  if (Number(request.raw.headers.get('content-length') ?? 0) > maxBytes + MAX_FORM_OVERHEAD_BYTES)
    throw tooLarge()
  const write = { identity, bucket, name, mode }
  await checkMayWrite(context, write)
  const upload = await readUpload(request.raw, {
    checkType: (declared, first) => checkType(declared, first, bucket.allowed_mime_types),
  })
  return Response.json({ Id: await writeObject(context, write, upload), Key: `${bucket.id}/${name}` })
}
