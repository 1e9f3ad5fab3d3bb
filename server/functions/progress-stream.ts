const KEEP_ALIVE_MS = 10_000

type Work = (reportStage: (stage: string) => void) => Promise<object>

/**
 * Reports the stages of a function as server-sent events. The last event is `done` or `error` with the
 * response body. Work that fails before its first stage rejects, so that the caller can still respond with an
 * HTTP status. The work continues if the client leaves.
 */
export async function createProgressStream(
  work: Work,
  describeError: (error: unknown) => object,
): Promise<ReadableStream> {
  const encoder = new TextEncoder()
  const firstStage = Promise.withResolvers<void>()
  let hasStage = false
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const write = (text: string) => controller?.enqueue(encoder.encode(text))
  const sendEvent = (event: string, data: object) =>
    write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const stream = new ReadableStream<Uint8Array>({
    start: (streamController) => void (controller = streamController),
    cancel: () => void (controller = undefined),
  })
  // Proxies close idle connections.
  const keepAlive = setInterval(() => write(': keep-alive\n\n'), KEEP_ALIVE_MS)
  keepAlive.unref()

  const running = work((stage) => {
    hasStage = true
    sendEvent(stage, {})
    firstStage.resolve()
  })
  void running
    .then(
      (result) => sendEvent('done', result),
      (error: unknown) => hasStage && sendEvent('error', describeError(error)),
    )
    .finally(() => {
      clearInterval(keepAlive)
      controller?.close()
      controller = undefined
    })
  await Promise.race([firstStage.promise, running])
  return stream
}
