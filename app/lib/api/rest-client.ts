const TIMEOUT_MS = 8000

/** The REST API responded with an error status. */
export class RestError extends Error {
  readonly status: number
  constructor(resource: string, status: number) {
    super(`${resource}: ${status}`)
    this.status = status
  }
}

/**
 * Calls a database function that only reads, as a visitor without an account. Saves visitors the download of
 * supabase-js.
 */
export const fetchRpc = <Row>(name: string, args: RpcArguments, options: RpcOptions): Promise<Row[]> =>
  fetchRpcValue(name, args, options)

type RpcArguments = Record<string, string | number>
interface RpcOptions {
  publishableKey: string
  select?: string
  signal?: AbortSignal
}

/** Like `fetchRpc`, for a function that returns one JSON value instead of rows. */
export async function fetchRpcValue<Value>(
  name: string,
  args: RpcArguments,
  { publishableKey, select, signal }: RpcOptions,
): Promise<Value> {
  const query = new URLSearchParams(Object.entries(args).map(([key, value]) => [key, String(value)]))
  if (select) query.set('select', select)
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(`/rest/v1/rpc/${name}?${query}`, {
    headers: { apikey: publishableKey, accept: 'application/json' },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  if (!response.ok) throw new RestError(name, response.status)
  return (await response.json()) as Value
}

/** Reads rows of a table as a visitor without an account. */
export async function fetchRows<Row>(
  table: string,
  query: Record<string, string>,
  publishableKey: string,
  signal: AbortSignal,
): Promise<Row[]> {
  const response = await fetch(`/rest/v1/${table}?${new URLSearchParams(query)}`, {
    headers: { apikey: publishableKey, accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (!response.ok) throw new RestError(table, response.status)
  return (await response.json()) as Row[]
}

/** Calls a database function that writes, as a visitor without an account, and returns its result, if it has one. */
export async function postRpc(
  name: string,
  body: Record<string, string | number>,
  publishableKey: string,
): Promise<unknown> {
  const response = await fetch(`/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // The request must survive when the visitor leaves the screen to download the file.
    keepalive: true,
  })
  if (!response.ok) throw new RestError(name, response.status)
  return response.status === 204 ? undefined : response.json()
}
