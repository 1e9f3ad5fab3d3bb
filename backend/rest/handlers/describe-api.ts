import { decodeRow } from '#backend/database/protocol/query-rows.ts'
import { buildResponse, type RestResponse } from '../build-response.ts'
import { API_DESCRIPTION_SQL, type ApiDescription } from '../openapi/api-description-sql.ts'
import { createOpenApiDocument } from '../openapi/openapi-document.ts'
import type { RestRequest } from '../request/rest-request.ts'
import type { RestContext } from '../rest-context.ts'
import { RestError } from '../rest-error.ts'
import type { SchemaCache } from '../schema/schema-cache.ts'
import { runTransaction } from '../transaction.ts'

/** Documents by schema cache and role, because grants change with migrations, which reload the cache. */
const cachedDocuments = new WeakMap<SchemaCache, Map<string, Buffer>>()

/** Handles GET of the root: the OpenAPI document of everything that the caller may use. */
export async function describeApi(request: RestRequest, context: RestContext): Promise<RestResponse> {
  const { method, cache, schema, identity } = request
  const headers = { 'content-type': 'application/openapi+json; charset=utf-8' }
  if (method === 'OPTIONS') return buildResponse(200, { allow: 'OPTIONS,GET,HEAD' }, null)
  if (method !== 'GET' && method !== 'HEAD')
    throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)
  let documents = cachedDocuments.get(cache)
  if (!documents) cachedDocuments.set(cache, (documents = new Map()))
  const key = `${identity.role}\n${schema}`
  const document = documents.get(key) ?? (await createDocument(request, context))
  documents.set(key, document)
  return buildResponse(200, headers, method === 'HEAD' ? null : document)
}

async function createDocument(request: RestRequest, context: RestContext): Promise<Buffer> {
  const { cache, schema } = request
  let json = '{}'
  await runTransaction(context.pool, request, context.searchPaths, {
    readOnly: true,
    readResponseSettings: false,
    steps: () => [
      {
        sql: API_DESCRIPTION_SQL,
        values: [schema],
        onRow: (bytes, start) => (json = decodeRow(bytes, start)[0] ?? json),
      },
    ],
  })
  const description = JSON.parse(json) as ApiDescription
  return Buffer.from(JSON.stringify(createOpenApiDocument(cache, schema, description)))
}
