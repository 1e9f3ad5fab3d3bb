import { beforeEach, expect, test } from 'vitest'
import { clearPack, movePage, setAllCopies, setCopies } from './edit-pack.ts'
import { addPages, packStore, removePage, togglePage } from './pack-store.ts'

const page = (n: number) => ({ id: `${n}`, slug: `page-${n}`, title: { en: `${n}` }, thumbnail_url: null })
const order = () => packStore.get().map(({ id }) => id)
beforeEach(clearPack)

test('pages are added and removed', () => {
  expect(togglePage(page(1))).toBe('in')
  expect(togglePage(page(2))).toBe('in')
  expect(togglePage(page(1))).toBe('out')
  expect(order()).toEqual(['2'])
})

test('a pack holds thirty pages', () => {
  for (let n = 0; n < 30; n++) togglePage(page(n))
  expect(togglePage(page(99))).toBe('full')
  expect(order()).toHaveLength(30)
})

test('a whole list is added without duplicates, up to the limit', () => {
  togglePage(page(2))
  expect(addPages([1, 2, 3].map(page))).toBe(2)
  expect(order()).toEqual(['2', '1', '3'])
  expect(addPages(Array.from({ length: 40 }, (_, n) => page(n)))).toBe(27)
  expect(order()).toHaveLength(30)
})

test('pages move up and down, but not past the ends', () => {
  for (const n of [1, 2, 3]) togglePage(page(n))
  movePage('3', -1)
  expect(order()).toEqual(['1', '3', '2'])
  movePage('1', -1)
  movePage('2', 1)
  movePage('unknown', 1)
  expect(order()).toEqual(['1', '3', '2'])
})

test('each page has its number of copies, within the limit', () => {
  for (const n of [1, 2]) togglePage(page(n))
  setAllCopies(25)
  setCopies('2', 99)
  expect(packStore.get().map(({ copies }) => copies)).toEqual([25, 40])
  removePage('1')
  removePage('2')
  expect(order()).toEqual([])
})
