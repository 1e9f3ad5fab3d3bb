/** Wraps a `fetch` and aborts responses above a size limit, so that an endless response cannot fill the memory. */
export function createBoundedFetch(
  fetch: typeof globalThis.fetch,
  maxBytes: number,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
      await response.body?.cancel()
      throw new ResponseTooLongError()
    }
    if (!response.body) return response
    let received = 0
    const limitedBody = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          received += chunk.byteLength
          if (received > maxBytes) controller.error(new ResponseTooLongError())
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(limitedBody, response)
  }
}

export class ResponseTooLongError extends Error {
  constructor() {
    super('the response is larger than allowed')
    this.name = 'ResponseTooLongError'
  }
}
