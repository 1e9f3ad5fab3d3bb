import { bodyHeaders, respond } from './answer.ts'
import { encodingOfType } from './body/encoding.ts'
import type { Handling } from './handling.ts'
import { findPlainRead } from './known-reads.ts'
import { argumentsFromJson, argumentsFromPairs, type CallArguments } from './plan/call-arguments.ts'
import { findFunction } from './plan/find-function.ts'
import { planRead } from './plan/plan-read.ts'
import { checkAnswer, prepareReading, type Origin } from './read.ts'
import { mediaType } from './request/media-type.ts'
import { readJson } from './request/payload.ts'
import { appliedHeader } from './request/preferences.ts'
import { parseQuery, type Query } from './request/query.ts'
import { parseQueryString } from './request/query-string.ts'
import { contentRange, rangeStatus, requestedRange } from './request/ranges.ts'
import type { RestRequest } from './request/read-request.ts'
import { RestError } from './rest-error.ts'
import { qualified, type Column, type Routine } from './schema/schema-cache.ts'
import type { ReadNode } from './plan/read-node.ts'
import { callSource, isScalar, SCALAR } from './sql/call-sql.ts'
import { createParameters } from './sql/parameters.ts'
import { quoteName } from './sql/quote.ts'
import { runTransaction } from './transaction.ts'

const VOID = 2278

/** GET, HEAD and POST of a function. Its result can be selected from, filtered and embedded into like a table. */
export async function callFunction(
  request: RestRequest,
  name: string,
  handling: Handling,
): Promise<Response> {
  const { limits } = handling
  const { method, preferences } = request
  const query = parseQuery(request.queryText, limits, method !== 'POST')
  const bounds = query.bounds.find(({ path }) => path.length === 0)?.what
  const range = requestedRange(method, bounds, request.headers.get('range'))
  const { routine, args } = await chooseFunction(request, name, query)

  const parameters = createParameters()
  const source = callSource(routine, args, parameters)
  const isCounted = preferences.count !== undefined
  const result = resultSource(routine, isCounted ? 'pgrst_source' : source, request)
  const plan = () => {
    const node = planRead(request.cache, result, query, {
      range: { ...range },
      maxRows: limits.rows,
      isWrite: false,
    })
    if (routine.returns.isSet) keepOrder(node)
    return node
  }
  const origin: Origin = {
    // The function must run once, however often its rows are looked at.
    sql: isCounted ? `WITH pgrst_source AS (SELECT * FROM ${source} AS pgrst_call) ` : '',
    values: parameters.values,
    isSingle: !routine.returns.isSet,
    scalar: isScalar(routine) ? (encodingOfType(routine.returns.baseType) ?? 'json') : undefined,
  }
  const asked = { request, source, origin, scope: result, query, range, answerBytes: limits.answerBytes }
  const reading = findPlainRead(asked, plan) ?? prepareReading(request, plan(), handling, origin)
  const wishes = await runTransaction(handling.pool, request, handling.extraSearchPath, {
    readOnly: method !== 'POST' || routine.volatility !== 'volatile',
    askSettings: true,
    steps: reading.steps,
    statementTimeout: routine.statementTimeout,
    // One object was asked for, but what the function did can be undone if it gives several.
    check:
      request.answer.kind === 'object'
        ? () => checkAnswer(request, reading.sink(), limits.answerBytes)
        : undefined,
  })
  const sink = reading.sink()
  checkAnswer(request, sink, limits.answerBytes)
  const total = await reading.total()
  const common = {
    'content-range': contentRange(range.offset, sink.count, total),
    ...appliedHeader(preferences, ['params', 'count', 'tx', 'handling', 'timezone']),
  }
  if (routine.returns.baseType === VOID) return respond(204, common, null, wishes)
  const headers = { ...common, ...bodyHeaders(request) }
  const status = rangeStatus(range.offset, sink.count, total, headers)
  return respond(status, headers, method === 'HEAD' ? null : sink.body(), wishes)
}

/** OPTIONS of a function: what it may be called with. */
export function describeFunction(request: RestRequest, name: string, { limits }: Handling): Response {
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
  return respond(200, { 'access-control-allow-origin': '*', allow }, null)
}

async function chooseFunction(
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
      return { routine, args: wholeBody(routine, JSON.stringify(Object.fromEntries(query.args))) }
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
    const isKnown = ['text/plain', 'text/xml', 'application/octet-stream'].includes(contentType)
    if (!isKnown) throw new RestError(400, 'PGRST102', `Content-Type not acceptable: ${contentType}`)
    const routine = find([], true)
    return { routine, args: wholeBody(routine, text) }
  }
  const payload = readJson(text === '' ? '{}' : text, query.columns)
  const routine = find(payload.keys, true)
  const takesBody = singleObject || routine.parameters[0]?.name === ''
  if (takesBody) return { routine, args: wholeBody(routine, payload.json) }
  // Of a list the first object counts, as in PostgREST.
  const first = Array.isArray(payload.value) ? written(payload.value[0] ?? {}) : payload.json
  return { routine, args: argumentsFromJson(routine, first, payload.keys, payload.value) }
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    throw new RestError(413, 'PGRST102', 'The body is nested too deeply')
  }
}

const wholeBody = (routine: Routine, body: string): CallArguments => ({
  kind: 'body',
  parameter: routine.parameters[0]!,
  body,
})

/**
 * A function's own order is part of its answer (best match first), but a hash join may deal the rows anew. A bound on what is embedded
 * in a row (there is one at most anyway) leaves PostgreSQL no other way than to go row by row.
 */
function keepOrder({ embeds }: ReadNode) {
  for (const { toOne, node } of embeds) if (toOne) node.range.limit ??= 1
}

/** What the result looks like from outside: rows of a table that can be embedded into, or bare values. */
function resultSource(routine: Routine, source: string, { cache, schema }: RestRequest) {
  const { returns } = routine
  const table = returns.isComposite ? cache.tables.get(qualified(schema, returns.name)) : undefined
  const name = table ? returns.name : routine.name
  const value: Column = { name: SCALAR, type: returns.name, baseType: returns.baseType, default: null }
  const columns = isScalar(routine) ? new Map([[SCALAR, value]]) : returns.columns
  return { schema, table: name, reference: quoteName(name), source, columns }
}
