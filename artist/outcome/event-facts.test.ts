import { expect, test } from 'vitest'
import { isPlace } from '../scenery/setting-of-place.ts'
import type { Wish } from '../wish.ts'
import { addEventFacts } from './event-facts.ts'

const topicOf = (noun: string) => ({ child: 'people', fox: 'animals' })[noun]
const wishOf = (rest: Partial<Wish>, verb?: string, noun = 'child'): Wish => ({
  language: 'en',
  figures: [{ noun, count: 1, looks: [], wears: [], holds: [], ...(verb && { verb }) }],
  unknown: [],
  ...rest,
})
const factsOf = (wish: Wish) => addEventFacts(wish, topicOf)

test.each([
  ['birthday', { setting: 'party-room' }],
  ['wedding', { setting: 'wedding' }],
  ['school-start', { setting: 'schoolyard', time: 'morning' }],
  ['st-martin', { season: 'autumn', time: 'night' }],
  ['hanukkah', { setting: 'dining-room', time: 'night' }],
] as const)('%s decides place and time', (feast, facts) => {
  expect(factsOf(wishOf({ feast }))).toMatchObject(facts)
})

test.each([
  ['ice-skate', 'ice-rink'],
  ['shop', 'supermarket'],
  ['paint', 'art-studio'],
  ['do-gymnastics', 'gym'],
])('%s takes place where it belongs', (verb, setting) => {
  expect(factsOf(wishOf({}, verb)).setting).toBe(setting)
  expect(isPlace(setting)).toBe(true)
})

test('what the wish names wins, and a fox sleeps outdoors', () => {
  expect(factsOf(wishOf({ feast: 'birthday', setting: 'beach' })).setting).toBe('beach')
  expect(factsOf(wishOf({}, 'sleep', 'fox')).setting).toBeUndefined()
})
