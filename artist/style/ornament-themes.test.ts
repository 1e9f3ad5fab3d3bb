import { expect, test } from 'vitest'
import { ornamentThemeOf } from './ornament-themes.ts'

const byDay = ornamentThemeOf({ place: 'meadow', setting: {} })

test('stars are only on pages at night and in space', () => {
  const atNight = ornamentThemeOf({ place: 'meadow', setting: {}, time: 'night' })
  expect(ornamentThemeOf({ place: 'space', setting: {} })).toBe(atNight)
  for (const place of ['meadow', 'beach', 'city', 'kitchen'])
    expect(ornamentThemeOf({ place, setting: {} })).not.toBe(atNight)
})

test('sea, winter and rooms have their own ornaments', () => {
  const themes = [
    byDay,
    ornamentThemeOf({ place: 'beach', setting: {} }),
    ornamentThemeOf({ place: 'meadow', setting: {}, season: 'winter' }),
    ornamentThemeOf({ place: 'kitchen', setting: { indoors: true } }),
    ornamentThemeOf({ place: 'city', setting: {} }),
  ]
  expect(new Set(themes).size).toBe(themes.length)
})
