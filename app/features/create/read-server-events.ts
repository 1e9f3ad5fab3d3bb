interface ServerEvent {
  name: string
  data: unknown
}

/** Yields server-sent events, also when the network splits them. Comments (keep-alive) are skipped. */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let incomplete = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (incomplete + value).split('\n\n')
    incomplete = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, name, data] = /^event: (.+)\ndata: (.*)$/.exec(block) ?? []
      if (name) yield { name, data: JSON.parse(data ?? 'null') as unknown }
    }
  }
}
