import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createClientTurns, TurnRefused } from './client-turns.ts'

const limits = { maxActive: 1, maxWaiting: 2, maxWaitMs: 1000 }

/** Jobs that run until the test ends them. */
function heldJobs() {
  const started: string[] = []
  const ends: (() => void)[] = []
  const job = (name: string) => () => {
    started.push(name)
    const { promise, resolve } = Promise.withResolvers<string>()
    ends.push(() => resolve(name))
    return promise
  }
  return { started, ends, job }
}

test('jobs of one client run one after the other and do not delay another client', async () => {
  const { started, ends, job } = heldJobs()
  const turns = createClientTurns(limits)
  const jobs = [turns.run('a', job('a1')), turns.run('a', job('a2')), turns.run('b', job('b1'))]
  await setImmediate()
  expect(started).toEqual(['a1', 'b1'])
  ends[0]!()
  await setImmediate()
  expect(started).toEqual(['a1', 'b1', 'a2'])
  for (const end of ends) end()
  expect(await Promise.all(jobs)).toEqual(['a1', 'a2', 'b1'])
})

test('a job whose client has left never starts and makes room for others', async () => {
  const { started, ends, job } = heldJobs()
  const turns = createClientTurns(limits)
  let hasLeft = false
  const isGone = () => hasLeft
  const first = turns.run('a', job('first'))
  const left = ['left 1', 'left 2'].map((name) => turns.run('a', job(name), isGone))
  const refused = Promise.all(left.map((gone) => expect(gone).rejects.toBeInstanceOf(TurnRefused)))
  hasLeft = true
  const last = turns.run('a', job('last'))
  await refused
  ends[0]!()
  await setImmediate()
  ends[1]!()
  expect(await Promise.all([first, last])).toEqual(['first', 'last'])
  expect(started).toEqual(['first', 'last'])
})
