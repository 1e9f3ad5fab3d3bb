import type { Sql } from 'postgres'
import type { Identify, Identity } from '../identity.ts'
import type { FileStore } from './files/file-store.ts'
import type { Renditions } from './render/renditions.ts'
import type { SignedTokens } from './signed-tokens.ts'

export interface StorageLimits {
  /** For buckets that set none of their own. */
  fileBytes: number
  /** Entries of one list answer. */
  listed: number
  /** Names in one remove or sign call. */
  names: number
  signedSeconds: number
  /** Room for made pictures. A quarter more may lie there until the next sweep. */
  renditionBytes: number
}

export const defaultLimits: StorageLimits = {
  fileBytes: 50 * 1024 * 1024,
  listed: 1000,
  names: 1000,
  signedSeconds: 7 * 24 * 3600,
  renditionBytes: 1024 * 1024 * 1024,
}

export interface StorageLog {
  warn(facts: object, text: string): void
  error(facts: object, text: string): void
}

export interface StorageContext {
  sql: Sql
  files: FileStore
  identify: Identify
  tokens: SignedTokens
  renditions: Renditions
  limits: StorageLimits
  log: StorageLog
}

/** One request on its way. */
export interface Ask {
  request: Request
  url: URL
  /** What follows the fixed part of the address. */
  rest: string
  who(): Promise<Identity>
}

export interface Bucket {
  id: string
  name: string
  public: boolean
  file_size_limit: string | null
  allowed_mime_types: string[] | null
}

export interface StoredObject {
  id: string
  bucket_id: string
  name: string
  version: string
  metadata: ObjectMetadata
  user_metadata: Record<string, unknown> | null
  created_at: Date
  updated_at: Date
  last_accessed_at: Date
}

export interface ObjectMetadata {
  eTag: string
  size: number
  mimetype: string
  cacheControl: string
  lastModified: string
  contentLength: number
  httpStatusCode: number
}

export const fileKey = ({ bucket_id, version }: Pick<StoredObject, 'bucket_id' | 'version'>) =>
  `${bucket_id}/${version}`
