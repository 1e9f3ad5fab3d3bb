import { z } from 'zod'
import type { StorageRequest, StorageContext } from '../storage-context.ts'
import type { StoredObject } from '../stored-object.ts'
import { decodePathPart } from '../object-name.ts'
import { runAs } from '../run-as-caller.ts'
import { readJson } from '../http/read-json.ts'
import { badRequest } from '../http/storage-error.ts'

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
  cursor: z.string().max(4096).optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
})

/** Where the next page starts: the last entry's value of the sorted column, and its key, which is unique. */
const Cursor = z.tuple([z.string(), z.string()])

function parseCursor(text: string | undefined): z.infer<typeof Cursor> | undefined {
  if (text === undefined) return undefined
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    throw badRequest('The cursor cannot be used')
  }
}

interface EntryV2 extends Entry {
  key: string
  is_file: boolean
  sort_value: string
}

/** `POST object/list-v2/<bucket>`: all objects below a prefix, in pages. With `with_delimiter`, groups them by subfolder. */
export async function listV2({ sql }: StorageContext, request: StorageRequest): Promise<Response> {
  const { prefix, limit, cursor, with_delimiter, sortBy } = await readJson(request.raw, ListV2Body)
  const after = parseCursor(cursor)
  const delimiter = with_delimiter ? '/' : ''
  // The key of a folder is its prefix, so that files and folders share one order and one cursor. A folder has no time: it comes first.
  const rows = await runAs(sql, await request.identify(), (tx) => {
    const time =
      sortBy.column === 'name'
        ? tx`''`
        : tx`case when key = name then to_char(${tx(sortBy.column)} at time zone 'utc', 'YYYYMMDDHH24MISSUS') else '' end`
    const direction = sortBy.order === 'asc' ? tx`asc` : tx`desc`
    const isLater = sortBy.order === 'asc' ? tx`>` : tx`<`
    return tx<EntryV2[]>`
      with seen as (
        select *, case when ${delimiter} = '' or strpos(substr(name, ${prefix.length + 1}), '/') = 0 then name
          else ${prefix} || split_part(substr(name, ${prefix.length + 1}), '/', 1) || '/' end as key
        from storage.objects where bucket_id = ${decodePathPart(request.path)} and starts_with(name, ${prefix})
      ), entries as (
        select distinct on (key collate "C") key, key = name as is_file, ${time} as sort_value,
          name, id, updated_at, created_at, last_accessed_at, metadata, user_metadata
        from seen order by key collate "C"
      )
      select * from entries
      where ${after === undefined} or (sort_value collate "C", key collate "C") ${isLater} (${after?.[0] ?? ''}, ${after?.[1] ?? ''})
      order by sort_value collate "C" ${direction}, key collate "C" ${direction} limit ${limit + 1}`
  })
  const page = rows.slice(0, limit)
  const hasNext = rows.length > limit
  const last = page.at(-1)
  return Response.json({
    hasNext,
    nextCursor:
      hasNext && last
        ? Buffer.from(JSON.stringify([last.sort_value, last.key])).toString('base64url')
        : undefined,
    folders: page.filter(({ is_file }) => !is_file).map(({ key }) => ({ key: key.slice(0, -1), name: key })),
    objects: page.filter(({ is_file }) => is_file).map((object) => ({ ...object, sort_value: undefined })),
  })
}
