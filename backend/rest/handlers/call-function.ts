import { encodingOfType } from '../body/encoding.ts'
import type { RowSink } from '../body/row-sink.ts'
import { buildResponse, contentHeaders, type RestResponse } from '../build-response.ts'
import { argumentsFromJson, argumentsFromPairs, type CallArguments } from '../plan/call-arguments.ts'
import { findFunction } from '../plan/find-function.ts'
import { planRead } from '../plan/plan-read.ts'
import type { ReadNode } from '../plan/read-node.ts'
import { mediaType } from '../request/media-type.ts'
import { readJson } from '../request/payload.ts'
import { preferenceAppliedHeader } from '../request/preferences.ts'
import { parseQuery, type Query } from '../request/query.ts'
import { parseQueryString } from '../request/query-string.ts'
import { contentRange, rangeStatus, requestedRange } from '../request/ranges.ts'
import type { RestRequest } from '../request/rest-request.ts'
import type { RestContext } from '../rest-context.ts'
import { RestError } from '../rest-error.ts'
import { qualified, type Column, type Routine } from '../schema/schema-cache.ts'
import { callSource, isScalar, SCALAR_COLUMN } from '../sql/call-sql.ts'
import { createParameters } from '../sql/parameters.ts'
import { quoteIdentifier } from '../../database/quote.ts'
import { runTransaction } from '../transaction.ts'
import { prepareCachedRead } from './cached-reads.ts'
import { checkRows, checkSize, prepareRead, tooManyAffectedError } from './prepare-read.ts'
import type { ReadSource } from './prepared-read.ts'

const VOID_TYPE_OID = 2278

/** Handles GET, HEAD and POST of a function. Its result supports select, filters and embeds like a table. */
export async function callFunction(
  request: RestRequest,
  name: string,
  context: RestContext,
): Promise<RestResponse> {
  const { limits } = context
  const { method, preferences } = request
  const query = parseQuery(request.queryText, limits, method !== 'POST')
  const bounds = query.bounds.find(({ path }) => path.length === 0)?.value
  const range = requestedRange(method, bounds, request.headers.get('range'))
  const { routine, args } = await resolveCall(request, name, query)
  const { maxAffected } = preferences
  if (maxAffected !== undefined && !routine.returns.isSet) {
    throw new RestError(
      400,
      'PGRST128',
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    )
  }
  const mustCheck = request.format.kind === 'object' || maxAffected !== undefined

  const parameters = createParameters()
  const source = callSource(routine, args, parameters)
  const isCounted = preferences.count !== undefined
  const result = resultSource(routine, isCounted ? 'pgrst_source' : source, request)
  const plan = () => {
    const node = planRead(request.cache, result, query, {
      range: { ...range },
      maxRows: limits.maxRows,
      maxEmbeddedRows: limits.maxEmbeddedRows,
      isWrite: false,
    })
    if (routine.returns.isSet) keepFunctionOrder(node)
    return node
  }
  const readSource: ReadSource = {
    // The count and the rows share one CTE, so that the function runs only once.
    cte: isCounted ? `WITH pgrst_source AS (SELECT * FROM ${source} AS pgrst_call) ` : '',
    values: parameters.values,
    isSingle: !routine.returns.isSet,
    scalarEncoding: isScalar(routine) ? (encodingOfType(routine.returns.baseType) ?? 'json') : undefined,
  }
  const maxBytes = limits.maxResponseBytes
  const cacheable = { request, source, readSource, scope: result, query, range, limits }
  const read = prepareCachedRead(cacheable, plan) ?? prepareRead(request, plan(), context, readSource)
  const responseSettings = await runTransaction(context.pool, request, context.searchPaths, {
    readOnly: method !== 'POST' || routine.volatility !== 'volatile',
    readResponseSettings: true,
    steps: read.steps,
    // A statement is cancelled as soon as its rows exceed the limit.
    explainFailure: () => checkSize(read.sink(), limits.maxResponseBytes),
    statementTimeout: routine.statementTimeout,
    check: mustCheck ? () => checkResult(request, read.sink(), maxBytes) : undefined,
  })
  const sink = read.sink()
  checkRows(request, sink, maxBytes)
  const total = await read.total()
  const common = {
    'content-range': contentRange(range.offset, sink.count, total),
    ...preferenceAppliedHeader(preferences, ['params', 'count', 'tx', 'handling', 'timezone', 'maxAffected']),
  }
  if (routine.returns.baseType === VOID_TYPE_OID) return buildResponse(204, common, null, responseSettings)
  const headers = { ...common, ...contentHeaders(request) }
  const status = rangeStatus(range.offset, sink.count, total, headers)
  return buildResponse(status, headers, method === 'HEAD' ? null : sink.body(), responseSettings)
}

/** Throws before the commit, so that the writes of a function that returns too many rows are rolled back. */
function checkResult(request: RestRequest, sink: RowSink, maxBytes: number) {
  checkRows(request, sink, maxBytes)
  const { maxAffected } = request.preferences
  if (maxAffected !== undefined && sink.count > maxAffected) throw tooManyAffectedError(sink.count)
}

/** Handles OPTIONS of a function: lists the methods that may call it. */
export function functionOptions(request: RestRequest, name: string, { limits }: RestContext): RestResponse {
  const query = parseQuery(request.queryText, limits, true)
  const routine = findFunction(request.cache, {
    schema: request.schema,
    name,
    keys: query.args.map(([key]) => key),
    isPost: false,
    contentType: 'application/json',
    singleObject: request.preferences.params === 'single-object',
  })
  const allow = routine.volatility === 'volatile' ? 'OPTIONS,POST' : 'OPTIONS,GET,HEAD,POST'
  return buildResponse(200, { 'access-control-allow-origin': '*', allow }, null)
}

async function resolveCall(
  request: RestRequest,
  name: string,
  query: Query,
): Promise<{ routine: Routine; args: CallArguments }> {
  const { cache, schema, method, preferences } = request
  const contentType = mediaType(request.headers.get('content-type'))
  const singleObject = preferences.params === 'single-object'
  const find = (keys: readonly string[], isPost: boolean) =>
    findFunction(cache, { schema, name, keys: [...new Set(keys)], isPost, contentType, singleObject })

  if (method !== 'POST') {
    const routine = find(
      query.args.map(([key]) => key),
      false,
    )
    if (singleObject)
      return { routine, args: bodyArgument(routine, JSON.stringify(Object.fromEntries(query.args))) }
    return { routine, args: argumentsFromPairs(routine, query.args) }
  }
  const text = await request.readBody()
  if (contentType === 'application/x-www-form-urlencoded') {
    const pairs = parseQueryString(text)
    const routine = find(
      pairs.map(([key]) => key),
      true,
    )
    return { routine, args: argumentsFromPairs(routine, pairs) }
  }
  if (contentType !== 'application/json') {
    const isSupported = ['text/plain', 'text/xml', 'application/octet-stream'].includes(contentType)
    if (!isSupported) throw new RestError(400, 'PGRST102', `Content-Type not acceptable: ${contentType}`)
    const routine = find([], true)
    return { routine, args: bodyArgument(routine, text) }
  }
  const payload = readJson(text === '' ? '{}' : text, query.columns)
  const routine = find(payload.keys, true)
  const takesBody = singleObject || routine.parameters[0]?.name === ''
  if (takesBody) return { routine, args: bodyArgument(routine, payload.json) }
  // Of an array only the first object is used, as in PostgREST.
  const isList = Array.isArray(payload.value)
  const first: unknown = isList ? ((payload.value as unknown[])[0] ?? {}) : payload.value
  const json = isList ? stringifyJson(first) : payload.json
  return { routine, args: argumentsFromJson(routine, json, payload.keys, first) }
}

function stringifyJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    throw new RestError(413, 'PGRST102', 'The body is nested too deeply')
  }
}

const bodyArgument = (routine: Routine, body: string): CallArguments => ({
  kind: 'body',
  parameter: routine.parameters[0]!,
  body,
})

/**
 * Preserves the order of the function's rows (e.g. best match first), which a hash join with an embedded table may change.
 * A LIMIT inside the to-one embed forces PostgreSQL to join row by row; the limit itself never removes a row.
 */
function keepFunctionOrder({ embeds }: ReadNode) {
  for (const { toOne, node } of embeds) if (toOne) node.range.limit ??= 1
}

/** Describes the result as a read source: rows of a table whose relationships can be embedded, or scalar values. */
function resultSource(routine: Routine, source: string, { cache, schema }: RestRequest) {
  const { returns } = routine
  const table = returns.isComposite ? cache.tables.get(qualified(schema, returns.name)) : undefined
  const name = table ? returns.name : routine.name
  const value: Column = { name: SCALAR_COLUMN, type: returns.name, baseType: returns.baseType, default: null }
  const columns = isScalar(routine) ? new Map([[SCALAR_COLUMN, value]]) : returns.columns
  return { schema, table: name, reference: quoteIdentifier(name), source, columns }
}
