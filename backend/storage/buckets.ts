import { z } from 'zod'
import type { Ask, StorageContext, StoredObject } from './context.ts'
import { decoded } from './object-name.ts'
import { removeLater } from './objects/discard.ts'
import { runAs } from './run-as.ts'
import { readJson } from './wire/read-json.ts'
import { badRequest, denied, noSuchBucket, StorageError } from './wire/storage-error.ts'

const limit = z.union([z.number().int().positive(), z.string().regex(/^\d+$/)]).nullish()
const types = z
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
  file_size_limit: limit,
  allowed_mime_types: types,
})
const UpdateBody = z.object({
  public: z.boolean().optional(),
  file_size_limit: limit,
  allowed_mime_types: types,
})

/** The bucket an address names, when nothing but `tail` follows. */
function idOf({ rest }: Ask, tail?: string): string {
  const [id = '', ...more] = rest.split('/')
  if (more.join('/') !== (tail ?? '')) throw new StorageError(404, 'NotFound', 'Route not found')
  return decoded(id)
}

const BucketQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().max(100).default(''),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
})

export async function listBuckets({ sql }: StorageContext, ask: Ask): Promise<Response> {
  const asked = BucketQuery.safeParse(Object.fromEntries(ask.url.searchParams))
  if (!asked.success) throw badRequest(`querystring/${asked.error.issues[0]?.path.join('/')} cannot be used`)
  const { limit: most, offset, search, sortColumn, sortOrder } = asked.data
  const buckets = await runAs(
    sql,
    await ask.who(),
    (tx) => tx`
      select * from storage.buckets where position(lower(${search}) in lower(name)) > 0
      order by ${tx(sortColumn)} ${sortOrder === 'asc' ? tx`asc` : tx`desc`} limit ${most} offset ${offset}`,
  )
  return Response.json(buckets)
}

export async function getBucket({ sql }: StorageContext, ask: Ask): Promise<Response> {
  const [bucket] = await runAs(
    sql,
    await ask.who(),
    (tx) => tx`select * from storage.buckets where id = ${idOf(ask)}`,
  )
  if (!bucket) throw noSuchBucket()
  return Response.json(bucket)
}

export async function createBucket({ sql }: StorageContext, ask: Ask): Promise<Response> {
  const body = await readJson(ask.request, BucketBody)
  await runAs(
    sql,
    await ask.who(),
    (tx) => tx`insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values (${body.id ?? body.name}, ${body.name}, ${body.public}, ${body.file_size_limit ?? null}, ${body.allowed_mime_types ?? null})`,
  )
  return Response.json({ name: body.name })
}

export async function updateBucket({ sql }: StorageContext, ask: Ask): Promise<Response> {
  const body = await readJson(ask.request, UpdateBody)
  const [changed] = await runAs(
    sql,
    await ask.who(),
    (tx) => tx`update storage.buckets set public = coalesce(${body.public ?? null}, public),
      file_size_limit = ${body.file_size_limit === undefined ? tx`file_size_limit` : (body.file_size_limit ?? null)},
      allowed_mime_types = ${body.allowed_mime_types === undefined ? tx`allowed_mime_types` : (body.allowed_mime_types ?? null)},
      updated_at = now() where id = ${idOf(ask)} returning id`,
  )
  if (!changed) throw noSuchBucket()
  return Response.json({ message: 'Successfully updated' })
}

export async function emptyBucket(context: StorageContext, ask: Ask): Promise<Response> {
  const who = await ask.who()
  if (who.role !== 'service_role') throw denied()
  const removed = await runAs(
    context.sql,
    who,
    (tx) =>
      tx<
        StoredObject[]
      >`delete from storage.objects where bucket_id = ${idOf(ask, 'empty')} returning bucket_id, version`,
  )
  await removeLater(context, removed)
  return Response.json({ message: 'Successfully emptied' })
}

export async function deleteBucket({ sql }: StorageContext, ask: Ask): Promise<Response> {
  const [gone] = await runAs(
    sql,
    await ask.who(),
    (tx) => tx`delete from storage.buckets where id = ${idOf(ask)} returning id`,
  )
  if (!gone) throw noSuchBucket()
  return Response.json({ message: 'Successfully deleted' })
}
