import { expect, test } from 'vitest'
import { createAtHand } from './at-hand.ts'

const picture = (size: number) => ({ bytes: new Uint8Array(size), type: 'image/webp' })

test('the pictures asked for last stay at hand, within a bound', () => {
  const atHand = createAtHand({ maxBytes: 1000, note() {} })
  for (let n = 0; n < 100; n++) {
    atHand.set(`${n}`, picture(50))
    atHand.get('0')
  }
  expect(atHand.get('0')).toBeDefined()
  expect(atHand.get('1')).toBeUndefined()
  expect(Array.from({ length: 100 }, (_, n) => atHand.get(`${n}`)).filter(Boolean)).toHaveLength(20)
  atHand.set('large', picture(51))
  expect(atHand.get('large')).toBeUndefined()
})

test('that one is still wanted is noted once an hour', () => {
  let time = 0
  const noted: string[] = []
  const atHand = createAtHand({ maxBytes: 1000, note: (key) => void noted.push(key), now: () => time })
  atHand.set('cat', picture(50))
  for (time = 0; time < 3 * 60 * 60_000; time += 60_000) atHand.get('cat')
  expect(noted).toEqual(['cat', 'cat', 'cat'])
})
