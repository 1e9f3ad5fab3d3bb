import path from 'node:path'
import { createDiskStore } from '#backend/storage/files/disk-store.ts'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import { createS3Store } from '#backend/storage/files/s3-store.ts'
import type { Config } from '../config.ts'

/**
 * S3 if the operator configured a bucket, which several server processes can share; else a folder on this
 * machine.
 */
export const createFileStore = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore =>
  s3 ? createS3Store(s3) : createDiskStore(path.join(dataDir, 'files'))
