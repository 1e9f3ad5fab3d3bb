const TIMEOUT_MS = 8000

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
  if (!response.ok) throw new Error(`${name}: ${response.status}`)
  return (await response.json()) as Row[]
}
