import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

test('a few work, some wait, and with the last place taken it is full until somebody is done', async () => {
  const turns = createTurns({ atOnce: 2, waiting: 1, patienceMs: 1000 })
  const jobs = [held(), held(), held()]
  const [first, ...rest] = jobs.map(({ work }, n) => {
    expect(turns.isFull(), `before number ${n}`).toBe(false)
    return turns.take(work)
  })
  expect(turns.isFull()).toBe(true)
  jobs[0]!.end()
  await first
  expect(turns.isFull()).toBe(false)
  for (const { end } of jobs) end()
  await Promise.all(rest)
})

test('nobody joins a line that does not move', async () => {
  let time = 0
  const turns = createTurns({ atOnce: 1, waiting: 100, patienceMs: 1000, now: () => time })
  const slow = held()
  const both = [turns.take(slow.work), turns.take(async () => {})]
  time = 1000
  expect(turns.isFull()).toBe(false)
  time = 1001
  expect(turns.isFull()).toBe(true)
  slow.end()
  await Promise.all(both)
  expect(turns.isFull()).toBe(false)
})

test('work that fails gives its place back', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 0, patienceMs: 1000 })
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(turns.isFull()).toBe(false)
})

test('whoever waits has their turn in the order they came', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 9, patienceMs: 1000 })
  const seen: number[] = []
  await Promise.all([1, 2, 3, 4].map((n) => turns.take(async () => void seen.push(n))))
  expect(seen).toEqual([1, 2, 3, 4])
})

test('in a crowd fewer work at a time, and as many as ever once it thins out', async () => {
  const turns = createTurns({ atOnce: 3, inCrowd: 1, waiting: 4, patienceMs: 1000 })
  let working = 0
  const jobs = Array.from({ length: 7 }, held)
  const taken = jobs.map(({ work }) =>
    turns.take(async () => {
      working++
      await work()
      working--
    }),
  )
  for (const [n, { end }] of jobs.entries()) {
    end()
    await taken[n]
    await expect.poll(() => working, { message: `after number ${n}` }).toBe([2, 1, 1, 3, 2, 1, 0][n])
  }
  expect(turns.isFull()).toBe(false)
})
