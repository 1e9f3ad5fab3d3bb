import { expect, test } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

/** A render that ends when `finish` is called. */
function pendingRender() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { render: () => promise, finish: resolve }
}

test('some renders run, some wait, and the queue is full until one ends', async () => {
  const queue = createRenderQueue({ maxConcurrent: 2, maxWaiting: 1, maxWaitMs: 1000 })
  const renders = [pendingRender(), pendingRender(), pendingRender()]
  const [first, ...rest] = renders.map(({ render }, index) => {
    expect(queue.isFull('a'), `before render ${index}`).toBe(false)
    return queue.run('a', render)
  })
  expect(queue.isFull('a')).toBe(true)
  renders[0]!.finish()
  await first
  expect(queue.isFull('a')).toBe(false)
  for (const { finish } of renders) finish()
  await Promise.all(rest)
})

test('the queue is full while its first entry waits too long', async () => {
  let time = 0
  const queue = createRenderQueue({ maxConcurrent: 1, maxWaiting: 100, maxWaitMs: 1000, now: () => time })
  const slow = pendingRender()
  const both = [queue.run('a', slow.render), queue.run('a', async () => {})]
  time = 1000
  expect(queue.isFull('a')).toBe(false)
  time = 1001
  expect(queue.isFull('a')).toBe(true)
  slow.finish()
  await Promise.all(both)
  expect(queue.isFull('a')).toBe(false)
})

test('a failed render frees its place', async () => {
  const queue = createRenderQueue({ maxConcurrent: 1, maxWaiting: 0, maxWaitMs: 1000 })
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(queue.isFull('a')).toBe(false)
})

test('queued renders start in the order of their arrival', async () => {
  const queue = createRenderQueue({ maxConcurrent: 1, maxWaiting: 9, maxWaitMs: 1000 })
  const order: number[] = []
  await Promise.all([1, 2, 3, 4].map((n) => queue.run('a', async () => void order.push(n))))
  expect(order).toEqual([1, 2, 3, 4])
})

test('fewer renders run while the queue is long, and the usual number again when it gets shorter', async () => {
  const queue = createRenderQueue({
    maxConcurrent: 3,
    maxConcurrentWhenBusy: 1,
    maxWaiting: 4,
    maxWaitMs: 1000,
  })
  let running = 0
  const renders = Array.from({ length: 7 }, pendingRender)
  const results = renders.map(({ render }) =>
    queue.run('a', async () => {
      running++
      await render()
      running--
    }),
  )
  for (const [index, { finish }] of renders.entries()) {
    finish()
    await results[index]
    await expect.poll(() => running, { message: `after render ${index}` }).toBe([2, 1, 1, 3, 2, 1, 0][index])
  }
  expect(queue.isFull('a')).toBe(false)
})

test('one visitor cannot fill the queue, and the page of another visitor is rendered next', async () => {
  const queue = createRenderQueue({
    maxConcurrent: 3,
    maxConcurrentPerVisitor: 2,
    maxWaiting: 10,
    maxWaitingPerVisitor: 4,
    maxWaitMs: 1000,
  })
  const flood = Array.from({ length: 6 }, pendingRender)
  const renders = flood.map(({ render }) => queue.run('flood', render))
  expect([queue.isFull('flood'), queue.isFull('visitor')]).toEqual([true, false])
  expect(await queue.run('visitor', async () => 'rendered')).toBe('rendered')
  for (const { finish } of flood) finish()
  await Promise.all(renders)
})
