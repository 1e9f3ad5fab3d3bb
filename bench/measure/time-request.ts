/** The milliseconds that `work` takes. */
export async function timeWork(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** The milliseconds until a URL's response is complete. Throws on an error status. */
export const timeRequest = (url: string): Promise<number> => timeWork(() => readText(url))

export async function readText(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.text()
}
