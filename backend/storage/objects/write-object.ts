import { randomUUID } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import type { Identity } from '../../identity.ts'
import type { StorageContext } from '../storage-context.ts'
import { type Bucket, fileKey, type ObjectMetadata } from '../stored-object.ts'
import { dryRunAs, runAs } from '../run-as-caller.ts'
import { accessDenied, isAlreadyExists, noSuchObject } from '../http/storage-error.ts'
import { selectObject } from './find-object.ts'
import type { Upload } from './read-upload.ts'
import { removeRejectedBytes, removeBytes } from './remove-bytes.ts'

/** What is written where, by whom. */
export interface ObjectWrite {
  identity: Identity
  bucket: Bucket
  name: string
  mode: 'insert' | 'upsert' | 'update'
}

type WriteMode = ObjectWrite['mode']

export const maxBytesOf = ({ file_size_limit }: Bucket, { limits }: Pick<StorageContext, 'limits'>) =>
  Number(file_size_limit ?? limits.maxFileBytes)

export const ownerOf = ({ claims }: Identity) => (typeof claims.sub === 'string' ? claims.sub : null)

/** Throws unless the row policies allow this write, before any byte is stored. */
export async function checkMayWrite({ sql }: StorageContext, write: ObjectWrite): Promise<void> {
  const { identity, bucket, name, mode } = write
  const row = {
    bucket,
    name,
    owner: ownerOf(identity),
    version: 'dry-run',
    metadata: null,
    userMetadata: null,
  }
  await retryUpsert(mode, () => dryRunAs(sql, identity, (tx) => writeRow(tx, mode, row)))
}

/** Stores the bytes, then the row as the caller, and removes the bytes that it replaces. Returns the id of the object. */
export async function writeObject(
  context: StorageContext,
  { identity, bucket, name, mode }: ObjectWrite,
  { body, type, cacheControl, userMetadata }: Upload,
): Promise<string> {
  const { sql, files } = context
  const version = randomUUID()
  const key = fileKey({ bucket_id: bucket.id, version })
  const { size, etag } = await files.put(key, body, { maxBytes: maxBytesOf(bucket, context), type })
  const metadata: ObjectMetadata = {
    eTag: `"${etag}"`,
    size,
    mimetype: type,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  }
  const row = { bucket, name, owner: ownerOf(identity), version, metadata, userMetadata }
  try {
    const { id, replacedVersion } = await retryUpsert(mode, () =>
      runAs(sql, identity, (tx) => writeRow(tx, mode, row)),
    )
    if (replacedVersion) await removeBytes(context, [{ bucket_id: bucket.id, version: replacedVersion }])
    return id
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
