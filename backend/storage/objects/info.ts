import { z } from 'zod'
import type { Ask, StorageContext, StoredObject } from '../context.ts'
import { bucketAndName, checkedName, decoded } from '../object-name.ts'
import { couldAs, runAs } from '../run-as.ts'
import { readJson } from '../wire/read-json.ts'
import { badRequest } from '../wire/storage-error.ts'
import { findPublic } from './download.ts'
import { findAs, findBucket } from './find.ts'

/** `GET object/info/[authenticated/|public/]<bucket>/<name>`. */
export async function info(context: StorageContext, ask: Ask): Promise<Response> {
  const rest = ask.rest.replace(/^authenticated\//, '')
  if (rest.startsWith('public/'))
    return Response.json(described(await findPublic(context, rest.slice('public/'.length))))
  const { bucket, name } = bucketAndName(rest)
  return Response.json(described(await findAs(context, await ask.who(), bucket, name)))
}

const described = ({
  id,
  name,
  version,
  bucket_id,
  metadata,
  user_metadata,
  created_at,
  updated_at,
}: StoredObject) => ({
  id,
  name,
  version,
  bucket_id,
  size: metadata.size,
  content_type: metadata.mimetype,
  cache_control: metadata.cacheControl,
  etag: metadata.eTag,
  metadata: user_metadata ?? {},
  last_modified: updated_at,
  created_at,
})

const SignBody = z.object({
  expiresIn: z.number().int().positive(),
  transform: z.record(z.string(), z.unknown()).optional(),
  paths: z.array(z.string().max(1024)).optional(),
})

/** `POST object/sign/<bucket>/<name>`, or several names at once at `object/sign/<bucket>`. */
export async function sign(context: StorageContext, ask: Ask): Promise<Response> {
  const { limits, tokens } = context
  const body = await readJson(ask.request, SignBody)
  if (body.expiresIn > limits.signedSeconds)
    throw badRequest(`expiresIn may be at most ${limits.signedSeconds}`)
  const who = await ask.who()
  if (body.paths) {
    if (body.paths.length > limits.names) throw badRequest(`at most ${limits.names} paths at once`)
    const bucket = decoded(ask.rest)
    const names = await visibleNames(context, who, bucket, body.paths)
    const signed = body.paths.map(async (path) =>
      names.has(path)
        ? { path, error: null, signedURL: await address(tokens, bucket, path, body.expiresIn) }
        : {
            path,
            error: 'Either the object does not exist or you do not have access to it',
            signedURL: null,
          },
    )
    return Response.json(await Promise.all(signed))
  }
  const { bucket, name } = bucketAndName(ask.rest)
  await findAs(context, who, bucket, name)
  const transformations =
    body.transform &&
    new URLSearchParams(Object.entries(body.transform).map(([key, value]) => [key, String(value)])).toString()
  return Response.json({ signedURL: await address(tokens, bucket, name, body.expiresIn, transformations) })
}

async function visibleNames(
  { sql }: StorageContext,
  who: Awaited<ReturnType<Ask['who']>>,
  bucket: string,
  paths: readonly string[],
): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const rows = await runAs(
    sql,
    who,
    (tx) =>
      tx<
        { name: string }[]
      >`select name from storage.objects where bucket_id = ${bucket} and name in ${tx(paths)}`,
  )
  return new Set(rows.map(({ name }) => name))
}

async function address(
  tokens: StorageContext['tokens'],
  bucket: string,
  name: string,
  seconds: number,
  transformations?: string,
): Promise<string> {
  const token = await tokens.sign({ url: `${bucket}/${name}`, purpose: 'read', transformations }, seconds)
  return `/${transformations ? 'render/image' : 'object'}/sign/${bucket}/${name}?token=${token}`
}

const UPLOAD_SECONDS = 2 * 3600

/** `POST object/upload/sign/<bucket>/<name>`: lets somebody else upload one file in the caller's name. */
export async function signUpload({ sql, tokens }: StorageContext, ask: Ask): Promise<Response> {
  const { bucket, name } = bucketAndName(ask.rest)
  await findBucket(sql, bucket)
  const who = await ask.who()
  const owner = typeof who.claims.sub === 'string' ? who.claims.sub : undefined
  const upsert = ask.request.headers.get('x-upsert') === 'true'
  await couldAs(
    sql,
    who,
    (tx) => tx`
    insert into storage.objects (bucket_id, name, owner, owner_id, version) values (${bucket}, ${checkedName(name)}, ${owner ?? null}, ${owner ?? null}, 'asked')
    on conflict (bucket_id, name) do ${upsert ? tx`update set updated_at = now()` : tx`nothing`}`,
  )
  const token = await tokens.sign(
    { url: `${bucket}/${name}`, purpose: 'upload', owner, upsert },
    UPLOAD_SECONDS,
  )
  return Response.json({ url: `/object/upload/sign/${bucket}/${name}?token=${token}`, token })
}
