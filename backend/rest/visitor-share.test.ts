import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createVisitorShare, type RequestPool } from './visitor-share.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A pool whose queries run until the test ends them. */
function heldPool() {
  const running: PromiseWithResolvers<void>[] = []
  const run = () => {
    const query = Promise.withResolvers<void>()
    running.push(query)
    return query.promise
  }
  return { pool: { run, use: run } as unknown as RequestPool, running }
}

const limits = { maxActive: 3, maxWaiting: 2, maxWaitMs: 1000 }
const tooMany = expect.objectContaining({ status: 429, headers: { 'retry-after': '1' } })
const noSteps = () => []

test('a visitor runs three queries at once, another visitor is not affected', async () => {
  const { pool, running } = heldPool()
  const share = createVisitorShare(pool, limits)
  const waiting = Array.from({ length: 5 }, () => share('a').run(noSteps))
  await setImmediate()
  expect(running).toHaveLength(3)
  void share('b').run(noSteps)
  await setImmediate()
  expect(running).toHaveLength(4)
  for (let next = 0; next < 3; next++) running[next]!.resolve()
  await setImmediate()
  expect(running).toHaveLength(6)
  running.forEach(({ resolve }) => resolve())
  await Promise.all(waiting)
})

test('more waiting queries than allowed are refused', async () => {
  const { pool, running } = heldPool()
  const share = createVisitorShare(pool, limits)
  const accepted = Array.from({ length: 5 }, () => share('a').run(noSteps))
  await expect(share('a').run(noSteps)).rejects.toEqual(tooMany)
  for (const { resolve } of running) resolve()
  await setImmediate()
  for (const { resolve } of running) resolve()
  await Promise.all(accepted)
})

test('a query that waits too long is refused', async () => {
  vi.useFakeTimers()
  const { pool } = heldPool()
  const share = createVisitorShare(pool, { ...limits, maxActive: 1 })
  void share('a').run(noSteps)
  const refused = expect(share('a').run(noSteps)).rejects.toEqual(tooMany)
  await vi.advanceTimersByTimeAsync(1000)
  await refused
})

test('a failed query gives its turn back, and a query whose client has left takes none', async () => {
  const { pool, running } = heldPool()
  const share = createVisitorShare(pool, { ...limits, maxActive: 1 })
  const failing = expect(share('a').run(noSteps)).rejects.toThrow('broken')
  const left = expect(share('a').run(noSteps, () => AbortSignal.abort())).rejects.toEqual(tooMany)
  const last = share('a').run(noSteps)
  await setImmediate()
  running[0]!.reject(new Error('broken'))
  await Promise.all([failing, left])
  await setImmediate()
  expect(running).toHaveLength(2)
  running[1]!.resolve()
  await last
})
