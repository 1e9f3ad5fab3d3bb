import type { Sql, TransactionSql } from 'postgres'
import type { Identity } from '../../identity.ts'
import type { StorageContext } from '../storage-context.ts'
import type { Bucket, StoredObject } from '../stored-object.ts'
import { runAs } from '../run-as-caller.ts'
import { noSuchBucket, noSuchObject } from '../http/storage-error.ts'

/** Reads a bucket without row policies, because its limits apply to every caller. */
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

/** Throws 404 both for missing objects and for objects the caller may not read. */
export async function findAsCaller(
  { sql }: StorageContext,
  identity: Identity,
  bucket: string,
  name: string,
): Promise<StoredObject> {
  const [object] = await runAs(sql, identity, (tx) => selectObject(tx, bucket, name))
  if (!object) throw noSuchObject()
  return object
}

/** For signed URLs, which already grant access. */
export async function findWithoutPolicies(
  { sql }: StorageContext,
  bucket: string,
  name: string,
): Promise<StoredObject> {
  const [object] = await selectObject(sql, bucket, name)
  if (!object) throw noSuchObject()
  return object
}
