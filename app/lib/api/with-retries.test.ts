import { expect, test } from 'vitest'
import { withRetries } from './with-retries.ts'

const failing = (failures: number) => {
  let calls = 0
  return {
    load: () =>
      calls++ < failures ? Promise.reject(new Error(`failure ${calls}`)) : Promise.resolve('list'),
    calls: () => calls,
  }
}

test('a list that fails three times is loaded at the third retry', async () => {
  const source = failing(3)
  await expect(withRetries(3, source.load, 0)).resolves.toBe('list')
  expect(source.calls()).toBe(4)
})

test('the fourth failure is final', async () => {
  const source = failing(10)
  await expect(withRetries(3, source.load, 0)).rejects.toThrow('failure 4')
  expect(source.calls()).toBe(4)
})
