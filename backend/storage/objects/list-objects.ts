import { z } from 'zod'
import type { StorageRequest, StorageContext } from '../storage-context.ts'
import type { StoredObject } from '../stored-object.ts'
import { decodePathPart } from '../object-name.ts'
import { runAs } from '../run-as-caller.ts'
import { readJson } from '../http/read-json.ts'

const ListBody = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).max(1_000_000).default(0),
  search: z.string().max(200).default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
})

interface Entry extends Pick<StoredObject, 'metadata' | 'user_metadata'> {
  name: string
  id: string | null
  updated_at: Date | null
  created_at: Date | null
  last_accessed_at: Date | null
}

/** `POST object/list/<bucket>`: one folder as the caller sees it. Subfolders are entries without an id. */
export async function list({ sql }: StorageContext, request: StorageRequest): Promise<Response> {
  const { prefix, limit, offset, search, sortBy } = await readJson(request.raw, ListBody)
  const folder = prefix === '' ? '' : `${prefix.replace(/\/+$/, '')}/`
  const depth = folder.split('/').length
  const entries = await runAs(
    sql,
    await request.identify(),
    (tx) => tx<Entry[]>`
      with seen as (
        select *, path_tokens[${depth}] as part, cardinality(path_tokens) = ${depth} as is_file
        from storage.objects
        where bucket_id = ${decodePathPart(request.path)} and starts_with(name, ${folder})
      ), entries as (
        select part as name, id, updated_at, created_at, last_accessed_at, metadata, user_metadata from seen where is_file
        union all
        select distinct part, null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb, null::jsonb
        from seen where not is_file
      )
      select * from entries
      where ${search} = '' or strpos(lower(name), lower(${search})) > 0
      order by id is not null, ${tx(sortBy.column)} ${sortBy.order === 'asc' ? tx`asc` : tx`desc`} nulls first, name
      limit ${limit} offset ${offset}`,
  )
  return Response.json(entries)
}

const ListV2Body = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.number().int().min(1).max(1000).default(1000),
  cursor: z.string().max(2048).optional(),
  with_delimiter: z.boolean().default(false),
})

/** `POST object/list-v2/<bucket>`: all objects below a prefix, in pages. With `with_delimiter`, groups them by subfolder. */
export async function listV2({ sql }: StorageContext, request: StorageRequest): Promise<Response> {
  const body = await readJson(request.raw, ListV2Body)
  const after = body.cursor ? Buffer.from(body.cursor, 'base64url').toString('utf8') : ''
  const delimiter = body.with_delimiter ? '/' : ''
  // The key of a folder is its prefix, so that files and folders share one order and one cursor.
  const rows = await runAs(
    sql,
    await request.identify(),
    (tx) => tx<(Entry & { key: string; is_file: boolean })[]>`
      with seen as (
        select *, case when ${delimiter} = '' or strpos(substr(name, ${body.prefix.length + 1}), '/') = 0 then name
          else ${body.prefix} || split_part(substr(name, ${body.prefix.length + 1}), '/', 1) || '/' end as key
        from storage.objects where bucket_id = ${decodePathPart(request.path)} and starts_with(name, ${body.prefix})
      )
      select distinct on (key collate "C") key, key = name as is_file, name, id, updated_at, created_at, last_accessed_at, metadata, user_metadata
      from seen where key collate "C" > ${after} order by key collate "C" limit ${body.limit + 1}`,
  )
  const page = rows.slice(0, body.limit)
  const hasNext = rows.length > body.limit
  return Response.json({
    hasNext,
    nextCursor: hasNext ? Buffer.from(page.at(-1)!.key, 'utf8').toString('base64url') : undefined,
    folders: page.filter(({ is_file }) => !is_file).map(({ key }) => ({ key, name: key })),
    objects: page.filter(({ is_file }) => is_file),
  })
}
