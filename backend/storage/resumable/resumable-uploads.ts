import { createHash, randomUUID } from 'node:crypto'
import type { Identity } from '../../identity.ts'
import { checkBucketRules } from '../content-type.ts'
import { badRequest, StorageError, tooLarge } from '../http/storage-error.ts'
import { checkObjectName } from '../object-name.ts'
import { findBucket } from '../objects/find-object.ts'
import { identifySigner } from '../objects/upload.ts'
import { checkMayWrite, maxBytesOf, ownerOf } from '../objects/write-object.ts'
import type { StorageContext, StorageRequest } from '../storage-context.ts'
import { completeUpload, discardUpload, isReceived } from './complete-upload.ts'
import { offsetConflict, receiveParts } from './receive-parts.ts'
import {
  byteCount,
  checkVersion,
  declaredLength,
  describeServer,
  isPart,
  parseUploadMetadata,
  tusResponse,
} from './tus-request.ts'
import { findUpload, insertUpload, setLength, type UploadRecord } from './upload-records.ts'

// Resumable uploads (TUS) as Supabase offers them: `upload/resumable` with the caller's token, `upload/resumable/sign`
// with the token of a signed upload URL in `x-signature`.

const LIFETIME_MS = 24 * 3600_000
const LOCATION = '/storage/v1/upload/resumable'

type Access = 'caller' | 'signed'

async function identifyFor(
  context: StorageContext,
  request: StorageRequest,
  access: Access,
  object: { bucket: string; name: string },
): Promise<{ identity: Identity; upsert: boolean }> {
  const { headers } = request.raw
  if (access === 'signed')
    return identifySigner(context, headers.get('x-signature'), `${object.bucket}/${object.name}`)
  return { identity: await request.identify(), upsert: headers.get('x-upsert') === 'true' }
}

/** `OPTIONS upload/resumable` */
export const describeUploads = async ({ limits }: StorageContext) => describeServer(limits.maxFileBytes)

/** `POST upload/resumable`: creates an upload; a body is its first part. */
export const createUpload =
  (access: Access) =>
  async (context: StorageContext, request: StorageRequest): Promise<Response> => {
    checkVersion(request.raw)
    const { sql, limits } = context
    const metadata = parseUploadMetadata(request.raw)
    const name = checkObjectName(metadata.name)
    const { identity, upsert } = await identifyFor(context, request, access, {
      bucket: metadata.bucket,
      name,
    })
    const length = declaredLength(request.raw)
    const bucket = await findBucket(sql, metadata.bucket)
    const declared = { size: length ?? 0, mimetype: metadata.contentType }
    checkBucketRules(declared, bucket, limits.maxFileBytes)
    await checkMayWrite(context, { identity, bucket, name, mode: upsert ? 'upsert' : 'insert' })

    const upload = {
      id: randomUUID(),
      bucket_id: bucket.id,
      name,
      role: identity.role,
      owner: ownerOf(identity),
      client_key: access === 'signed' ? `signed ${bucket.id}/${name}` : clientKey(context, request, identity),
      address_key: identity.role === 'service_role' ? null : addressKey(context, request),
      upsert,
      content_type: metadata.contentType,
      cache_control: metadata.cacheControl,
      user_metadata: metadata.userMetadata,
      length,
      expires_at: new Date(Date.now() + LIFETIME_MS),
    }
    await insertUpload(sql, upload, limits)
    const created: UploadRecord = { ...upload, received: 0, parts: [], completed_at: null }
    const location = `${LOCATION}${access === 'signed' ? '/sign' : ''}/${upload.id}`
    const maxBytes = maxBytesOf(bucket, context)
    const received = isPart(request.raw)
      ? await receiveParts(context, created, request.raw, { bucket, maxBytes })
      : created
    if (isReceived(received)) await completeUpload(context, received, identity, bucket)
    return tusResponse(201, { location, ...progressOf(received) })
  }

/** `HEAD upload/resumable/<id>`: how far the upload is. */
export const uploadProgress =
  (access: Access) =>
  async (context: StorageContext, request: StorageRequest): Promise<Response> => {
    if (request.raw.method !== 'HEAD') throw new StorageError(404, 'NotFound', 'Only HEAD is offered here')
    const { upload, identity } = await findOwnUpload(context, request, access)
    // The process that received the last part may have died before it completed the upload.
    if (isReceived(upload))
      await completeUpload(context, upload, identity, await findBucket(context.sql, upload.bucket_id))
    return tusResponse(200, {
      ...progressOf(upload),
      ...(upload.length === null
        ? { 'upload-defer-length': '1' }
        : { 'upload-length': String(upload.length) }),
    })
  }

/** `PATCH upload/resumable/<id>`: appends a part; the last one completes the upload. */
export const appendToUpload =
  (access: Access) =>
  async (context: StorageContext, request: StorageRequest): Promise<Response> => {
    const { raw } = request
    const found = await findOwnUpload(context, request, access)
    if (!isPart(raw))
      throw new StorageError(
        415,
        'InvalidContentType',
        'The content type must be application/offset+octet-stream',
      )
    const offset = byteCount(raw, 'upload-offset')
    if (offset === undefined) throw badRequest('The header Upload-Offset is missing')
    if (offset !== found.upload.received || found.upload.completed_at) throw offsetConflict()
    const bucket = await findBucket(context.sql, found.upload.bucket_id)
    const maxBytes = maxBytesOf(bucket, context)
    const upload = await withDeclaredLength(context, found.upload, raw, maxBytes)
    const received = await receiveParts(context, upload, raw, { bucket, maxBytes })
    if (isReceived(received)) await completeUpload(context, received, found.identity, bucket)
    return tusResponse(204, progressOf(received))
  }

/** `DELETE upload/resumable/<id>`: cancels the upload. */
export const cancelUpload =
  (access: Access) =>
  async (context: StorageContext, request: StorageRequest): Promise<Response> => {
    await discardUpload(context, (await findOwnUpload(context, request, access)).upload)
    return tusResponse(204)
  }

/** For environments that can send nothing but GET and POST. */
export const overriddenMethod = (access: Access) => {
  const handlers = new Map([
    ['PATCH', appendToUpload(access)],
    ['DELETE', cancelUpload(access)],
  ])
  return async (context: StorageContext, request: StorageRequest): Promise<Response> => {
    const handler = handlers.get(request.raw.headers.get('x-http-method-override') ?? '')
    if (!handler) throw new StorageError(404, 'NotFound', 'Only PATCH and DELETE can be sent this way')
    return handler(context, request)
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function findOwnUpload(context: StorageContext, request: StorageRequest, access: Access) {
  checkVersion(request.raw)
  const upload = UUID.test(request.path) ? await findUpload(context.sql, request.path) : undefined
  if (!upload) throw new StorageError(404, 'NoSuchUpload', 'The upload does not exist')
  const { identity } = await identifyFor(context, request, access, {
    bucket: upload.bucket_id,
    name: upload.name,
  })
  if (identity.role !== upload.role || ownerOf(identity) !== upload.owner)
    throw new StorageError(403, 'AccessDenied', 'The upload belongs to another user')
  if (upload.expires_at.getTime() < Date.now())
    throw new StorageError(410, 'UploadExpired', 'The upload has expired. Start again.')
  return { upload, identity }
}

async function withDeclaredLength(
  { sql }: StorageContext,
  upload: UploadRecord,
  request: Request,
  maxBytes: number,
): Promise<UploadRecord> {
  const length = byteCount(request, 'upload-length')
  if (length === undefined) return upload
  if (length > maxBytes) throw tooLarge()
  if (!(await setLength(sql, upload, length))) throw badRequest('The upload has another length')
  return { ...upload, length }
}

const progressOf = ({ received, expires_at }: UploadRecord) => ({
  'upload-offset': String(received),
  'upload-expires': expires_at.toUTCString(),
})

/**
 * The name under which open uploads are counted: the account, or the address of a visitor. Each upload with the secret key gets a
 * random name, because these are not limited.
 */
function clientKey(context: StorageContext, request: StorageRequest, identity: Identity): string {
  const owner = ownerOf(identity)
  if (identity.role === 'service_role' || owner) return `${identity.role} ${owner ?? randomUUID()}`
  return addressKey(context, request)
}

/** The address of the client, which is not stored in plain text. */
const addressKey = ({ clientKeyOf }: StorageContext, { raw }: StorageRequest): string =>
  createHash('sha256').update(clientKeyOf(raw)).digest('base64url')
