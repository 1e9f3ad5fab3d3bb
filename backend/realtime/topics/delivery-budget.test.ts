import { expect, test } from 'vitest'
import { createDeliveryBudget } from './delivery-budget.ts'

const state = { now: 0 }
const createBudget = () => createDeliveryBudget({ burst: 100_000, perSecond: 10_000, now: () => state.now })

test('a message costs its size once for each receiver, and an address that has used up its budget waits', () => {
  const budget = createBudget()
  expect(budget.allow('a', 1_000, 100)).toBe(true)
  expect(budget.allow('a', 1, 1)).toBe(false)
  expect(budget.allow('b', 1, 1)).toBe(true)
  state.now += 6_000
  expect(budget.allow('a', 1, 1)).toBe(true)
})

test('a message without receivers costs nothing', () => {
  const budget = createBudget()
  for (let n = 0; n < 1_000; n++) budget.allow('a', 60_000, 0)
  expect(budget.allow('a', 1, 1)).toBe(true)
})

test('small messages cost something, too', () => {
  const budget = createBudget()
  const sent = Array.from({ length: 1_000 }, () => budget.allow('a', 1, 1)).filter(Boolean)
  expect(sent.length).toBeLessThan(250)
})
