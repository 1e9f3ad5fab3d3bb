import { expect, test } from 'vitest'
import { createArrivals } from './arrivals.ts'

/** In how many rounds of the event loop somebody comes, and in how many it was seen that they do. */
async function roundsUntilSettled(crowd: number): Promise<number> {
  let rounds = 0
  const arrivals = createArrivals(async () => {
    rounds++
    if (rounds <= crowd) arrivals.came()
  })
  await arrivals.settled()
  return rounds
}

test('work waits until a round has brought nobody new', async () => {
  expect(await roundsUntilSettled(0)).toBe(2)
  expect(await roundsUntilSettled(40)).toBe(41)
})

test('an endless crowd does not keep it waiting for ever', async () => {
  expect(await roundsUntilSettled(Infinity)).toBeLessThan(1000)
})
