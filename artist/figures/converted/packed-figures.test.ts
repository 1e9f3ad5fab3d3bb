import { expect, test } from 'vitest'
import { packFigures, unpackFigures } from './packed-figures.ts'
import type { ListedFigure } from './parse-converted-figures.ts'

test('packed figures are the same after they are unpacked', () => {
  const figures: ListedFigure[] = [
    { id: 'badger', height: 0.35, rests: 'stands', topic: 'animals' },
    { id: 'hot-air-balloon', height: 20, rests: 'floats', topic: 'sky' },
  ]
  expect(unpackFigures(packFigures(figures))).toEqual(figures)
})
