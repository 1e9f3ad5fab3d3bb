import { expect, test } from 'vitest'
import { createRng } from '../geometry/rng.ts'
import { growthIn, isSnowLand } from './weather.ts'

test('no flower and no fern grows in the snow', () => {
  for (const growth of ['flower', 'tulip', 'daisy', 'fern', 'mushroom'] as const)
    expect(['stone', 'bush']).toContain(growthIn('winter', growth, createRng(3)))
})

test('a penguin slides down a hill of snow, and its zoo has summer', () => {
  expect(isSnowLand('mountains', ['penguin'])).toBe(true)
  expect(isSnowLand('mountains', ['bear'])).toBe(false)
  expect(isSnowLand('zoo', ['penguin'])).toBe(false)
})
