import { randomUUID } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import { z } from 'zod'
import { checkBucketRules } from '../content-type.ts'
import type { StorageRequest, StorageContext } from '../storage-context.ts'
import { fileKey, type StoredObject } from '../stored-object.ts'
import { checkObjectName, decodePathPart } from '../object-name.ts'
import { dryRunAs, runAs } from '../run-as-caller.ts'
import { readJson } from '../http/read-json.ts'
import { alreadyExists, accessDenied, noSuchObject } from '../http/storage-error.ts'
import { removeRejectedBytes, removeBytes } from './remove-bytes.ts'
import { findAsCaller, findBucket, selectObject } from './find-object.ts'

const name = z.string().min(1).max(1024)
const MoveBody = z.object({
  bucketId: name,
  sourceKey: name,
  destinationKey: name,
  destinationBucket: name.optional(),
})

/** `POST object/move`: renames the row within a bucket; copies and removes the file between buckets. */
export async function move(context: StorageContext, request: StorageRequest): Promise<Response> {
  const body = await readJson(request.raw, MoveBody)
  const target = body.destinationBucket ?? body.bucketId
  if (target !== body.bucketId) {
    // Checked first, so that a caller who may not delete the source leaves no copy behind.
    await dryRunAs(context.sql, await request.identify(), (tx) =>
      deleteRows(tx, body.bucketId, [body.sourceKey], 1),
    )
    await copyObject(context, request, body, target)
    await removeObjects(context, request, body.bucketId, [body.sourceKey])
    return Response.json({ message: 'Successfully moved' })
  }
  const [from, to] = [checkObjectName(body.sourceKey), checkObjectName(body.destinationKey)]
  await runAs(context.sql, await request.identify(), async (tx) => {
    const [object] = await selectObject(tx, body.bucketId, from)
    if (!object) throw noSuchObject()
    const [moved] =
      await tx`update storage.objects set name = ${to}, updated_at = now() where id = ${object.id} returning id`
    if (!moved) throw accessDenied()
  })
  return Response.json({ message: 'Successfully moved' })
}

/** `POST object/copy`: copies the bytes to a second name. */
export async function copy(context: StorageContext, request: StorageRequest): Promise<Response> {
  const body = await readJson(request.raw, MoveBody.extend({ copyMetadata: z.boolean().optional() }))
  const { id, key } = await copyObject(context, request, body, body.destinationBucket ?? body.bucketId)
  return Response.json({ Id: id, Key: key })
}

async function copyObject(
  context: StorageContext,
  request: StorageRequest,
  body: z.output<typeof MoveBody>,
  target: string,
) {
  const { sql, files } = context
  const identity = await request.identify()
  const source = await findAsCaller(context, identity, body.bucketId, checkObjectName(body.sourceKey))
  const bucket = await findBucket(sql, target)
  checkBucketRules(source.metadata, bucket, context.limits.maxFileBytes)
  const to = checkObjectName(body.destinationKey)
  const version = randomUUID()
  const owner = typeof identity.claims.sub === 'string' ? identity.claims.sub : null
  const insert = (tx: TransactionSql) => tx<{ id: string }[]>`
    insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
    values (${bucket.id}, ${to}, ${owner}, ${owner}, ${version}, ${tx.json(source.metadata as never)},
      ${source.user_metadata && tx.json(source.user_metadata as never)})
    returning id`
  await dryRunAs(sql, identity, insert)
  const key = fileKey({ bucket_id: bucket.id, version })
  if (!(await files.copy(fileKey(source), key))) throw noSuchObject()
  try {
    const [created] = await runAs(sql, identity, insert)
    if (!created) throw alreadyExists()
    return { id: created.id, key: `${bucket.id}/${to}` }
  } catch (error) {
    await removeRejectedBytes(context, error, key)
    throw error
  }
}

/** `DELETE object/<bucket>` with `{ prefixes }`, and `DELETE object/<bucket>/<name>`: removes what row policies allow. */
export async function remove(context: StorageContext, request: StorageRequest): Promise<Response> {
  const [bucket = '', ...rest] = request.path.split('/')
  if (rest.length > 0) {
    const removed = await removeObjects(context, request, decodePathPart(bucket), [
      decodePathPart(rest.join('/')),
    ])
    if (removed.length === 0) throw noSuchObject()
    return Response.json({ message: 'Successfully deleted' })
  }
  const { prefixes } = await readJson(
    request.raw,
    z.object({ prefixes: z.array(name).min(1).max(context.limits.maxNames) }),
  )
  return Response.json(await removeObjects(context, request, decodePathPart(bucket), prefixes))
}

async function removeObjects(
  context: StorageContext,
  request: StorageRequest,
  bucket: string,
  names: readonly string[],
): Promise<StoredObject[]> {
  const removed = await runAs(context.sql, await request.identify(), (tx) => deleteRows(tx, bucket, names))
  await removeBytes(context, removed)
  return removed
}

/** Deletes the rows that the caller may delete; throws if they are fewer than `minRemoved`. */
async function deleteRows(
  tx: TransactionSql,
  bucket: string,
  names: readonly string[],
  minRemoved = 0,
): Promise<StoredObject[]> {
  const removed = await tx<StoredObject[]>`
    delete from storage.objects where bucket_id = ${bucket} and name in ${tx(names.map(checkObjectName))} returning *`
  if (removed.length < minRemoved) throw noSuchObject()
  return [...removed]
}
