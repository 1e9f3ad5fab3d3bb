import type { Sql } from 'postgres'
import { StorageError } from '../http/storage-error.ts'
import type { StorageLimits } from '../storage-context.ts'

/** A resumable upload under way, as `storage.resumable_uploads` has it. */
export interface UploadRecord {
  id: string
  bucket_id: string
  name: string
  role: string
  owner: string | null
  upsert: boolean
  content_type: string
  cache_control: string
  user_metadata: Record<string, unknown> | null
  length: number | null
  received: number
  parts: string[]
  completed_at: Date | null
  expires_at: Date
}

/** The folder of the parts in the file store. */
export const PARTS_FOLDER = '_uploads'
export const partKey = (version: string) => `${PARTS_FOLDER}/${version}`

type NewUpload = Omit<UploadRecord, 'received' | 'parts' | 'completed_at'> & {
  client_key: string
  address_key: string | null
}

/** Creates an upload unless its client or its address has too many unfinished ones. */
export async function insertUpload(sql: Sql, upload: NewUpload, limits: StorageLimits): Promise<void> {
  const { client_key, address_key, length } = upload
  await sql.begin(async (tx) => {
    // Concurrent requests of one client or address are counted one after the other.
    for (const key of [client_key, address_key ?? client_key])
      await tx`select pg_advisory_xact_lock(hashtextextended(${`uploads ${key}`}, 0))`
    const [open] = await tx<{ client: number; address: number; bytes: number }[]>`
      select count(*) filter (where client_key = ${client_key})::int as client,
        count(*) filter (where address_key = ${address_key})::int as address,
        coalesce(sum(coalesce(length, ${limits.maxFileBytes})) filter (where address_key = ${address_key}), 0)::float8 as bytes
      from storage.resumable_uploads
      where (client_key = ${client_key} or address_key = ${address_key}) and completed_at is null and expires_at > now()`
    const bytes = address_key === null ? 0 : open!.bytes + (length ?? limits.maxFileBytes)
    if (
      open!.client >= limits.maxOpenUploads ||
      open!.address >= limits.maxOpenUploadsPerAddress ||
      bytes > limits.maxOpenBytesPerAddress
    )
      throw new StorageError(429, 'TooManyUploads', 'Finish or cancel other uploads first')
    const metadata = upload.user_metadata && tx.json(upload.user_metadata as never)
    await tx`insert into storage.resumable_uploads ${tx({ ...upload, user_metadata: metadata })}`
  })
}

export async function findUpload(sql: Sql, id: string): Promise<UploadRecord | undefined> {
  const [row] = await sql<UploadRecord[]>`
    select id, bucket_id, name, role, owner, upsert, content_type, cache_control, user_metadata,
      length::float8, received::float8, parts, completed_at, expires_at
    from storage.resumable_uploads where id = ${id}`
  return row
}

/** Declares the length of an upload that was created without one. False if it has another length by now. */
export async function setLength(sql: Sql, { id }: UploadRecord, length: number): Promise<boolean> {
  const rows = await sql`
    update storage.resumable_uploads set length = ${length}
    where id = ${id} and coalesce(length, ${length}) = ${length} and received <= ${length} returning id`
  return rows.length === 1
}

/** Appends a part. False if another request has appended to the same place before. */
export async function appendPart(
  sql: Sql,
  { id, received }: UploadRecord,
  part: { version: string; size: number },
): Promise<boolean> {
  const rows = await sql`
    update storage.resumable_uploads set received = received + ${part.size}, parts = array_append(parts, ${part.version})
    where id = ${id} and received = ${received} and completed_at is null returning id`
  return rows.length === 1
}

const LEASE = '2 minutes'

/** Lets one request assemble the file. The lease expires, because its process may die. */
export async function leaseCompletion(sql: Sql, { id }: UploadRecord): Promise<boolean> {
  const rows = await sql`
    update storage.resumable_uploads set leased_until = now() + ${LEASE}::interval
    where id = ${id} and completed_at is null and (leased_until is null or leased_until < now()) returning id`
  return rows.length === 1
}

export const releaseCompletion = (sql: Sql, { id }: UploadRecord) =>
  sql`update storage.resumable_uploads set leased_until = null where id = ${id}`

/** The row stays until it expires, so that a client that missed the response learns that the upload is complete. */
export const markCompleted = (sql: Sql, { id }: UploadRecord) =>
  sql`update storage.resumable_uploads set completed_at = now(), parts = '{}' where id = ${id}`

/** Deletes an upload and returns the parts that it had. */
export async function deleteUpload(sql: Sql, { id }: UploadRecord): Promise<string[]> {
  const [row] = await sql<{ parts: string[] }[]>`
    delete from storage.resumable_uploads where id = ${id} returning parts`
  return row?.parts ?? []
}

/** Deletes uploads that expired before this time and returns their parts. */
export async function deleteExpiredUploads(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql<{ part: string }[]>`
    with expired as (delete from storage.resumable_uploads where expires_at < ${now} returning parts)
    select unnest(parts) as part from expired`
  return rows.map(({ part }) => part)
}
