import { fileKey, type StorageContext, type StoredObject } from '../context.ts'
import { StorageError } from '../wire/storage-error.ts'

type Surroundings = Pick<StorageContext, 'files' | 'log'>

/**
 * Takes away the bytes of rows that are gone. The row is the truth: without it nobody finds the bytes, so a failure here fails nobody's
 * request, and the sweep takes what is left.
 */
export async function removeLater(
  { files, log }: Surroundings,
  objects: readonly Pick<StoredObject, 'bucket_id' | 'version'>[],
): Promise<void> {
  await files
    .remove(objects.map(fileKey))
    .catch((error: unknown) => log.warn({ err: error }, 'files without a row were left for the sweep'))
}

/** Takes new bytes back when the database refused their row. Where it may have accepted it all the same, they stay for the sweep. */
export async function discard({ files, log }: Surroundings, why: unknown, key: string): Promise<void> {
  if (!(why instanceof StorageError)) return
  await files
    .remove([key])
    .catch((error: unknown) => log.warn({ err: error }, 'a refused file was left for the sweep'))
}
