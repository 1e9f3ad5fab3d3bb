import type { Sql, TransactionSql } from 'postgres'
import type { Identity } from '../../identity.ts'
import type { Bucket, StorageContext, StoredObject } from '../context.ts'
import { runAs } from '../run-as.ts'
import { noSuchBucket, noSuchObject } from '../wire/storage-error.ts'

/** A bucket as it is: its limits hold for everybody, whether or not they may list it. */
export async function findBucket(sql: Sql, id: string): Promise<Bucket> {
  const [bucket] = await sql<
    Bucket[]
  >`select id, name, public, file_size_limit, allowed_mime_types from storage.buckets where id = ${id}`
  if (!bucket) throw noSuchBucket()
  return bucket
}

export const selectObject = (tx: TransactionSql | Sql, bucket: string, name: string) => tx<StoredObject[]>`
  select id, bucket_id, name, version, metadata, user_metadata, created_at, updated_at, last_accessed_at
  from storage.objects where bucket_id = ${bucket} and name = ${name}`

/** What the caller may read; what they may not is not there. */
export async function findAs(
  { sql }: StorageContext,
  identity: Identity,
  bucket: string,
  name: string,
): Promise<StoredObject> {
  const [object] = await runAs(sql, identity, (tx) => selectObject(tx, bucket, name))
  if (!object) throw noSuchObject()
  return object
}

/** For public buckets and signed addresses: the right was given already. */
export async function findFreely(
  { sql }: StorageContext,
  bucket: string,
  name: string,
): Promise<StoredObject> {
  const [object] = await selectObject(sql, bucket, name)
  if (!object) throw noSuchObject()
  return object
}
