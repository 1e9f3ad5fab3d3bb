import { expect, test } from 'vitest'
import { createAcceptBacklog } from './accept-backlog.ts'

/**
 * Opens one connection in each of the first `busyRounds` rounds and counts the rounds until the backlog is
 * drained.
 */
async function roundsUntilDrained(busyRounds: number): Promise<number> {
  let rounds = 0
  const backlog = createAcceptBacklog(async () => {
    rounds++
    if (rounds <= busyRounds) backlog.connectionOpened()
  })
  await backlog.drained()
  return rounds
}

test('the backlog is drained after a round without a new connection', async () => {
  expect(await roundsUntilDrained(0)).toBe(2)
  expect(await roundsUntilDrained(40)).toBe(41)
})

test('an endless series of connections does not block rendering for ever', async () => {
  expect(await roundsUntilDrained(Infinity)).toBeLessThan(1000)
})
