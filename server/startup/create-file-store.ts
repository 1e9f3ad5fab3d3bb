import { chmodSync, existsSync } from 'node:fs'
import path from 'node:path'
import { createDiskStore } from '#backend/storage/files/disk-store.ts'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import { createS3Store } from '#backend/storage/files/s3-store.ts'
import type { Config } from '../config.ts'

/**
 * S3 if the operator configured a bucket, which several server processes can share; else a folder on this
 * machine.
 */
export function createFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  if (s3) return createS3Store(s3)
  const folder = path.join(dataDir, 'files')
  // Earlier versions created it readable for every user of the machine.
  if (existsSync(folder)) chmodSync(folder, 0o700)
  return createDiskStore(folder)
}
