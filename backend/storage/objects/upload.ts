import { randomUUID } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import type { Identity } from '../../identity.ts'
import { checkedType } from '../content-type.ts'
import { type Ask, type Bucket, fileKey, type ObjectMetadata, type StorageContext } from '../context.ts'
import { bucketAndName } from '../object-name.ts'
import { couldAs, runAs } from '../run-as.ts'
import { denied, isAlreadyThere, noSuchObject, tooLarge } from '../wire/storage-error.ts'
import { discard, removeLater } from './discard.ts'
import { findBucket, selectObject } from './find.ts'
import { FORM_BYTES, readUpload } from './read-upload.ts'

/** `POST object/<bucket>/<name>`: a new file, or with `x-upsert` one that replaces the old. */
export async function upload(context: StorageContext, ask: Ask): Promise<Response> {
  const isUpsert = ask.request.headers.get('x-upsert') === 'true'
  return store(context, ask, await ask.who(), isUpsert ? 'upsert' : 'insert')
}

/** `PUT object/<bucket>/<name>`: replaces what is there. */
export async function update(context: StorageContext, ask: Ask): Promise<Response> {
  return store(context, ask, await ask.who(), 'update')
}

/** `PUT object/upload/sign/<bucket>/<name>?token=`: whoever was given the address, in the name of who gave it. */
export async function uploadSigned(context: StorageContext, ask: Ask): Promise<Response> {
  const { bucket, name } = bucketAndName(ask.rest)
  const { owner, upsert } = await context.tokens.check(
    ask.url.searchParams.get('token'),
    `${bucket}/${name}`,
    'upload',
  )
  const giver = { role: 'service_role', claims: { role: 'service_role', sub: owner } }
  return store(context, ask, giver, upsert ? 'upsert' : 'insert')
}

type Way = 'insert' | 'upsert' | 'update'

async function store(context: StorageContext, ask: Ask, identity: Identity, way: Way): Promise<Response> {
  const { sql, files, limits } = context
  const { bucket: bucketId, name } = bucketAndName(ask.rest)
  const bucket = await findBucket(sql, bucketId)
  const maxBytes = Number(bucket.file_size_limit ?? limits.fileBytes)
  if (Number(ask.request.headers.get('content-length') ?? 0) > maxBytes + FORM_BYTES) throw tooLarge()
  const owner = typeof identity.claims.sub === 'string' ? identity.claims.sub : null
  await settled(way, () =>
    couldAs(sql, identity, (tx) =>
      writeRow(tx, way, { bucket, name, owner, version: 'asked', metadata: null, userMetadata: null }),
    ),
  )

  const { body, type, cacheControl, userMetadata } = await readUpload(ask.request, {
    maxBytes,
    checkType: (declared, first) => checkedType(declared, first, bucket.allowed_mime_types),
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
    const { id, old } = await settled(way, () =>
      runAs(sql, identity, (tx) =>
        writeRow(tx, way, { bucket, name, owner, version, metadata, userMetadata }),
      ),
    )
    if (old) await removeLater(context, [{ bucket_id: bucket.id, version: old }])
    return Response.json({ Id: id, Key: `${bucket.id}/${name}` })
  } catch (error) {
    await discard(context, error, key)
    throw error
  }
}

/** Of two that bring a new name at the same moment with upsert, the slower one finds the other's row and replaces it. */
const settled = <T>(way: Way, write: () => Promise<T>): Promise<T> =>
  write().catch((error: unknown) => {
    if (way === 'upsert' && isAlreadyThere(error)) return write()
    throw error
  })

interface Row {
  bucket: Bucket
  name: string
  owner: string | null
  version: string
  metadata: ObjectMetadata | null
  userMetadata: Record<string, unknown> | null
}

/** Writes the row as the caller; row policies for insert and update decide, each for its own case. */
async function writeRow(tx: TransactionSql, way: Way, row: Row): Promise<{ id: string; old?: string }> {
  const metadata = row.metadata && tx.json(row.metadata as never)
  const userMetadata = row.userMetadata && tx.json(row.userMetadata as never)
  if (way !== 'insert') {
    const [there] = await selectObject(tx, row.bucket.id, row.name)
    if (there) {
      // Whoever replaces takes away what it replaced: the version as it is once nobody else is at this row.
      const [locked] = await tx<{ version: string }[]>`
        select version from storage.objects where id = ${there.id} for update`
      const [changed] = await tx<{ id: string }[]>`
        update storage.objects set version = ${row.version}, metadata = ${metadata}, user_metadata = ${userMetadata}, updated_at = now()
        where id = ${there.id} returning id`
      if (!changed) throw denied()
      return { id: changed.id, old: locked?.version }
    }
    if (way === 'update') throw noSuchObject()
  }
  const [made] = await tx<{ id: string }[]>`
    insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
    values (${row.bucket.id}, ${row.name}, ${row.owner}, ${row.owner}, ${row.version}, ${metadata}, ${userMetadata})
    returning id`
  return { id: made!.id }
}
