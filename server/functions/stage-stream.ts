const KEEP_ALIVE_MS = 10_000

type Work = (tell: (stage: string) => void) => Promise<object>

/**
 * The stages of a piece of work as server-sent events named after them, the last being `done` or `error` with the answer. Work that is refused before
 * its first stage rejects, so that the refusal keeps its status. A caller who leaves is only no longer told.
 */
export async function stageStream(
  work: Work,
  refusalOf: (error: unknown) => object,
): Promise<ReadableStream> {
  const encoder = new TextEncoder()
  const begun = Promise.withResolvers<void>()
  let hasBegun = false
  let listener: ReadableStreamDefaultController<Uint8Array> | undefined
  const write = (text: string) => listener?.enqueue(encoder.encode(text))
  const send = (event: string, data: object) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => void (listener = controller),
    cancel: () => void (listener = undefined),
  })
  // Proxies close a line on which nothing is said.
  const keepAlive = setInterval(() => write(': still at it\n\n'), KEEP_ALIVE_MS)
  keepAlive.unref()

  const working = work((stage) => {
    hasBegun = true
    send(stage, {})
    begun.resolve()
  })
  void working
    .then(
      (answer) => send('done', answer),
      (error: unknown) => hasBegun && send('error', refusalOf(error)),
    )
    .finally(() => {
      clearInterval(keepAlive)
      listener?.close()
      listener = undefined
    })
  await Promise.race([begun.promise, working])
  return stream
}
