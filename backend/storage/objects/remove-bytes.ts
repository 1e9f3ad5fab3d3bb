import type { StorageContext } from '../storage-context.ts'
import { fileKey, type StoredObject } from '../stored-object.ts'
import { StorageError } from '../http/storage-error.ts'

type Dependencies = Pick<StorageContext, 'files' | 'log'>

/**
 * Removes the bytes of deleted rows. Without its row a file is unreachable, so a failure here does not fail the request, and
 * the cleanup removes the file later.
 */
export async function removeBytes(
  { files, log }: Dependencies,
  objects: readonly Pick<StoredObject, 'bucket_id' | 'version'>[],
): Promise<void> {
  await files
    .remove(objects.map(fileKey))
    .catch((error: unknown) =>
      log.warn({ err: error }, 'removing the files of deleted rows failed; the cleanup will remove them'),
    )
}

/** Removes new bytes when the database rejected their row. After other errors the row may exist, so the bytes stay. */
export async function removeRejectedBytes(
  { files, log }: Dependencies,
  cause: unknown,
  key: string,
): Promise<void> {
  if (!(cause instanceof StorageError)) return
  await files
    .remove([key])
    .catch((error: unknown) =>
      log.warn({ err: error }, 'removing a rejected file failed; the cleanup will remove it'),
    )
}
