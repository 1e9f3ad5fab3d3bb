import { expect, test } from 'vitest'
import { type FoundSuggestions, listSuggestions } from './fetch-suggestions.ts'

const found = (pages: number, concepts: number, themes: number): FoundSuggestions => ({
  pages: Array.from({ length: pages }, (_, n) => ({
    id: `p${n}`,
    slug: `cat-${n}`,
    title: `Cat ${n}`,
    picture: null,
  })),
  concepts: Array.from({ length: concepts }, (_, n) => ({
    key: `c${n}`,
    label: `cats ${n}`,
    query: `cats ${n}`,
    picture: '/storage/cat.svg',
  })),
  themes: Array.from({ length: themes }, (_, n) => ({
    id: `t${n}`,
    slug: `theme-${n}`,
    name: `Theme ${n}`,
    icon: null,
    picture: null,
  })),
})

const ids = (pages: number, concepts: number, themes: number) =>
  listSuggestions(found(pages, concepts, themes), 'nl').map(({ id }) => id)

test('pages come first, then concepts, then themes, five and three at most', () => {
  expect(ids(5, 3, 4)).toEqual(['p0', 'p1', 'p2', 'concept-c0', 'concept-c1', 't0', 't1', 't2'])
  expect(ids(5, 0, 0)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4'])
})

test('concepts fill the places that pages leave free', () => {
  expect(ids(1, 3, 1)).toEqual(['p0', 'concept-c0', 'concept-c1', 'concept-c2', 't0'])
})

test('a page opens its page, a concept a search, and a theme its category', () => {
  expect(listSuggestions(found(1, 1, 1), 'nl').map(({ to }) => to)).toEqual([
    '/nl/page/cat-0',
    '/nl/search?q=cats+0',
    '/nl/category/theme-0',
  ])
})
