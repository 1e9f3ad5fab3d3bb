import { expect, test } from 'vitest'
import { finishWithin } from './finish-within.ts'

test('waits for work that ends, and not for work that never does', async () => {
  let isFinished = false
  const work = Promise.resolve().then(() => (isFinished = true))
  await finishWithin(10_000, [work])
  expect(isFinished).toBe(true)
  await finishWithin(1, [work, new Promise(() => {})])
})
