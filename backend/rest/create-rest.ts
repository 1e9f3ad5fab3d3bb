import { createPool } from '#backend/database/wire/pool.ts'
import type { ConnectionOptions } from '#backend/database/connection.ts'
import type { Fetch, Identify, Identity } from '#backend/identity.ts'
import { WireError } from '#backend/wire-error.ts'
import { refuse } from './answer.ts'
import { callFunction, describeFunction } from './call.ts'
import { fromDatabase } from './database-error.ts'
import type { Handling } from './handling.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { readTable } from './read.ts'
import {
  chooseSchema,
  readBodyText,
  readPreferencesAndAnswer,
  readTarget,
  splitUrl,
  type RestRequest,
} from './request/read-request.ts'
import { NotFound, RestError } from './rest-error.ts'
import { describeTable, writeTable } from './write.ts'
import type { SchemaCache } from './schema/schema-cache.ts'
import { watchSchema, type SchemaWatch } from './schema/watch-schema.ts'

export interface RestOptions {
  /** A user that may become the roles below and nothing more. */
  connection: ConnectionOptions
  /** Exposed schemas; the first is the default. */
  schemas?: readonly [string, ...string[]]
  /** Where types and functions are looked for beside the exposed schema. */
  extraSearchPath?: readonly string[]
  /** Roles a request may run under. Anything else in a token is refused: `none` would mean the connection's own user. */
  roles?: readonly string[]
  anonymousRole?: string
  identify: Identify
  limits?: Partial<Limits>
  basePath?: string
  /** Lets `Prefer: tx=rollback` undo a write. For tests. */
  allowRollback?: boolean
  log?: RestLog
}

export interface RestLog {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface Rest {
  fetch: Fetch
  /** Reads the schema again; `notify pgrst, 'reload schema'` does the same. */
  reloadSchema(): Promise<void>
  close(): void
}

const silent: RestLog = { warn: () => {}, error: () => {} }

/** `/rest/v1`: tables, views and functions of the exposed schemas over HTTP, in PostgREST's dialect. PostgreSQL decides who may what. */
export function createRest(options: RestOptions): Rest {
  const {
    schemas = ['public'],
    extraSearchPath = ['extensions'],
    roles = ['anon', 'authenticated', 'service_role'],
    anonymousRole = 'anon',
    basePath = '/rest/v1',
    allowRollback = false,
    log = silent,
  } = options
  const limits = { ...defaultLimits, ...options.limits }
  const session = {
    name: 'rest',
    connectTimeoutMs: 5_000,
    statementTimeoutMs: limits.statementTimeoutMs,
    statements: 100,
  }
  const pool = createPool(options.connection, {
    ...session,
    size: limits.connections,
    queue: limits.queue,
    waitMs: limits.waitMs,
  })
  const schemaSession = { ...session, name: 'rest schema', statementTimeoutMs: 60_000, statements: 10 }
  const schema = watchSchema(pool, schemas, options.connection, schemaSession, log)
  const handling: Handling = { pool, limits, extraSearchPath }

  async function answer(request: Request, identity: Identity): Promise<Response> {
    const { method, headers } = request
    const { path, queryText } = splitUrl(request.url, basePath)
    const target = readTarget(path, method)
    const cache = await knownSchema(schema)
    const full: RestRequest = {
      method,
      target,
      path,
      queryText,
      headers,
      identity,
      cache,
      ...chooseSchema(schemas, method, headers),
      ...readPreferencesAndAnswer(headers, cache, allowRollback),
      readBody: () => readBodyText(request, limits),
      asker: () => request.signal,
    }
    return dispatch(full, handling)
  }

  async function fetch(request: Request): Promise<Response> {
    let identity: Identity | undefined
    try {
      if (request.url.length > limits.urlLength)
        throw new RestError(414, 'PGRST100', 'The address is too long')
      identity = await options.identify(request)
      if (!roles.includes(identity.role))
        throw new RestError(403, 'PGRST301', 'This role may not use the wire')
      return await answer(request, identity)
    } catch (error) {
      const refused = refusal(error, identity?.role === anonymousRole, log)
      return request.method === 'HEAD' ? new Response(null, refused) : refused
    }
  }

  return {
    fetch,
    reloadSchema: () => schema.reload(),
    close() {
      schema.close()
      pool.close()
    },
  }
}

async function knownSchema(schema: SchemaWatch): Promise<SchemaCache> {
  try {
    return await schema.current()
  } catch {
    throw new RestError(503, 'PGRST002', 'Could not query the database for the schema cache. Retrying.', {
      headers: { 'retry-after': '1' },
    })
  }
}

async function dispatch(request: RestRequest, handling: Handling): Promise<Response> {
  const { target, method } = request
  if (target.kind === 'table') {
    if (method === 'GET' || method === 'HEAD') return readTable(request, target.name, handling)
    if (method === 'OPTIONS') return describeTable(request, target.name)
    return writeTable(request, target.name, handling)
  }
  if (target.kind === 'function') {
    if (method === 'OPTIONS') return describeFunction(request, target.name, handling)
    return callFunction(request, target.name, handling)
  }
  throw new NotFound()
}

function refusal(error: unknown, isAnonymous: boolean, log: RestLog): Response {
  if (error instanceof RestError) return refuse(error)
  if (error instanceof NotFound) {
    return new Response('{}', { status: 404, headers: { 'content-type': 'application/json; charset=utf-8' } })
  }
  if (error instanceof WireError) {
    return refuse(new RestError(error.status, error.code, error.message, { headers: { ...error.headers } }))
  }
  const known = fromDatabase(error, isAnonymous)
  if (known) {
    if (known.status >= 500) log.warn({ code: known.code }, 'the database could not answer')
    return refuse(known)
  }
  log.error({ error }, 'a request failed unexpectedly')
  return refuse(new RestError(500, 'PGRSTX00', 'Something went wrong'))
}
