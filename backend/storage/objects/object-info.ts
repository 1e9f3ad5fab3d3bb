import type { StorageContext, StorageRequest } from '../storage-context.ts'
import type { StoredObject } from '../stored-object.ts'
import { parseObjectPath } from '../object-name.ts'
import { findPublic } from './download.ts'
import { findAsCaller } from './find-object.ts'

/** `GET object/info/[authenticated/|public/]<bucket>/<name>`. */
export async function info(context: StorageContext, request: StorageRequest): Promise<Response> {
  const path = request.path.replace(/^authenticated\//, '')
  if (path.startsWith('public/'))
    return Response.json(infoJson(await findPublic(context, path.slice('public/'.length))))
  const { bucket, name } = parseObjectPath(path)
  return Response.json(infoJson(await findAsCaller(context, await request.identify(), bucket, name)))
}

const infoJson = ({
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
