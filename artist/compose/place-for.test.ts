import { expect, test } from 'vitest'
import type { Wish } from '../wish.ts'
import type { Actor, Casting } from './cast.ts'
import { placeFor } from './place-for.ts'

const casting = { topicOf: () => 'people' } as unknown as Casting

function placeOf(verb: string | undefined): string {
  const wished = { noun: 'grandfather', count: 1, looks: [], wears: [], holds: [], ...(verb && { verb }) }
  const wish: Wish = { language: 'en', figures: [wished], unknown: [] }
  return placeFor(wish, [{ wished, maker: { topic: 'people' } } as unknown as Actor], casting)
}

test('grandpa is at home in the living room, but fishes at the water', () => {
  expect(placeOf(undefined)).toBe('living-room')
  expect(placeOf('fish')).toBe('lake')
})
