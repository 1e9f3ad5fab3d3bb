import { createPool } from '#backend/database/protocol/connection-pool.ts'
import type { ConnectionOptions } from '#backend/database/connection-options.ts'
import type { Fetch, Identify, Identity } from '#backend/identity.ts'
import { ApiError } from '#backend/api-error.ts'
import { errorResponse, type RestResponse, toResponse } from './build-response.ts'
import { callFunction, functionOptions } from './handlers/call-function.ts'
import { describeApi } from './handlers/describe-api.ts'
import { restErrorFromApi, restErrorFromDatabase } from './database-error.ts'
import type { RestContext } from './rest-context.ts'
import { defaultRestLimits, type RequestLimits, type RestLimits } from './rest-limits.ts'
import { createFastReads, type IncomingRead } from './fast-reads/fast-reads.ts'
import { readTable } from './handlers/read-table.ts'
import {
  chooseSchema,
  readBodyText,
  readPreferencesAndFormat,
  readTarget,
  splitUrl,
  type RestRequest,
} from './request/rest-request.ts'
import { RestError } from './rest-error.ts'
import { tableOptions, writeTable } from './handlers/write-table.ts'
import type { SchemaCache } from './schema/schema-cache.ts'
import { quoteIdentifier } from '../database/quote.ts'
import type { ClientTurnLimits } from '../fairness/client-turns.ts'
import { createVisitorShare } from './visitor-share.ts'
import { watchSchema, type SchemaWatcher } from './schema/watch-schema.ts'

interface RestOptions {
  /** A database user that can switch to the roles below and has no other rights. */
  connection: ConnectionOptions
  /** Exposed schemas; the first is the default. */
  schemas?: readonly [string, ...string[]]
  /** Schemas on the search path after the exposed one, for types and functions. */
  extraSearchPath?: readonly string[]
  /** Roles a request may run under. Any other role in a token is rejected: `none` would mean the connection's own user. */
  roles?: readonly string[]
  anonymousRole?: string
  identify: Identify
  limits?: Partial<RestLimits>
  /** Stricter limits for requests of the anonymous role. */
  anonymousLimits?: Partial<RequestLimits>
  /** Bounds the concurrent queries of each visitor; `keyOf` identifies the visitor, e.g. by address. */
  visitorShare?: ClientTurnLimits & { keyOf(request: Request): string }
  /** The API key with which `identify` accepts a request as anonymous; only with it there is a fast path for reads. */
  anonymousKey?: string
  /** The number of connections for `internalFetch`; without it, both share one pool. */
  internalConnections?: number
  basePath?: string
  /** Allows `Prefer: tx=rollback` to roll back a write. For tests. */
  allowRollback?: boolean
  log?: RestLog
}

interface RestLog {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface Rest {
  fetch: Fetch
  /** As `fetch`, for a server that writes the response itself. Reads only url, method, headers, signal and body of the request. */
  respond(request: Request): Promise<RestResponse>
  /** As `respond`, for anonymous reads of tables with less work for each; undefined for all other requests. */
  respondFast(read: IncomingRead): Promise<RestResponse> | undefined
  /**
   * For the server's own requests, whose queries no client can write: they have connections of their own, and no limits for the
   * anonymous role.
   */
  internalFetch: Fetch
  /** Reloads the schema cache; `notify pgrst, 'reload schema'` does the same. */
  reloadSchema(): Promise<void>
  close(): void
}

const silentLog: RestLog = { warn: () => {}, error: () => {} }

/**
 * Creates the REST API (`/rest/v1`): tables, views and functions of the exposed schemas over HTTP, compatible with PostgREST.
 * PostgreSQL grants and row policies decide what a caller may do.
 */
export function createRest(options: RestOptions): Rest {
  const {
    schemas = ['public'],
    extraSearchPath = ['extensions'],
    roles = ['anon', 'authenticated', 'service_role'],
    anonymousRole = 'anon',
    basePath = '/rest/v1',
    allowRollback = false,
    log = silentLog,
  } = options
  const limits = { ...defaultRestLimits, ...options.limits }
  const session = {
    name: 'rest',
    connectTimeoutMs: 5_000,
    statementTimeoutMs: limits.statementTimeoutMs,
    maxPreparedStatements: 100,
  }
  const openPool = (size: number, name: string) =>
    createPool(options.connection, {
      ...session,
      name,
      size,
      maxQueued: limits.maxQueueLength,
      maxWaitMs: limits.queueTimeoutMs,
    })
  const pool = openPool(limits.maxConnections, session.name)
  const { internalConnections } = options
  const internalPool = internalConnections ? openPool(internalConnections, 'rest internal') : pool
  const schemaSession = {
    ...session,
    name: 'rest schema',
    statementTimeoutMs: 60_000,
    maxPreparedStatements: 10,
  }
  const pools = [...new Set([pool, internalPool])]
  const schemaPool = {
    use: internalPool.use,
    discardStatements() {
      for (const each of pools) each.discardStatements()
    },
  }
  const schema = watchSchema(schemaPool, schemas, options.connection, schemaSession, log)
  const searchPathOf = (schema: string) => [schema, ...extraSearchPath].map(quoteIdentifier).join(', ')
  const searchPaths = new Map(schemas.map((schema) => [schema, searchPathOf(schema)]))
  const publicContext: RestContext = { pool, limits, searchPaths }
  const anonymousContext = { ...publicContext, limits: { ...limits, ...options.anonymousLimits } }
  const { visitorShare } = options
  const shareOf = visitorShare && createVisitorShare(pool, visitorShare)
  const contextOf = (request: Request, { role }: Identity): RestContext => {
    const context = role === anonymousRole ? anonymousContext : publicContext
    return shareOf ? { ...context, pool: shareOf(visitorShare.keyOf(request)) } : context
  }
  const internalContext = { ...publicContext, pool: internalPool }

  async function handle(request: Request, identity: Identity, context: RestContext): Promise<RestResponse> {
    const current = currentSchema(schema)
    const cache = current instanceof Promise ? await current : current
    return dispatch(parseRequest(request, identity, cache, context), context)
  }

  function parseRequest(
    request: Request,
    identity: Identity,
    cache: SchemaCache,
    context: RestContext,
  ): RestRequest {
    const { method, headers } = request
    const { statementTimeoutMs: timeoutMs } = context.limits
    const { path, queryText } = splitUrl(request.url, basePath)
    const target = readTarget(path, method)
    return {
      method,
      target,
      path,
      queryText,
      headers,
      identity,
      cache,
      statementTimeoutMs: timeoutMs === session.statementTimeoutMs ? undefined : timeoutMs,
      ...chooseSchema(schemas, method, headers),
      ...readPreferencesAndFormat(target, headers, cache, allowRollback),
      readBody: () => readBodyText(request, context.limits),
      clientSignal: () => request.signal,
    }
  }

  async function respond(
    request: Request,
    contextOf: (identity: Identity) => RestContext,
  ): Promise<RestResponse> {
    let identity: Identity | undefined
    try {
      if (request.url.length > limits.maxUrlLength)
        throw new RestError(414, 'PGRST100', 'The URL is too long')
      identity = await options.identify(request)
      if (!roles.includes(identity.role))
        throw new RestError(403, 'PGRST301', 'This role may not use the REST API')
      return await handle(request, identity, contextOf(identity))
    } catch (error) {
      const response = toErrorResponse(error, identity?.role === anonymousRole, log)
      return request.method === 'HEAD' ? { ...response, body: null } : response
    }
  }

  const { anonymousKey } = options
  const anonymous: Identity = { role: anonymousRole, claims: Object.freeze({ role: anonymousRole }) }
  const respondFast =
    anonymousKey === undefined
      ? () => undefined
      : createFastReads({
          anonymousKey,
          basePath,
          context: anonymousContext,
          poolOf: shareOf ?? (() => pool),
          currentSchema: schema.loaded,
          parse: (url, cache) =>
            parseRequest(new Request(`http://site${url}`), anonymous, cache, anonymousContext),
          respondToError: (error) => toErrorResponse(error, true, log),
        })

  const respondToClient = (request: Request) => respond(request, (identity) => contextOf(request, identity))

  return {
    respond: respondToClient,
    respondFast,
    fetch: async (request) => toResponse(await respondToClient(request)),
    internalFetch: async (request) => toResponse(await respond(request, () => internalContext)),
    reloadSchema: () => schema.reload(),
    close() {
      schema.close()
      for (const each of pools) each.close()
    },
  }
}

/** Not a promise once the schema is loaded: each hop over a promise delays the request by a turn of the microtask queue. */
function currentSchema(schema: SchemaWatcher): SchemaCache | Promise<SchemaCache> {
  const current = schema.current()
  if (!(current instanceof Promise)) return current
  return current.catch(() => {
    throw new RestError(503, 'PGRST002', 'Could not query the database for the schema cache. Retrying.', {
      headers: { 'retry-after': '1' },
    })
  })
}

function dispatch(request: RestRequest, context: RestContext): RestResponse | Promise<RestResponse> {
  const { target, method } = request
  if (target.kind === 'table') {
    if (method === 'GET' || method === 'HEAD') return readTable(request, target.name, context)
    if (method === 'OPTIONS') return tableOptions(request, target.name)
    return writeTable(request, target.name, context)
  }
  if (target.kind === 'function') {
    if (method === 'OPTIONS') return functionOptions(request, target.name, context)
    return callFunction(request, target.name, context)
  }
  return describeApi(request, context)
}

function toErrorResponse(error: unknown, isAnonymous: boolean, log: RestLog): RestResponse {
  if (error instanceof RestError) return errorResponse(error)
  if (error instanceof ApiError) return errorResponse(restErrorFromApi(error))
  const databaseError = restErrorFromDatabase(error, isAnonymous)
  if (databaseError) {
    if (databaseError.status >= 500)
      log.warn({ code: databaseError.code }, 'the database could not run a request')
    return errorResponse(databaseError)
  }
  log.error({ error }, 'a request failed unexpectedly')
  return errorResponse(new RestError(500, 'PGRSTX00', 'Something went wrong'))
}
