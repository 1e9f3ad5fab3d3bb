/** Passes calls on and cuts any answer that is longer than it may be, so that an endless one fills nobody's memory. */
export function createBoundedFetch(
  fetch: typeof globalThis.fetch,
  mostBytes: number,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (Number(response.headers.get('content-length') ?? 0) > mostBytes) {
      await response.body?.cancel()
      throw new AnswerTooLong()
    }
    if (!response.body) return response
    let seen = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          seen += chunk.byteLength
          if (seen > mostBytes) controller.error(new AnswerTooLong())
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, response)
  }
}

export class AnswerTooLong extends Error {
  constructor() {
    super('the answer is longer than it may be')
    this.name = 'AnswerTooLong'
  }
}
