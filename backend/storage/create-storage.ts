import type { Sql } from 'postgres'
import { isDatabaseUnavailable } from '../database/database-unavailable.ts'
import type { Fetch, Identify } from '../identity.ts'
import { ApiError } from '../api-error.ts'
import * as buckets from './buckets.ts'
import {
  type StorageRequest,
  defaultLimits,
  type StorageContext,
  type StorageLimits,
} from './storage-context.ts'
import type { StorageLog } from './storage-log.ts'
import { type FileStore, FileStoreUnavailable } from './files/file-store.ts'
import { copy, move, remove } from './objects/move-copy-remove.ts'
import { downloadAsCaller, downloadPublic, downloadSigned, findPublic } from './objects/download.ts'
import { info } from './objects/object-info.ts'
import { sign, signUpload } from './objects/sign-urls.ts'
import { list, listV2 } from './objects/list-objects.ts'
import { update, upload, uploadSigned } from './objects/upload.ts'
import { createRenderer } from './render/renderer.ts'
import { renderAsCaller, renderPublic, renderSigned, serveRendition } from './render/serve-rendition.ts'
import { parseThumbnail } from './render/parse-transform.ts'
import { createRenditions } from './render/renditions.ts'
import {
  appendToUpload,
  cancelUpload,
  createUpload,
  describeUploads,
  overriddenMethod,
  uploadProgress,
} from './resumable/resumable-uploads.ts'
import { createSignedUrlTokens } from './signed-url-tokens.ts'
import { cleanUpFiles, type CleanupResult } from './cleanup/clean-up-files.ts'
import { createCleanupScheduler } from './cleanup/cleanup-scheduler.ts'
import { isTooLarge } from './http/limit-bytes.ts'
import { errorResponse, StorageError, tooLarge, unavailable } from './http/storage-error.ts'

interface StorageOptions {
  sql: Sql
  files: FileStore
  identify: Identify
  limits?: Partial<StorageLimits>
  clientKeyOf?: StorageContext['clientKeyOf']
  withheldBy?: StorageContext['withheldBy']
  log?: StorageLog
  firstCleanupMs?: number
}

export interface Storage {
  fetch: Fetch
  /** Runs the cleanup of files without rows now; it also runs after the start and daily. */
  cleanUp(): Promise<CleanupResult | undefined>
  /** Counts bytes that the server stored without this API, because the cleanup runs early after many added bytes. */
  bytesAdded(bytes: number): void
  close(): Promise<void>
}

type Handler = (context: StorageContext, request: StorageRequest) => Promise<Response>

/** A public file, or a thumbnail of it when the query contains a size or format. */
const publicFile: Handler = async (context, request) => {
  const transform = parseThumbnail(request.url.searchParams, context.limits.anonymousWidths)
  return transform
    ? serveRendition(context, request, await findPublic(context, request.path), transform)
    : downloadPublic(context, request)
}

/** The first matching route wins, so longer prefixes precede shorter ones. */
const ROUTES: readonly [method: string, prefix: string, handler: Handler][] = [
  ['GET', 'object/public/', publicFile],
  ['GET', 'object/sign/', downloadSigned],
  ['GET', 'object/info/', info],
  ['GET', 'object/authenticated/', downloadAsCaller],
  ['POST', 'object/list-v2/', listV2],
  ['POST', 'object/list/', list],
  ['POST', 'object/move', move],
  ['POST', 'object/copy', copy],
  ['POST', 'object/upload/sign/', signUpload],
  ['PUT', 'object/upload/sign/', uploadSigned],
  ['POST', 'object/sign/', sign],
  ['GET', 'object/', downloadAsCaller],
  ['POST', 'object/', upload],
  ['PUT', 'object/', update],
  ['DELETE', 'object/', remove],
  ['OPTIONS', 'upload/resumable', describeUploads],
  ['OPTIONS', 'upload/resumable/', describeUploads],
  ['POST', 'upload/resumable', createUpload('caller')],
  ['POST', 'upload/resumable/sign', createUpload('signed')],
  ['GET', 'upload/resumable/sign/', uploadProgress('signed')],
  ['PATCH', 'upload/resumable/sign/', appendToUpload('signed')],
  ['DELETE', 'upload/resumable/sign/', cancelUpload('signed')],
  ['POST', 'upload/resumable/sign/', overriddenMethod('signed')],
  ['GET', 'upload/resumable/', uploadProgress('caller')],
  ['PATCH', 'upload/resumable/', appendToUpload('caller')],
  ['DELETE', 'upload/resumable/', cancelUpload('caller')],
  ['POST', 'upload/resumable/', overriddenMethod('caller')],
  ['GET', 'render/image/public/', renderPublic],
  ['GET', 'render/image/authenticated/', renderAsCaller],
  ['GET', 'render/image/sign/', renderSigned],
  ['GET', 'bucket/', buckets.getBucket],
  ['GET', 'bucket', buckets.listBuckets],
  ['POST', 'bucket/', buckets.emptyBucket],
  ['POST', 'bucket', buckets.createBucket],
  ['PUT', 'bucket/', buckets.updateBucket],
  ['DELETE', 'bucket/', buckets.deleteBucket],
]

/** The Storage API: handles `/storage/v1/*` as Supabase Storage does. Row policies on `storage.objects` decide access. */
export function createStorage(options: StorageOptions): Storage {
  const { sql, files, identify, withheldBy, clientKeyOf = () => 'client', log = silent } = options
  const limits = { ...defaultLimits, ...options.limits }
  const { maxRenditionBytes } = limits
  const cleanup = createCleanupScheduler({
    cleanUp: (signal) => cleanUpFiles({ sql, files, log, now: new Date(), maxRenditionBytes, signal }),
    log,
    earlyRunBytes: maxRenditionBytes / 4,
    firstRunMs: options.firstCleanupMs,
  })
  const renderer = createRenderer()
  const context: StorageContext = {
    sql,
    files,
    identify,
    tokens: createSignedUrlTokens(sql),
    renditions: createRenditions({ files, renderer, log, onStored: cleanup.bytesAdded }),
    limits,
    clientKeyOf,
    withheldBy,
    log,
  }
  return {
    fetch: (request) => handle(context, request),
    cleanUp: cleanup.runNow,
    bytesAdded: cleanup.bytesAdded,
    async close() {
      renderer.close()
      await cleanup.close()
    },
  }
}

async function handle(context: StorageContext, raw: Request): Promise<Response> {
  try {
    const url = new URL(raw.url)
    const path = url.pathname.replace(/^\/storage\/v1\//, '')
    const method = raw.method === 'HEAD' ? 'GET' : raw.method
    const found = ROUTES.find(
      ([verb, prefix]) =>
        verb === method && (prefix.endsWith('/') ? path.startsWith(prefix) : path === prefix),
    )
    if (!found) throw new StorageError(404, 'NotFound', `Route ${raw.method}:${path.slice(0, 100)} not found`)
    const [, prefix, handler] = found
    return await handler(context, {
      raw,
      url,
      path: path.slice(prefix.length),
      identify: () => context.identify(raw),
    })
  } catch (error) {
    if (error instanceof StorageError) return errorResponse(error)
    if (error instanceof ApiError)
      return errorResponse({ status: error.status, code: 'InvalidJWT', message: error.message })
    if (isTooLarge(error)) return errorResponse(tooLarge())
    context.log.error({ err: error }, 'a storage request failed')
    if (error instanceof FileStoreUnavailable || isDatabaseUnavailable(error))
      return errorResponse(unavailable())
    return errorResponse({ status: 500, code: 'InternalError', message: 'Internal Server Error' })
  }
}

const silent: StorageLog = { warn: () => {}, error: () => {} }
