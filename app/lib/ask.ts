const TIMEOUT_MS = 8000

/** The data wire has answered, but not with what was asked for. */
export class RefusedError extends Error {
  readonly status: number
  constructor(what: string, status: number) {
    super(`${what}: ${status}`)
    this.status = status
  }
}

/** A reading question to the data wire from a visitor's browser. Four lines instead of a client library. */
export async function askRpc<Row>(
  name: string,
  args: Record<string, string | number>,
  { publishableKey, select, signal }: { publishableKey: string; select?: string; signal?: AbortSignal },
): Promise<Row[]> {
  const query = new URLSearchParams(Object.entries(args).map(([key, value]) => [key, String(value)]))
  if (select) query.set('select', select)
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(`/rest/v1/rpc/${name}?${query}`, {
    headers: { apikey: publishableKey, accept: 'application/json' },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  if (!response.ok) throw new RefusedError(name, response.status)
  return (await response.json()) as Row[]
}

/** Rows of a table, as a visitor without an account may see them. */
export async function askRows<Row>(
  table: string,
  query: Record<string, string>,
  publishableKey: string,
  signal: AbortSignal,
): Promise<Row[]> {
  const response = await fetch(`/rest/v1/${table}?${new URLSearchParams(query)}`, {
    headers: { apikey: publishableKey, accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (!response.ok) throw new RefusedError(table, response.status)
  return (await response.json()) as Row[]
}

/** Tells the data wire that something happened, as a visitor without an account. */
export async function tellRpc(
  name: string,
  body: Record<string, string | number>,
  publishableKey: string,
): Promise<void> {
  const response = await fetch(`/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // The visitor may leave for the file at once.
    keepalive: true,
  })
  if (!response.ok) throw new RefusedError(name, response.status)
}
