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

const figure = (noun: string, more: Partial<Wish['figures'][number]> = {}): Wish['figures'][number] => ({
  noun,
  count: 1,
  looks: [],
  wears: [],
  holds: [],
  ...more,
})

test.each([
  ['apple', { setting: 'orchard', season: 'autumn' }],
  ['strawberry', { setting: 'vegetable-garden', season: 'summer' }],
  ['mushroom', { setting: 'forest', season: 'autumn' }],
] as const)('%s is picked where and when it is ripe', (noun, facts) => {
  const figures = [figure('child', { verb: 'pick', relation: { kind: 'holding', to: 1 } }), figure(noun)]
  expect(factsOf({ language: 'en', figures, unknown: [] })).toMatchObject(facts)
})

test.each([
  ['broom', 'riding', { setting: 'sky', time: 'night' }],
  ['pony', 'riding', { setting: 'meadow' }],
  ['moon', 'above', { setting: 'sky', time: 'night' }],
  ['spaghetti', 'eating', { setting: 'dining-room' }],
] as const)('%s (%s) decides the place', (noun, kind, facts) => {
  const figures = [figure('child', { relation: { kind, to: 1 } }), figure(noun)]
  expect(factsOf({ language: 'en', figures, unknown: [] })).toMatchObject(facts)
})

test('a thing decides season and time for everybody, but the place only for people', () => {
  const withSnowman = (noun: string) => ({
    language: 'en' as const,
    figures: [figure(noun), figure('snowman')],
    unknown: [],
  })
  expect(factsOf(withSnowman('child'))).toMatchObject({ setting: 'snow', season: 'winter' })
  expect(factsOf(withSnowman('fox'))).toMatchObject({ season: 'winter' })
  expect(factsOf(withSnowman('fox')).setting).toBeUndefined()
})

test('nobody sleeps at night in the sunshine or outside of the bed', () => {
  expect(factsOf(wishOf({}, 'sleep'))).toMatchObject({ setting: 'bedroom', time: 'night' })
  expect(factsOf(wishOf({ weather: 'sun' }, 'sleep')).time).toBeUndefined()
  expect(factsOf(wishOf({ setting: 'beach' }, 'sleep')).time).toBeUndefined()
})

test('cakes are baked in the kitchen on every feast', () => {
  expect(factsOf(wishOf({ feast: 'christmas' }, 'bake'))).toMatchObject({
    setting: 'kitchen',
    season: 'winter',
  })
})

test('an umbrella means rain, but not at the beach', () => {
  const withUmbrella = (rest: Partial<Wish>) => {
    const wish = wishOf(rest)
    return factsOf({ ...wish, figures: [...wish.figures, { ...wish.figures[0]!, noun: 'umbrella' }] })
  }
  expect(withUmbrella({}).weather).toBe('rain')
  expect(withUmbrella({ weather: 'snow' }).weather).toBe('snow')
  expect(withUmbrella({ setting: 'beach' }).weather).toBeUndefined()
})
