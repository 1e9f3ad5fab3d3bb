import { expect, test } from 'vitest'
import type { Wish } from '../../wish.ts'
import type { DrawableFigure, FigureFinder } from '../figures/drawable-figures.ts'
import { chooseSetting } from './choose-setting.ts'

const finder = { topicOf: () => 'people' } as unknown as FigureFinder

function placeOf(verb: string | undefined): string {
  const wished = { noun: 'grandfather', count: 1, looks: [], wears: [], holds: [], ...(verb && { verb }) }
  const wish: Wish = { language: 'en', figures: [wished], unknown: [] }
  return chooseSetting(wish, [{ wished, maker: { topic: 'people' } } as unknown as DrawableFigure], finder)
}

test('grandpa is in the living room by default, but at a lake for fishing', () => {
  expect(placeOf(undefined)).toBe('living-room')
  expect(placeOf('fish')).toBe('lake')
})
