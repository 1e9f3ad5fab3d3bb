import { randomUUID } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import type { Identity } from '../../identity.ts'
import { checkType } from '../content-type.ts'
import type { StorageRequest, StorageContext } from '../storage-context.ts'
import { type Bucket, fileKey, type ObjectMetadata } from '../stored-object.ts'
import { parseObjectPath } from '../object-name.ts'
import { dryRunAs, runAs } from '../run-as-caller.ts'
import { accessDenied, isAlreadyExists, noSuchObject, tooLarge } from '../http/storage-error.ts'
import { removeRejectedBytes, removeBytes } from './remove-bytes.ts'
import { findBucket, selectObject } from './find-object.ts'
import { MAX_FORM_OVERHEAD_BYTES, readUpload } from './read-upload.ts'

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
  const { owner, upsert } = await context.tokens.verify(
    request.url.searchParams.get('token'),
    `${bucket}/${name}`,
    'upload',
  )
  const identity = { role: 'service_role', claims: { role: 'service_role', sub: owner } }
  return store(context, request, identity, upsert ? 'upsert' : 'insert')
}

type WriteMode = 'insert' | 'upsert' | 'update'

async function store(
  context: StorageContext,
  request: StorageRequest,
  identity: Identity,
  mode: WriteMode,
): Promise<Response> {
  const { sql, files, limits } = context
  const { bucket: bucketId, name } = parseObjectPath(request.path)
  const bucket = await findBucket(sql, bucketId)
  const maxBytes = Number(bucket.file_size_limit ?? limits.maxFileBytes)
  if (Number(request.raw.headers.get('content-length') ?? 0) > maxBytes + MAX_FORM_OVERHEAD_BYTES)
    throw tooLarge()
  const owner = typeof identity.claims.sub === 'string' ? identity.claims.sub : null
  await retryUpsert(mode, () =>
    dryRunAs(sql, identity, (tx) =>
      writeRow(tx, mode, { bucket, name, owner, version: 'dry-run', metadata: null, userMetadata: null }),
    ),
  )

  const { body, type, cacheControl, userMetadata } = await readUpload(request.raw, {
    maxBytes,
    checkType: (declared, first) => checkType(declared, first, bucket.allowed_mime_types),
  })
  const version = randomUUID()
  const key = fileKey({ bucket_id: bucket.id, version })
  const { size, etag } = await files.put(key, body, { maxBytes, type })
  const metadata: ObjectMetadata = {
    eTag: `"${etag}"`,
    size,
    mimetype: type,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  }
  try {
    const { id, replacedVersion } = await retryUpsert(mode, () =>
      runAs(sql, identity, (tx) =>
        writeRow(tx, mode, { bucket, name, owner, version, metadata, userMetadata }),
      ),
    )
    if (replacedVersion) await removeBytes(context, [{ bucket_id: bucket.id, version: replacedVersion }])
    return Response.json({ Id: id, Key: `${bucket.id}/${name}` })
  } catch (error) {
    await removeRejectedBytes(context, error, key)
    throw error
  }
}

/** Of two concurrent upserts of a new name, the slower one fails to insert; its retry replaces the other's row. */
const retryUpsert = <T>(mode: WriteMode, write: () => Promise<T>): Promise<T> =>
  write().catch((error: unknown) => {
    if (mode === 'upsert' && isAlreadyExists(error)) return write()
    throw error
  })

interface ObjectRow {
  bucket: Bucket
  name: string
  owner: string | null
  version: string
  metadata: ObjectMetadata | null
  userMetadata: Record<string, unknown> | null
}

/** Writes the row as the caller, subject to the row policies for insert or update. */
async function writeRow(
  tx: TransactionSql,
  mode: WriteMode,
  row: ObjectRow,
): Promise<{ id: string; replacedVersion?: string }> {
  const metadata = row.metadata && tx.json(row.metadata as never)
  const userMetadata = row.userMetadata && tx.json(row.userMetadata as never)
  if (mode !== 'insert') {
    const [existing] = await selectObject(tx, row.bucket.id, row.name)
    if (existing) {
      // Reads the version again under a lock, because the caller removes the bytes of the version it replaced.
      const [locked] = await tx<{ version: string }[]>`
        select version from storage.objects where id = ${existing.id} for update`
      const [changed] = await tx<{ id: string }[]>`
        update storage.objects set version = ${row.version}, metadata = ${metadata}, user_metadata = ${userMetadata}, updated_at = now()
        where id = ${existing.id} returning id`
      if (!changed) throw accessDenied()
      return { id: changed.id, replacedVersion: locked?.version }
    }
    if (mode === 'update') throw noSuchObject()
  }
  const [inserted] = await tx<{ id: string }[]>`
    insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
    values (${row.bucket.id}, ${row.name}, ${row.owner}, ${row.owner}, ${row.version}, ${metadata}, ${userMetadata})
    returning id`
  return { id: inserted!.id }
}
