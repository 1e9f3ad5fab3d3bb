import path from 'node:path'
import { createDiskStore } from '#backend/storage/files/disk.ts'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import { createS3Store } from '#backend/storage/files/s3.ts'
import type { Config } from './config.ts'

/** Where files lie: in S3 when the operator named a bucket, which several server processes can share, else on this disk. */
export const openFiles = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore =>
  s3 ? createS3Store(s3) : createDiskStore(path.join(dataDir, 'files'))
