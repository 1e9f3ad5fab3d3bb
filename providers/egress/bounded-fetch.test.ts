import { expect, test } from 'vitest'
import { AnswerTooLong, createBoundedFetch } from './bounded-fetch.ts'

/** An answer in parts of ten bytes, as many as are asked for, and how many were. */
function answering(parts: number, headers: Record<string, string> = {}) {
  const given = { parts: 0, cancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (given.parts === parts) return controller.close()
        given.parts++
        controller.enqueue(new Uint8Array(10))
      },
      cancel() {
        given.cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  const bounded = createBoundedFetch(async () => new Response(body, { status: 201, headers }), 100)
  return { bounded, given }
}

test('an answer of the length it may have passes whole, with its status and headers', async () => {
  const { bounded } = answering(10, { 'x-name': 'value' })
  const response = await bounded('https://api.example/')
  expect([response.status, response.headers.get('x-name')]).toEqual([201, 'value'])
  expect((await response.arrayBuffer()).byteLength).toBe(100)
})

test('one that says it is longer is not read at all', async () => {
  const { bounded, given } = answering(11, { 'content-length': '101' })
  await expect(bounded('https://api.example/')).rejects.toThrow(AnswerTooLong)
  expect(given).toEqual({ parts: 0, cancelled: true })
})

test('one that goes on without end is cut where it becomes too long', async () => {
  const { bounded, given } = answering(100_000)
  const response = await bounded('https://api.example/')
  await expect(response.arrayBuffer()).rejects.toThrow(AnswerTooLong)
  expect(given.parts).toBeLessThan(20)
})
