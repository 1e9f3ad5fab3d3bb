import { Readable } from 'node:stream'
import type { Identity } from '../../identity.ts'
import { checkType, SNIFFED_BYTES } from '../content-type.ts'
import { StorageError } from '../http/storage-error.ts'
import { peek } from '../objects/read-upload.ts'
import { writeObject } from '../objects/write-object.ts'
import type { StorageContext } from '../storage-context.ts'
import type { Bucket } from '../stored-object.ts'
import {
  deleteUpload,
  leaseCompletion,
  markCompleted,
  partKey,
  releaseCompletion,
  type UploadRecord,
} from './upload-records.ts'

export const isReceived = ({ length, received, completed_at }: UploadRecord) =>
  received === length && !completed_at

/** Assembles the file from its parts and writes the object as the caller. */
export async function completeUpload(
  context: StorageContext,
  upload: UploadRecord,
  identity: Identity,
  bucket: Bucket,
): Promise<void> {
  const { sql } = context
  if (!(await leaseCompletion(sql, upload)))
    throw new StorageError(423, 'ResourceLocked', 'The upload is being completed')
  const write = { identity, bucket, name: upload.name, mode: upload.upsert ? 'upsert' : 'insert' } as const
  try {
    const parts = Readable.toWeb(Readable.from(readParts(context, upload))) as ReadableStream<Uint8Array>
    const { firstBytes, body } = await peek(parts, SNIFFED_BYTES)
    await writeObject(context, write, {
      body,
      type: checkType(upload.content_type, firstBytes, bucket.allowed_mime_types),
      cacheControl: upload.cache_control,
      userMetadata: upload.user_metadata,
    })
  } catch (error) {
    // A rejected file stays rejected. After other errors the client can try again.
    if (error instanceof StorageError) await discardUpload(context, upload)
    else await releaseCompletion(sql, upload)
    throw error
  }
  await markCompleted(sql, upload)
  await removeParts(context, upload.parts)
}

/** Deletes an upload with its parts. */
export async function discardUpload(context: StorageContext, upload: UploadRecord): Promise<void> {
  await removeParts(context, await deleteUpload(context.sql, upload))
}

async function* readParts({ files }: StorageContext, { parts }: UploadRecord): AsyncGenerator<Uint8Array> {
  for (const version of parts) {
    const part = await files.get(partKey(version))
    if (!part) throw new StorageError(410, 'UploadGone', 'A part of the upload is missing. Start again.')
    yield* part
  }
}

const removeParts = ({ files, log }: StorageContext, parts: readonly string[]) =>
  files
    .remove(parts.map(partKey))
    .catch((error: unknown) =>
      log.warn({ err: error }, 'removing the parts of an upload failed; the cleanup will remove them'),
    )
