import { expect, test } from 'vitest'
import { visiblePageNumbers, parsePageNumber } from './pagination.ts'

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [5, 5, [1, 2, 3, 4, 5]],
  [1, 10, [1, 2, 3, 4, 5]],
  [3, 10, [1, 2, 3, 4, 5]],
  [4, 10, [2, 3, 4, 5, 6]],
  [7, 10, [5, 6, 7, 8, 9]],
  [8, 10, [6, 7, 8, 9, 10]],
  [10, 10, [6, 7, 8, 9, 10]],
])('on page %i of %i the links are %o', (current, pages, links) =>
  expect(visiblePageNumbers(current, pages)).toEqual(links),
)

test.each([
  [null, 1],
  ['3', 3],
  ['99', 5],
  ['0', 1],
  ['-1', 1],
  ['two', 1],
  ['1.5', 1],
])('?page=%s means page %i of 5', (text, page) => expect(parsePageNumber(text, 5)).toBe(page))
