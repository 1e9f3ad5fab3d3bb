export interface ServerEvent {
  name: string
  data: unknown
}

/** Server-sent events one after the other, however the network cut them up. Comments keep the line open and are not passed on. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, name, data] = /^event: (.+)\ndata: (.*)$/.exec(block) ?? []
      if (name) yield { name, data: JSON.parse(data ?? 'null') as unknown }
    }
  }
}
