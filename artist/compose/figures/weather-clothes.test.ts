import { expect, test } from 'vitest'
import { settingOf } from '../../scenery/setting-of-place.ts'
import type { Wish } from '../../wish.ts'
import { clothesForWeather } from './weather-clothes.ts'

const clothes = (place: string, wish: Partial<Wish> = {}) =>
  clothesForWeather({ language: 'en', figures: [], unknown: [], ...wish }, place, settingOf(place))

test.each([
  ['snow', {}, 'cold'],
  ['ice-rink', {}, 'cold'],
  ['park', { season: 'winter' }, 'cold'],
  ['street', { weather: 'snow' }, 'cold'],
  ['garden', { weather: 'rain' }, 'rain'],
  ['beach', {}, 'beach'],
  ['beach', { season: 'winter' }, 'cold'],
  ['pool', {}, 'bathing'],
  ['meadow', {}, undefined],
  ['living-room', { season: 'winter' }, undefined],
  ['underwater', { weather: 'rain' }, undefined],
] as const)('at %s with %o people wear clothes for %s', (place, wish, expected) => {
  expect(clothes(place, wish)).toBe(expected)
})
