import type { RowSink } from '../body/row-sink.ts'
import { buildResponse, contentHeaders, type RestResponse } from '../build-response.ts'
import { planRead } from '../plan/plan-read.ts'
import { preferenceAppliedHeader } from '../request/preferences.ts'
import { parseQuery } from '../request/query.ts'
import { contentRange, rangeStatus, requestedRange } from '../request/ranges.ts'
import type { RestRequest } from '../request/rest-request.ts'
import type { RestContext } from '../rest-context.ts'
import { qualified } from '../schema/schema-cache.ts'
import { quoteQualified } from '../../database/quote.ts'
import { runTransaction } from '../transaction.ts'
import { findCachedRead, prepareCachedRead } from './cached-reads.ts'
import { checkRows, checkSize, prepareRead, unknownTableError } from './prepare-read.ts'
import { TABLE_SOURCE } from './prepared-read.ts'

/** Handles GET and HEAD of a table or view. */
export async function readTable(
  request: RestRequest,
  name: string,
  context: RestContext,
): Promise<RestResponse> {
  const { limits } = context
  const { schema, cache } = request
  const { table, range, cacheable, plan } = describeRead(request, name, context)
  const prepare = () => {
    // Planned before the table is checked: PostgREST reports an invalid query before an unknown table.
    const node = plan()
    if (!table) throw unknownTableError(cache, schema, name)
    return prepareRead(request, node, context)
  }
  const read = (table && prepareCachedRead(cacheable, plan)) ?? prepare()
  await runTransaction(context.pool, request, context.searchPaths, {
    readOnly: true,
    readResponseSettings: false,
    steps: read.steps,
    time: read.time,
    // A statement is cancelled as soon as its rows exceed the limit.
    explainFailure: () => checkSize(read.sink(), limits.maxResponseBytes),
  })
  return rowsResponse(request, read.sink(), range.offset, await read.total(), context)
}

/** The planned statement of a read of the first rows of a table, if it is simple enough to be cached. */
export function findCachedTableRead(request: RestRequest, name: string, context: RestContext) {
  const { table, range, cacheable, plan } = describeRead(request, name, context)
  return table && range.offset === 0 ? findCachedRead(cacheable, plan) : undefined
}

function describeRead(request: RestRequest, name: string, { limits }: RestContext) {
  const { schema, cache, method } = request
  const query = parseQuery(request.queryText, limits, false)
  const bounds = query.bounds.find(({ path }) => path.length === 0)?.value
  const range = requestedRange(method, bounds, request.headers.get('range'))
  const table = cache.tables.get(qualified(schema, name))
  const reference = quoteQualified(schema, name)
  const scope = { reference, columns: table?.columns }
  const plan = () =>
    planRead(cache, { schema, table: name, source: reference, ...scope }, query, {
      range: { ...range },
      maxRows: limits.maxRows,
      maxEmbeddedRows: limits.maxEmbeddedRows,
      isWrite: false,
    })
  const cacheable = {
    request,
    source: reference,
    readSource: TABLE_SOURCE,
    scope,
    query,
    range,
    limits,
  }
  return { table, range, cacheable, plan }
}

function rowsResponse(
  request: RestRequest,
  sink: RowSink,
  offset: number,
  total: number | undefined,
  { limits }: RestContext,
): RestResponse {
  checkRows(request, sink, limits.maxResponseBytes)
  const headers = {
    'content-range': contentRange(offset, sink.count, total),
    ...contentHeaders(request),
    ...preferenceAppliedHeader(request.preferences, ['count', 'tx', 'handling', 'timezone']),
  }
  const status = rangeStatus(offset, sink.count, total, headers)
  return buildResponse(status, headers, request.method === 'HEAD' ? null : sink.body())
}
