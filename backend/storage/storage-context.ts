import type { Sql } from 'postgres'
import type { Identify, Identity } from '../identity.ts'
import type { FileStore } from './files/file-store.ts'
import type { Renditions } from './render/renditions.ts'
import type { StorageLog } from './storage-log.ts'
import type { SignedUrlTokens } from './signed-url-tokens.ts'

export interface StorageLimits {
  /** For buckets without a limit. */
  maxFileBytes: number
  /** Names in one remove or sign request. */
  maxNames: number
  maxSignedSeconds: number
  /** Unfinished resumable uploads of one user or visitor. */
  maxOpenUploads: number
  /** Unfinished resumable uploads of all users and visitors of one address: a school has many. */
  maxOpenUploadsPerAddress: number
  /** The declared lengths of these uploads together. An upload without a declared length counts as `maxFileBytes`. */
  maxOpenBytesPerAddress: number
  /** Storage for rendered pictures. The next cleanup removes an excess, which stays below a quarter. */
  maxRenditionBytes: number
  /** The widths in which visitors may request a public picture; without it, any. */
  anonymousWidths?: readonly number[]
}

export const defaultLimits: StorageLimits = {
  maxFileBytes: 50 * 1024 * 1024,
  maxNames: 1000,
  maxSignedSeconds: 7 * 24 * 3600,
  maxOpenUploads: 20,
  maxOpenUploadsPerAddress: 60,
  maxOpenBytesPerAddress: 1024 * 1024 * 1024,
  maxRenditionBytes: 1024 * 1024 * 1024,
}

export interface StorageContext {
  sql: Sql
  files: FileStore
  identify: Identify
  tokens: SignedUrlTokens
  renditions: Renditions
  limits: StorageLimits
  /** Identifies the client whose share of the renderer a request uses. */
  clientKeyOf(request: Request): string
  /** The name of a database function `(bucket text, name text) returns boolean`. It returns true for files of public buckets that are not served to the public. */
  withheldBy?: string
  log: StorageLog
}

/** A request with the values that every handler needs. */
export interface StorageRequest {
  raw: Request
  url: URL
  /** The path after the route's prefix, such as `<bucket>/<name>`. */
  path: string
  identify(): Promise<Identity>
}
