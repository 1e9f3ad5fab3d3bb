import { expect, it } from 'vitest'
import { divideLetters } from './divide-letters.ts'

const isKnown = (word: string) => ['naked', 'woman', 'cat'].includes(word)

it('divides letters into known words and keeps unknown letters together', () => {
  expect(divideLetters('anakedwoman', isKnown)).toEqual(['a', 'naked', 'woman'])
  expect(divideLetters('xyzcat', isKnown)).toEqual(['xyz', 'cat'])
})
