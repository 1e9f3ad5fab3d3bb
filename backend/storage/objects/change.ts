import { randomUUID } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import { z } from 'zod'
import { checkFits } from '../content-type.ts'
import { type Ask, fileKey, type StorageContext, type StoredObject } from '../context.ts'
import { checkedName, decoded } from '../object-name.ts'
import { couldAs, runAs } from '../run-as.ts'
import { readJson } from '../wire/read-json.ts'
import { alreadyThere, denied, noSuchObject } from '../wire/storage-error.ts'
import { discard, removeLater } from './discard.ts'
import { findAs, findBucket, selectObject } from './find.ts'

const name = z.string().min(1).max(1024)
const MoveBody = z.object({
  bucketId: name,
  sourceKey: name,
  destinationKey: name,
  destinationBucket: name.optional(),
})

/** `POST object/move`: another name, the same bytes where the bucket stays the same. */
export async function move(context: StorageContext, ask: Ask): Promise<Response> {
  const body = await readJson(ask.request, MoveBody)
  const target = body.destinationBucket ?? body.bucketId
  if (target !== body.bucketId) {
    await couldAs(context.sql, await ask.who(), (tx) => deleteRows(tx, body.bucketId, [body.sourceKey], 1))
    await copyTo(context, ask, body, target)
    await removeNames(context, ask, body.bucketId, [body.sourceKey])
    return Response.json({ message: 'Successfully moved' })
  }
  const [from, to] = [checkedName(body.sourceKey), checkedName(body.destinationKey)]
  await runAs(context.sql, await ask.who(), async (tx) => {
    const [object] = await selectObject(tx, body.bucketId, from)
    if (!object) throw noSuchObject()
    const [moved] =
      await tx`update storage.objects set name = ${to}, updated_at = now() where id = ${object.id} returning id`
    if (!moved) throw denied()
  })
  return Response.json({ message: 'Successfully moved' })
}

/** `POST object/copy`: the same bytes under a second name. */
export async function copy(context: StorageContext, ask: Ask): Promise<Response> {
  const body = await readJson(ask.request, MoveBody.extend({ copyMetadata: z.boolean().optional() }))
  const { id, key } = await copyTo(context, ask, body, body.destinationBucket ?? body.bucketId)
  return Response.json({ Id: id, Key: key })
}

async function copyTo(context: StorageContext, ask: Ask, body: z.output<typeof MoveBody>, target: string) {
  const { sql, files } = context
  const who = await ask.who()
  const source = await findAs(context, who, body.bucketId, checkedName(body.sourceKey))
  const bucket = await findBucket(sql, target)
  checkFits(source.metadata, bucket, context.limits.fileBytes)
  const to = checkedName(body.destinationKey)
  const version = randomUUID()
  const owner = typeof who.claims.sub === 'string' ? who.claims.sub : null
  const insert = (tx: Parameters<Parameters<typeof couldAs>[2]>[0]) => tx<{ id: string }[]>`
    insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
    values (${bucket.id}, ${to}, ${owner}, ${owner}, ${version}, ${tx.json(source.metadata as never)},
      ${source.user_metadata && tx.json(source.user_metadata as never)})
    returning id`
  await couldAs(sql, who, insert)
  const key = fileKey({ bucket_id: bucket.id, version })
  if (!(await files.copy(fileKey(source), key))) throw noSuchObject()
  try {
    const [made] = await runAs(sql, who, insert)
    if (!made) throw alreadyThere()
    return { id: made.id, key: `${bucket.id}/${to}` }
  } catch (error) {
    await discard(context, error, key)
    throw error
  }
}

/** `DELETE object/<bucket>` with `{ prefixes }`, and `DELETE object/<bucket>/<name>`: what the caller may delete, and only that. */
export async function remove(context: StorageContext, ask: Ask): Promise<Response> {
  const [bucket = '', ...rest] = ask.rest.split('/')
  if (rest.length > 0) {
    const removed = await removeNames(context, ask, decoded(bucket), [decoded(rest.join('/'))])
    if (removed.length === 0) throw noSuchObject()
    return Response.json({ message: 'Successfully deleted' })
  }
  const { prefixes } = await readJson(
    ask.request,
    z.object({ prefixes: z.array(name).min(1).max(context.limits.names) }),
  )
  return Response.json(await removeNames(context, ask, decoded(bucket), prefixes))
}

async function removeNames(
  context: StorageContext,
  ask: Ask,
  bucket: string,
  names: readonly string[],
): Promise<StoredObject[]> {
  const removed = await runAs(context.sql, await ask.who(), (tx) => deleteRows(tx, bucket, names))
  await removeLater(context, removed)
  return removed
}

async function deleteRows(
  tx: TransactionSql,
  bucket: string,
  names: readonly string[],
  least = 0,
): Promise<StoredObject[]> {
  const removed = await tx<StoredObject[]>`
    delete from storage.objects where bucket_id = ${bucket} and name in ${tx(names.map(checkedName))} returning *`
  if (removed.length < least) throw noSuchObject()
  return [...removed]
}
