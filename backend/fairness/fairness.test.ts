import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'
import { createFairShare, type Release } from './fair-share.ts'

test('one key cannot take more than its share, and leaves places for others', () => {
  const share = createFairShare({ total: 4, perKey: 3 })
  const releases = [share.take('a'), share.take('a'), share.take('a')]
  expect([share.take('a'), share.isExhausted('a'), share.isExhausted('b')]).toEqual([undefined, true, false])
  expect(share.take('b')).toBeDefined()
  expect(share.take('c')).toBeUndefined()
  releases[0]!()
  expect(share.take('c')).toBeDefined()
})

test('a place that is freed twice counts once', () => {
  const share = createFairShare({ total: 2, perKey: 2 })
  const release = share.take('a')!
  share.take('a')
  release()
  release()
  expect(share.taken).toBe(1)
})

test('waiting keys take turns, whatever the length of their queues', async () => {
  const queue = createFairQueue({ total: 1, perKey: 1 })
  const order: string[] = []
  const work = async (key: string) => {
    const release = await queue.take(key)
    order.push(key)
    await setImmediate()
    release()
  }
  const flood = Array.from({ length: 10 }, () => work('flood'))
  await Promise.all([...flood, work('a'), work('b'), work('a')])
  expect(order.slice(0, 6)).toEqual(['flood', 'flood', 'a', 'b', 'flood', 'a'])
  expect([queue.waiting(), queue.mustWait('a')]).toEqual([0, false])
})

test('a key that holds its share does not keep others from free places', async () => {
  const queue = createFairQueue({ total: 3, perKey: 1 })
  const first = queue.take('flood') as Release
  const second = queue.take('flood')
  expect([queue.mustWait('flood'), queue.mustWait('a')]).toEqual([true, false])
  expect(queue.take('a')).toBeTypeOf('function')
  first()
  expect(await second).toBeTypeOf('function')
})

test('the waiting time is that of the key itself, or the time without any turn', () => {
  let time = 0
  const queue = createFairQueue({ total: 2, perKey: 1 }, { now: () => time })
  const [flood] = [queue.take('flood') as Release, queue.take('flood'), queue.take('flood')]
  time = 100
  expect([queue.waitedFor('flood'), queue.waitedFor('a')]).toEqual([100, 100])
  flood()
  time = 150
  expect([queue.waitedFor('flood'), queue.waitedFor('a')]).toEqual([150, 50])
})
