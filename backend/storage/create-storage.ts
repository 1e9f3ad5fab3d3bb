import type { Sql } from 'postgres'
import { isDatabaseAway } from '../database/away.ts'
import type { Fetch, Identify } from '../identity.ts'
import { WireError } from '../wire-error.ts'
import * as buckets from './buckets.ts'
import {
  type Ask,
  defaultLimits,
  type StorageContext,
  type StorageLimits,
  type StorageLog,
} from './context.ts'
import { type FileStore, FilesUnavailable } from './files/file-store.ts'
import { copy, move, remove } from './objects/change.ts'
import { downloadAs, downloadPublic, downloadSigned, findPublic } from './objects/download.ts'
import { info, sign, signUpload } from './objects/info.ts'
import { list, listV2 } from './objects/list.ts'
import { update, upload, uploadSigned } from './objects/upload.ts'
import { createRenderer } from './render/renderer.ts'
import { renderAs, renderPublic, renderSigned, serve } from './render/serve.ts'
import { readThumbnail } from './render/transform.ts'
import { createRenditions } from './render/renditions.ts'
import { createSignedTokens } from './signed-tokens.ts'
import { sweepFiles, type Swept } from './sweep/sweep.ts'
import { createSweeper } from './sweep/sweeper.ts'
import { isTooLarge } from './wire/at-most.ts'
import { errorAnswer, StorageError, tooLarge, unavailable } from './wire/storage-error.ts'

export interface StorageOptions {
  sql: Sql
  files: FileStore
  identify: Identify
  limits?: Partial<StorageLimits>
  log?: StorageLog
}

export interface Storage {
  fetch: Fetch
  /** Brings files and rows together again; it does so by itself at the start and daily. */
  sweep(): Promise<Swept | undefined>
  close(): Promise<void>
}

type Answer = (context: StorageContext, ask: Ask) => Promise<Response>

/** A public file, or a thumbnail of it when its address asks for one. */
const publicFile: Answer = async (context, ask) => {
  const transform = readThumbnail(ask.url.searchParams)
  return transform
    ? serve(context, ask, await findPublic(context, ask.rest), transform)
    : downloadPublic(context, ask)
}

/** In the order in which they are tried: the longer beginning first. */
const ROUTES: readonly [method: string, prefix: string, answer: Answer][] = [
  ['GET', 'object/public/', publicFile],
  ['GET', 'object/sign/', downloadSigned],
  ['GET', 'object/info/', info],
  ['GET', 'object/authenticated/', downloadAs],
  ['POST', 'object/list-v2/', listV2],
  ['POST', 'object/list/', list],
  ['POST', 'object/move', move],
  ['POST', 'object/copy', copy],
  ['POST', 'object/upload/sign/', signUpload],
  ['PUT', 'object/upload/sign/', uploadSigned],
  ['POST', 'object/sign/', sign],
  ['GET', 'object/', downloadAs],
  ['POST', 'object/', upload],
  ['PUT', 'object/', update],
  ['DELETE', 'object/', remove],
  ['GET', 'render/image/public/', renderPublic],
  ['GET', 'render/image/authenticated/', renderAs],
  ['GET', 'render/image/sign/', renderSigned],
  ['GET', 'bucket/', buckets.getBucket],
  ['GET', 'bucket', buckets.listBuckets],
  ['POST', 'bucket/', buckets.emptyBucket],
  ['POST', 'bucket', buckets.createBucket],
  ['PUT', 'bucket/', buckets.updateBucket],
  ['DELETE', 'bucket/', buckets.deleteBucket],
]

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, x-upsert, cache-control, x-metadata, range',
  'access-control-expose-headers': 'content-range, etag',
}

/** Files on the wire of Supabase Storage, answering `/storage/v1/*`. Row policies on `storage.objects` decide who may what. */
export function createStorage(options: StorageOptions): Storage {
  const { sql, files, identify, log = silent } = options
  const limits = { ...defaultLimits, ...options.limits }
  const { renditionBytes } = limits
  const sweeper = createSweeper({
    sweep: (signal) => sweepFiles({ sql, files, log, now: new Date(), renditionBytes, signal }),
    log,
    growthBytes: renditionBytes / 4,
  })
  const renderer = createRenderer()
  const context: StorageContext = {
    sql,
    files,
    identify,
    tokens: createSignedTokens(sql),
    renditions: createRenditions({ files, renderer, log, onKept: sweeper.grown }),
    limits,
    log,
  }
  return {
    async fetch(request) {
      const response =
        request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await answer(context, request)
      for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value)
      return response
    },
    sweep: sweeper.sweep,
    async close() {
      renderer.close()
      await sweeper.close()
    },
  }
}

async function answer(context: StorageContext, request: Request): Promise<Response> {
  try {
    const url = new URL(request.url)
    const path = url.pathname.replace(/^\/storage\/v1\//, '')
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const found = ROUTES.find(
      ([verb, prefix]) =>
        verb === method && (prefix.endsWith('/') ? path.startsWith(prefix) : path === prefix),
    )
    if (!found)
      throw new StorageError(404, 'NotFound', `Route ${request.method}:${path.slice(0, 100)} not found`)
    const [, prefix, respond] = found
    return await respond(context, {
      request,
      url,
      rest: path.slice(prefix.length),
      who: () => context.identify(request),
    })
  } catch (error) {
    if (error instanceof StorageError) return errorAnswer(error)
    if (error instanceof WireError)
      return errorAnswer({ status: error.status, code: 'InvalidJWT', message: error.message })
    if (isTooLarge(error)) return errorAnswer(tooLarge())
    context.log.error({ err: error }, 'a file request failed')
    if (error instanceof FilesUnavailable || isDatabaseAway(error)) return errorAnswer(unavailable())
    return errorAnswer({ status: 500, code: 'InternalError', message: 'Internal Server Error' })
  }
}

const silent: StorageLog = { warn: () => {}, error: () => {} }
