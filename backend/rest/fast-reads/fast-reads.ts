import type { IncomingHttpHeaders } from 'node:http'
import type { StatementTime } from '#backend/database/protocol/shared-connection.ts'
import type { Step } from '#backend/database/protocol/batch.ts'
import type { GetAbortSignal } from '#backend/database/protocol/protocol-connection.ts'
import type { WriteRow } from '../body/json-row.ts'
import { rowSink, type RowSink } from '../body/row-sink.ts'
import { contentHeaders, type RestResponse } from '../build-response.ts'
import { tooLargeError } from '../handlers/prepare-read.ts'
import { findCachedTableRead } from '../handlers/read-table.ts'
import { contentRange } from '../request/ranges.ts'
import type { RestRequest } from '../request/rest-request.ts'
import type { RestContext } from '../rest-context.ts'
import type { SchemaCache } from '../schema/schema-cache.ts'
import { createReadSettings } from '../transaction.ts'
import type { RequestPool } from '../visitor-share.ts'
import { readShape } from './read-shape.ts'

/** A GET request as Node has parsed it. */
export interface IncomingRead {
  /** The path with its query, including the base path. */
  url: string
  headers: IncomingHttpHeaders
  /** The key of the visitor for their share of the connections. */
  visitor: string
  getAbortSignal: GetAbortSignal
}

interface Options {
  /** A request with this key and without a token runs under the anonymous role. */
  anonymousKey: string
  basePath: string
  context: RestContext
  poolOf(visitor: string): RequestPool
  /** The schema, if it is loaded. */
  currentSchema(): SchemaCache | undefined
  /** The request for this URL without any header; throws if the URL is wrong. */
  parse(url: string, cache: SchemaCache): RestRequest
  respondToError(error: unknown): RestResponse
}

interface FastRead {
  sql: string
  write: WriteRow
  time: StatementTime
  path: string
  headers: Record<string, string>
  valueCount: number
}

interface ShapeCaches {
  reads: Map<string, FastRead>
  /** Shapes that are not served by the fast path, cached so that they are not planned twice for each request. */
  unfit: Set<string>
}

const MAX_CACHED = 500
const MAX_SHAPE_LENGTH = 2000

/**
 * The fast path of anonymous reads of tables. What depends only on the shape of the URL is computed once: its SQL, its settings
 * and its response headers. Role, row policies, limits and shares are those of all other reads. The result is undefined for a request
 * that is not of this kind or may fail; it takes the general path.
 */
export function createFastReads(options: Options) {
  const { anonymousKey, basePath, context, poolOf, currentSchema, parse, respondToError } = options
  const { maxResponseBytes: maxBytes } = context.limits
  const functions = `${basePath}/rpc/`
  const bearer = `Bearer ${anonymousKey}`
  const cachesBySchema = new WeakMap<SchemaCache, ShapeCaches>()
  const settingsBySchema = new WeakMap<SchemaCache, ReturnType<typeof createReadSettings>>()

  /** Whether no header changes the response. `set-cookie` takes the general path, because Node parses it as a list. */
  function isPlain(headers: IncomingHttpHeaders): boolean {
    const { apikey, authorization, accept = '*/*' } = headers
    if (apikey !== anonymousKey || (authorization !== undefined && authorization !== bearer)) return false
    if (accept !== '*/*' && accept !== 'application/json') return false
    const { prefer, range, 'accept-profile': schema, 'set-cookie': repeatable } = headers
    return prefer === undefined && range === undefined && schema === undefined && repeatable === undefined
  }

  function findRead(url: string, cache: SchemaCache, shape: string, values: readonly string[]) {
    const { reads, unfit } = cachesOf(cache)
    const cached = reads.get(shape)
    if (cached || unfit.has(shape)) return cached
    const read = planRead(url, cache, values)
    if (shape.length > MAX_SHAPE_LENGTH) return read
    // Both are bounded on their own, so that unfit requests never displace the others.
    if (reads.size >= MAX_CACHED) reads.clear()
    if (unfit.size >= MAX_CACHED) unfit.clear()
    if (read) reads.set(shape, read)
    else unfit.add(shape)
    return read
  }

  function cachesOf(cache: SchemaCache): ShapeCaches {
    const known = cachesBySchema.get(cache)
    if (known) return known
    const caches = { reads: new Map<string, FastRead>(), unfit: new Set<string>() }
    cachesBySchema.set(cache, caches)
    return caches
  }

  function planRead(url: string, cache: SchemaCache, values: readonly string[]): FastRead | undefined {
    try {
      const request = parse(url, cache)
      const { target, path } = request
      const found = target.kind === 'table' ? findCachedTableRead(request, target.name, context) : undefined
      // The values found in the URL must be exactly those that the general path finds.
      if (found?.values.length !== values.length || found.values.some((value, at) => value !== values[at]))
        return undefined
      return { ...found.read, path, headers: contentHeaders(request), valueCount: values.length }
    } catch {
      // The general path reports what is wrong.
      return undefined
    }
  }

  function settingsOf(cache: SchemaCache, url: string) {
    const settings = settingsBySchema.get(cache) ?? createReadSettings(parse(url, cache), context.searchPaths)
    settingsBySchema.set(cache, settings)
    return settings
  }

  return ({ url, headers, visitor, getAbortSignal }: IncomingRead): Promise<RestResponse> | undefined => {
    const cache = isPlain(headers) && !url.startsWith(functions) ? currentSchema() : undefined
    if (!cache) return undefined
    const { shape, values } = readShape(url)
    const read = findRead(url, cache, shape, values)
    if (read?.valueCount !== values.length) return undefined
    const { sql, write, time, path } = read
    const settings = settingsOf(cache, url)
    let sink: RowSink | undefined
    const steps = (): Step[] => {
      const newSink = rowSink(write, { hasTotal: false, single: false, maxBytes })
      sink = newSink
      const isEnough = () => newSink.isTooLarge
      return [
        settings.step(path, headers),
        { sql, values, role: settings.role, onRow: newSink.onRow, isEnough },
      ]
    }
    // A statement is cancelled as soon as its rows exceed the limit.
    const fail = (error?: unknown) => respondToError(sink?.isTooLarge ? tooLargeError(maxBytes) : error)
    const succeed = (): RestResponse => {
      if (!sink || sink.isTooLarge) return fail()
      const range = contentRange(0, sink.count, undefined)
      return { status: 200, headers: { 'content-range': range, ...read.headers }, body: sink.body() }
    }
    return poolOf(visitor).run(steps, getAbortSignal, time).then(succeed, fail)
  }
}
