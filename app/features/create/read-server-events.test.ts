import { expect, test } from 'vitest'
import { readServerEvents } from './read-server-events.ts'

const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })

const eventsOf = async (...chunks: string[]) => {
  const events = []
  for await (const event of readServerEvents(streamOf(...chunks))) events.push(event)
  return events
}

test('events are read also when the network splits them', async () => {
  const text = 'event: checked\ndata: {}\n\n: still at it\n\nevent: done\ndata: {"page":{"slug":"a-ü"}}\n\n'
  const events = [
    { name: 'checked', data: {} },
    { name: 'done', data: { page: { slug: 'a-ü' } } },
  ]
  expect(await eventsOf(text)).toEqual(events)
  expect(await eventsOf(...text)).toEqual(events)
})

test('a stream that ends too early ends without its last event', async () => {
  expect(await eventsOf('event: checked\ndata: {}\n\nevent: do')).toEqual([{ name: 'checked', data: {} }])
})
