import { expect, test } from 'vitest'
import { ResponseTooLongError, createBoundedFetch } from './bounded-fetch.ts'

/** A bounded fetch (limit 100 bytes) whose response has chunks of ten bytes, and a record of how much of it was read. */
function fetchWithChunks(chunks: number, headers: Record<string, string> = {}) {
  const read = { chunks: 0, cancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read.chunks === chunks) return controller.close()
        read.chunks++
        controller.enqueue(new Uint8Array(10))
      },
      cancel() {
        read.cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  const boundedFetch = createBoundedFetch(async () => new Response(body, { status: 201, headers }), 100)
  return { boundedFetch, read }
}

test('a response of the maximum size is returned with its status and headers', async () => {
  const { boundedFetch } = fetchWithChunks(10, { 'x-name': 'value' })
  const response = await boundedFetch('https://api.example/')
  expect([response.status, response.headers.get('x-name')]).toEqual([201, 'value'])
  expect((await response.arrayBuffer()).byteLength).toBe(100)
})

test('a response with a larger Content-Length is not read at all', async () => {
  const { boundedFetch, read } = fetchWithChunks(11, { 'content-length': '101' })
  await expect(boundedFetch('https://api.example/')).rejects.toThrow(ResponseTooLongError)
  expect(read).toEqual({ chunks: 0, cancelled: true })
})

test('an endless response is aborted at the limit', async () => {
  const { boundedFetch, read } = fetchWithChunks(100_000)
  const response = await boundedFetch('https://api.example/')
  await expect(response.arrayBuffer()).rejects.toThrow(ResponseTooLongError)
  expect(read.chunks).toBeLessThan(20)
})
