import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })

const allOf = async (...chunks: string[]) => {
  const events = []
  for await (const event of readEvents(streamOf(...chunks))) events.push(event)
  return events
}

test('stages are read however the network cut them up', async () => {
  const text = 'event: checked\ndata: {}\n\n: still at it\n\nevent: done\ndata: {"page":{"slug":"a-ü"}}\n\n'
  const events = [
    { name: 'checked', data: {} },
    { name: 'done', data: { page: { slug: 'a-ü' } } },
  ]
  expect(await allOf(text)).toEqual(events)
  expect(await allOf(...text)).toEqual(events)
})

test('an answer that breaks off in the middle ends without its last event', async () => {
  expect(await allOf('event: checked\ndata: {}\n\nevent: do')).toEqual([{ name: 'checked', data: {} }])
})
