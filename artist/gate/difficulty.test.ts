import { expect, test } from 'vitest'
import { difficultyOf, difficultyRatio } from './difficulty.ts'

const page = (count: number) => ({ regions: count + 9, under6: 9 })

test('a page between two difficulties has the one that was asked for', () => {
  expect(difficultyOf(page(45))).toBe('easy')
  expect(difficultyOf(page(45), 'medium')).toBe('medium')
  expect(difficultyOf(page(100), 'hard')).toBe('hard')
})

test('a page that does not suit the difficulty that was asked for has its own', () => {
  expect(difficultyOf(page(90), 'easy')).toBe('medium')
  expect(difficultyOf(page(12), 'medium')).toBe('easy')
  expect(difficultyRatio('easy', page(90))).toBe(1.5)
  expect(difficultyRatio('medium', page(5))).toBe(5)
})
