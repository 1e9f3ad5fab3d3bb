import { decodeRow } from '#backend/database/protocol/query-rows.ts'
import type { Step } from '#backend/database/protocol/batch.ts'
import type { RowSink } from '../body/row-sink.ts'
import { buildResponse, contentHeaders, type RestResponse } from '../build-response.ts'
import { planRead } from '../plan/plan-read.ts'
import { planWrite, returnedColumns, type WritePlan } from '../plan/plan-write.ts'
import type { ReadNode } from '../plan/read-node.ts'
import { mediaType } from '../request/media-type.ts'
import { readTablePayload } from '../request/payload.ts'
import { preferenceAppliedHeader, type Preferences } from '../request/preferences.ts'
import { parseQuery, type Query } from '../request/query.ts'
import { contentRange, requestedRange } from '../request/ranges.ts'
import type { RestRequest } from '../request/rest-request.ts'
import type { RestContext } from '../rest-context.ts'
import { RestError } from '../rest-error.ts'
import { qualified, type Table } from '../schema/schema-cache.ts'
import { createParameters } from '../sql/parameters.ts'
import { quoteIdentifier } from '../../database/quote.ts'
import { writeSql } from '../sql/write-sql.ts'
import { runTransaction, type ResponseSettings } from '../transaction.ts'
import {
  checkRows,
  notSingularError,
  rowsSql,
  tooManyAffectedError,
  unknownTableError,
} from './prepare-read.ts'

/** Handles POST, PATCH, PUT and DELETE of a table or view. */
export async function writeTable(
  request: RestRequest,
  name: string,
  context: RestContext,
): Promise<RestResponse> {
  const { method, preferences, schema, cache } = request
  const query = parseQuery(request.queryText, context.limits, false)
  const range = writeRange(method, query)
  const payload =
    method === 'DELETE'
      ? undefined
      : readTablePayload(
          mediaType(request.headers.get('content-type')),
          await request.readBody(),
          method === 'PUT' ? undefined : query.columns,
        )
  const table = cache.tables.get(qualified(schema, name))
  const root = {
    schema,
    table: name,
    reference: quoteIdentifier(name),
    source: 'pgrst_source',
    columns: table?.columns,
  }
  const node = planRead(cache, root, query, {
    range: { offset: 0 },
    maxRows: undefined,
    maxEmbeddedRows: context.limits.maxEmbeddedRows,
    isWrite: true,
  })
  if (!table) throw unknownTableError(cache, schema, name)
  const plan = planWrite(request, table, query, payload, range)
  if (!context.limits.allowUnfilteredWrites) requireFilter(plan)
  const write = prepareWrite(request, plan, node, context)
  const isSingleObject = request.format.kind === 'object'
  const mustCheck = isSingleObject || plan.verb === 'put' || maxAffectedRows(plan, preferences) !== undefined
  const responseSettings = await runTransaction(context.pool, request, context.searchPaths, {
    readOnly: false,
    readResponseSettings: true,
    steps: write.steps,
    check: mustCheck ? () => checkAffected(request, plan, write) : undefined,
  })
  const sink = write.sink()
  if (sink) checkRows(request, sink, context.limits.maxResponseBytes)
  return writeResponse(request, query, plan, write, responseSettings)
}

/** The error of the extension `safeupdate`, which a project of Supabase loads for all requests of the API. */
function requireFilter({ verb, range, conditions }: WritePlan) {
  const isUpdateOrDelete = verb === 'update' || verb === 'delete'
  if (!isUpdateOrDelete || range.limit !== undefined || conditions.length > 0) return
  throw new RestError(400, '21000', `${verb.toUpperCase()} requires a WHERE clause`)
}

function writeRange(method: string, query: Query) {
  const bounds = query.bounds.find(({ path }) => path.length === 0)?.value
  const range = requestedRange(method, bounds, null)
  const isUpdateOrDelete = method === 'PATCH' || method === 'DELETE'
  if (isUpdateOrDelete && query.bounds.length > 0 && query.orders.length === 0) {
    throw new RestError(400, 'PGRST109', "A 'limit' was applied without an explicit 'order'", {
      hint: "Apply an 'order' using unique column(s)",
    })
  }
  if (method === 'PUT' && (range.offset > 0 || range.limit !== undefined)) {
    throw new RestError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT')
  }
  return isUpdateOrDelete ? range : { offset: 0 }
}

interface PreparedWrite {
  steps: () => Step[]
  /** Encodes the written rows, if the client requested them. */
  sink: () => RowSink | undefined
  affected: () => number
  /** The primary key, as text, if exactly one row was inserted. */
  key: () => [string, string | null][] | undefined
}

function prepareWrite(
  request: RestRequest,
  plan: WritePlan,
  node: ReadNode,
  { limits }: RestContext,
): PreparedWrite {
  const returnPreference = request.preferences.return
  const parameters = createParameters()
  let sink: RowSink | undefined
  let affected = 0
  let key: [string, string | null][] | undefined

  if (returnPreference === 'representation') {
    const source = writeSql(plan, parameters, returnedColumns(node) ?? ['*'])
    const rows = rowsSql(request, node, parameters)
    const sql = `WITH pgrst_source AS (${source}) ${rows.sql}`
    const steps = () => {
      const newSink = rows.createSink({ hasTotal: false, maxBytes: limits.maxResponseBytes })
      sink = newSink
      return [{ sql, values: parameters.values, onRow: newSink.onRow }]
    }
    return { steps, sink: () => sink, affected: () => sink?.count ?? 0, key: () => undefined }
  }

  const { primaryKey } = plan.table
  const wantsKey = returnPreference === 'headers-only' && plan.verb === 'insert' && primaryKey.length > 0
  const statement = writeSql(plan, parameters, wantsKey ? primaryKey : undefined)
  const keyList = primaryKey.map((name) => `to_json(${quoteIdentifier(name)}) #>> '{}'`).join(', ')
  const sql = wantsKey ? `WITH pgrst_source AS (${statement}) SELECT ${keyList} FROM pgrst_source` : statement
  const steps = () => [
    {
      sql,
      values: parameters.values,
      onRow(bytes: Buffer, start: number) {
        const values = decodeRow(bytes, start)
        key = primaryKey.map((name, at) => [name, values[at] ?? null])
      },
      onComplete: (tag: string) => (affected = Number(tag.slice(tag.lastIndexOf(' ') + 1)) || 0),
    },
  ]
  return {
    steps,
    sink: () => undefined,
    affected: () => affected,
    key: () => (affected === 1 ? key : undefined),
  }
}

const maxAffectedRows = ({ verb, range }: WritePlan, { maxAffected }: Preferences) =>
  verb === 'update' || verb === 'delete' ? (range.limit ?? maxAffected) : undefined

/** Throws before the commit, so that a write that affects other rows than the client meant is rolled back. */
function checkAffected({ format, preferences }: RestRequest, plan: WritePlan, write: PreparedWrite) {
  const affected = write.affected()
  if (plan.verb === 'put' && affected !== 1) {
    throw new RestError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)')
  }
  if (format.kind === 'object' && plan.verb !== 'put' && affected !== 1) throw notSingularError(affected)
  const limit = maxAffectedRows(plan, preferences)
  if (limit === undefined || affected <= limit) return
  if (plan.range.limit === undefined) throw tooManyAffectedError(affected)
  throw new RestError(400, 'PGRST110', 'The maximum number of rows allowed to change was surpassed', {
    details: `Results contain ${affected} rows changed but the maximum number allowed is ${limit}`,
  })
}

function writeResponse(
  request: RestRequest,
  query: Query,
  plan: WritePlan,
  write: PreparedWrite,
  responseSettings: ResponseSettings,
): RestResponse {
  const { preferences } = request
  const affected = write.affected()
  const total = preferences.count === 'exact' || preferences.count === 'estimated' ? affected : undefined
  const sink = write.sink()
  const bodyHeaders = sink ? contentHeaders(request) : {}
  const body = sink?.body() ?? null

  if (plan.verb === 'put') {
    const headers = preferenceAppliedHeader(preferences, ['return', 'count', 'tx', 'handling', 'timezone'])
    const status = !sink ? 204 : (responseSettings.inserted ?? 0) > 0 ? 201 : 200
    return buildResponse(status, { ...headers, ...bodyHeaders }, body, responseSettings)
  }
  if (plan.verb === 'insert') {
    const canResolve = plan.table.primaryKey.length > 0 || query.onConflict !== undefined
    const names = ['missing', 'return', 'count', 'tx', 'handling', 'timezone'] as const
    const isOnlyUpdate =
      preferences.resolution === 'merge-duplicates' && (responseSettings.inserted ?? 0) <= 0
    const headers = {
      ...locationHeader(plan.table, write.key()),
      'content-range': contentRange(0, 0, total),
      ...preferenceAppliedHeader(preferences, canResolve ? ['resolution', ...names] : names),
    }
    return buildResponse(isOnlyUpdate ? 200 : 201, { ...headers, ...bodyHeaders }, body, responseSettings)
  }
  const isUpdate = plan.verb === 'update'
  const names = ['return', 'count', 'tx', 'handling', 'timezone', 'maxAffected'] as const
  const headers = {
    'content-range': contentRange(0, isUpdate ? affected : 0, total),
    ...preferenceAppliedHeader(preferences, isUpdate ? ['missing', ...names] : names),
  }
  return buildResponse(sink ? 200 : 204, { ...headers, ...bodyHeaders }, body, responseSettings)
}

function locationHeader(table: Table, key: [string, string | null][] | undefined): Record<string, string> {
  if (!key) return {}
  const query = key
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${value === null ? 'is.null' : `eq.${encodeURIComponent(value)}`}`,
    )
    .join('&')
  return { location: `/${encodeURIComponent(table.name)}?${query}` }
}

/** Handles OPTIONS of a table: lists the methods that the table supports, regardless of the caller's grants. */
export function tableOptions({ cache, schema }: RestRequest, name: string): RestResponse {
  const table = cache.tables.get(qualified(schema, name))
  if (!table) throw unknownTableError(cache, schema, name)
  const { insertable, updatable, deletable, primaryKey } = table
  const allow = [
    'OPTIONS,GET,HEAD',
    insertable && 'POST',
    insertable && updatable && primaryKey.length > 0 && 'PUT',
    updatable && 'PATCH',
    deletable && 'DELETE',
  ]
    .filter(Boolean)
    .join(',')
  return buildResponse(200, { 'access-control-allow-origin': '*', allow }, null)
}
