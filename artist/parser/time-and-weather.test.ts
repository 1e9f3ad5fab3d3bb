import { expect, test } from 'vitest'
import { lexicon } from '../../tests/support/drawing/lexicon.ts'
import { parseWish } from './parse-wish.ts'

test.each([
  ['en', 'three penguins brushing their teeth before bed', { time: 'night' }],
  ['en', 'an owl in the dark forest', { time: 'night', setting: 'forest' }],
  ['en', 'a fox under the stars', { time: 'night' }],
  ['en', 'a dog at dawn in the snow', { time: 'morning', setting: 'snow' }],
  ['en', 'a cat in the pouring rain', { weather: 'rain' }],
  ['de', 'ein Kind im dunklen Park', { time: 'night', setting: 'park' }],
  ['de', 'ein Bär vor dem Schlafengehen', { time: 'night' }],
  ['de', 'ein Hund, es regnet', { weather: 'rain' }],
  ['de', 'ein Igel an einem Herbsttag', { season: 'autumn' }],
  ['fr', 'un loup au clair de lune', { time: 'night' }],
  ['fr', "un chat dans l'obscurité", { time: 'night' }],
  ['fr', 'un enfant avant de se coucher', { time: 'night' }],
  ['fr', "un bateau sous l'orage", { weather: 'storm' }],
  ['es', 'un búho en la oscuridad', { time: 'night' }],
  ['es', 'una niña antes de dormir', { time: 'night' }],
  ['es', 'un perro en un día lluvioso', { weather: 'rain' }],
  ['it', 'un gatto al tramonto', { time: 'sunset' }],
  ['it', "un coniglio all'ora della nanna", { time: 'night' }],
  ['it', 'un orso sotto la neve', { weather: 'snow' }],
  ['nl', "een egel 's avonds", { time: 'sunset' }],
  ['nl', 'een beer voor het slapengaan', { time: 'night' }],
  ['nl', 'een hond, het waait', { weather: 'wind' }],
] as const)('%s: "%s" has its time and weather, and they are no figures', (language, prompt, expected) => {
  const wish = parseWish(prompt, language, lexicon)
  expect(wish).toMatchObject(expected)
  expect(wish.unknown).toEqual([])
  // The penguins hold a toothbrush, which is a figure of its own.
  expect(wish.figures.filter(({ noun }) => noun !== 'toothbrush')).toHaveLength(1)
})
