import type { Row } from 'postgres'
import { z } from 'zod'
import type { StorageRequest, StorageContext } from './storage-context.ts'
import type { StoredObject } from './stored-object.ts'
import { decodePathPart } from './object-name.ts'
import { removeBytes } from './objects/remove-bytes.ts'
import { runAs } from './run-as-caller.ts'
import { readJson } from './http/read-json.ts'
import { badRequest, accessDenied, noSuchBucket, StorageError } from './http/storage-error.ts'

const UNIT_BYTES: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 }

/** Bytes, or a number with a unit such as `20mb`. */
const fileSizeLimit = z
  .union([
    z.number().int().positive(),
    z
      .string()
      .regex(/^\d+(?:\.\d+)?(?:gb|mb|kb|b)?$/i)
      .transform((text) => {
        const [, number, unit = 'b'] = /^([\d.]+)(\w*)$/.exec(text.toLowerCase())!
        return Math.round(Number(number) * UNIT_BYTES[unit || 'b']!)
      })
      .pipe(z.number().positive().max(Number.MAX_SAFE_INTEGER)),
  ])
  .nullish()
const mimeTypes = z
  .array(
    z
      .string()
      .regex(/^[\w.+-]+\/[\w.+*-]+$/)
      .max(100),
  )
  .max(50)
  .nullish()
const BucketBody = z.object({
  id: z.string().optional(),
  name: z.string().regex(/^[a-z0-9][a-z0-9._-]{0,62}$/, 'must be a bucket name'),
  public: z.boolean().default(false),
  file_size_limit: fileSizeLimit,
  allowed_mime_types: mimeTypes,
})
const UpdateBody = z.object({
  public: z.boolean().optional(),
  file_size_limit: fileSizeLimit,
  allowed_mime_types: mimeTypes,
})

/** The bucket id in the path; 404 unless exactly `suffix` follows it. */
function bucketIdOf({ path }: StorageRequest, suffix = ''): string {
  const [id = '', ...more] = path.split('/')
  if (more.join('/') !== suffix) throw new StorageError(404, 'NotFound', 'Route not found')
  return decodePathPart(id)
}

const BucketQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().max(100).default(''),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
})

/** The client's types promise a number; the database driver returns a bigint as text. */
const bucketJson = (row: Row) => ({
  ...row,
  file_size_limit: row.file_size_limit === null ? null : Number(row.file_size_limit),
})

export async function listBuckets({ sql }: StorageContext, request: StorageRequest): Promise<Response> {
  const parsed = BucketQuery.safeParse(Object.fromEntries(request.url.searchParams))
  if (!parsed.success)
    throw badRequest(`querystring/${parsed.error.issues[0]?.path.join('/')} cannot be used`)
  const { limit, offset, search, sortColumn, sortOrder } = parsed.data
  const buckets = await runAs(
    sql,
    await request.identify(),
    (tx) => tx`
      select * from storage.buckets where position(lower(${search}) in lower(name)) > 0
      order by ${tx(sortColumn)} ${sortOrder === 'asc' ? tx`asc` : tx`desc`} limit ${limit} offset ${offset}`,
  )
  return Response.json(buckets.map(bucketJson))
}

export async function getBucket({ sql }: StorageContext, request: StorageRequest): Promise<Response> {
  const [bucket] = await runAs(
    sql,
    await request.identify(),
    (tx) => tx`select * from storage.buckets where id = ${bucketIdOf(request)}`,
  )
  if (!bucket) throw noSuchBucket()
  return Response.json(bucketJson(bucket))
}

export async function createBucket({ sql }: StorageContext, request: StorageRequest): Promise<Response> {
  const body = await readJson(request.raw, BucketBody)
  await runAs(
    sql,
    await request.identify(),
    (tx) => tx`insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values (${body.id ?? body.name}, ${body.name}, ${body.public}, ${body.file_size_limit ?? null}, ${body.allowed_mime_types ?? null})`,
  )
  return Response.json({ name: body.name })
}

export async function updateBucket({ sql }: StorageContext, request: StorageRequest): Promise<Response> {
  const body = await readJson(request.raw, UpdateBody)
  const [changed] = await runAs(
    sql,
    await request.identify(),
    (tx) => tx`update storage.buckets set public = coalesce(${body.public ?? null}, public),
      file_size_limit = ${body.file_size_limit === undefined ? tx`file_size_limit` : (body.file_size_limit ?? null)},
      allowed_mime_types = ${body.allowed_mime_types === undefined ? tx`allowed_mime_types` : (body.allowed_mime_types ?? null)},
      updated_at = now() where id = ${bucketIdOf(request)} returning id`,
  )
  if (!changed) throw noSuchBucket()
  return Response.json({ message: 'Successfully updated' })
}

export async function emptyBucket(context: StorageContext, request: StorageRequest): Promise<Response> {
  const identity = await request.identify()
  if (identity.role !== 'service_role') throw accessDenied()
  const removed = await runAs(
    context.sql,
    identity,
    (tx) =>
      tx<
        StoredObject[]
      >`delete from storage.objects where bucket_id = ${bucketIdOf(request, 'empty')} returning bucket_id, version`,
  )
  await removeBytes(context, removed)
  return Response.json({ message: 'Successfully emptied' })
}

export async function deleteBucket({ sql }: StorageContext, request: StorageRequest): Promise<Response> {
  const [deleted] = await runAs(
    sql,
    await request.identify(),
    (tx) => tx`delete from storage.buckets where id = ${bucketIdOf(request)} returning id`,
  )
  if (!deleted) throw noSuchBucket()
  return Response.json({ message: 'Successfully deleted' })
}
