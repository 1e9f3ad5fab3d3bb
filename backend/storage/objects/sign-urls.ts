import { z } from 'zod'
import type { Identity } from '../../identity.ts'
import type { StorageContext, StorageRequest } from '../storage-context.ts'
import { checkObjectName, decodePathPart, parseObjectPath } from '../object-name.ts'
import { dryRunAs, runAs } from '../run-as-caller.ts'
import { readJson } from '../http/read-json.ts'
import { badRequest } from '../http/storage-error.ts'
import { findAsCaller, findBucket } from './find-object.ts'

const SignBody = z.object({
  expiresIn: z.number().int().positive(),
  transform: z.record(z.string(), z.unknown()).optional(),
  paths: z.array(z.string().max(1024)).optional(),
})

/** `POST object/sign/<bucket>/<name>`, or `object/sign/<bucket>` with several names in `paths`. */
export async function sign(context: StorageContext, request: StorageRequest): Promise<Response> {
  const { limits, tokens } = context
  const body = await readJson(request.raw, SignBody)
  if (body.expiresIn > limits.maxSignedSeconds)
    throw badRequest(`expiresIn may be at most ${limits.maxSignedSeconds}`)
  const identity = await request.identify()
  if (body.paths) {
    if (body.paths.length > limits.maxNames) throw badRequest(`at most ${limits.maxNames} paths at once`)
    const bucket = decodePathPart(request.path)
    const names = await visibleNames(context, identity, bucket, body.paths)
    const signed = body.paths.map(async (path) =>
      names.has(path)
        ? { path, error: null, signedURL: await signedPath(tokens, bucket, path, body.expiresIn) }
        : {
            path,
            error: 'Either the object does not exist or you do not have access to it',
            signedURL: null,
          },
    )
    return Response.json(await Promise.all(signed))
  }
  const { bucket, name } = parseObjectPath(request.path)
  await findAsCaller(context, identity, bucket, name)
  const transformations =
    body.transform &&
    new URLSearchParams(Object.entries(body.transform).map(([key, value]) => [key, String(value)])).toString()
  return Response.json({ signedURL: await signedPath(tokens, bucket, name, body.expiresIn, transformations) })
}

async function visibleNames(
  { sql }: StorageContext,
  identity: Identity,
  bucket: string,
  paths: readonly string[],
): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const rows = await runAs(
    sql,
    identity,
    (tx) =>
      tx<
        { name: string }[]
      >`select name from storage.objects where bucket_id = ${bucket} and name in ${tx(paths)}`,
  )
  return new Set(rows.map(({ name }) => name))
}

async function signedPath(
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

/** `POST object/upload/sign/<bucket>/<name>`: creates a URL with which another client may upload one file for the caller. */
export async function signUpload(
  { sql, tokens }: StorageContext,
  request: StorageRequest,
): Promise<Response> {
  const { bucket, name } = parseObjectPath(request.path)
  await findBucket(sql, bucket)
  const identity = await request.identify()
  const owner = typeof identity.claims.sub === 'string' ? identity.claims.sub : undefined
  const upsert = request.raw.headers.get('x-upsert') === 'true'
  await dryRunAs(
    sql,
    identity,
    (tx) => tx`
    insert into storage.objects (bucket_id, name, owner, owner_id, version) values (${bucket}, ${checkObjectName(name)}, ${owner ?? null}, ${owner ?? null}, 'dry-run')
    on conflict (bucket_id, name) do ${upsert ? tx`update set updated_at = now()` : tx`nothing`}`,
  )
  const token = await tokens.sign(
    { url: `${bucket}/${name}`, purpose: 'upload', owner, upsert },
    UPLOAD_SECONDS,
  )
  return Response.json({ url: `/object/upload/sign/${bucket}/${name}?token=${token}`, token })
}
