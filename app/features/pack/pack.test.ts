import { beforeEach, expect, test } from 'vitest'
import { emptyPack, move, pack, setAllCopies, setCopies, takeOut, togglePage } from './pack.ts'

const page = (n: number) => ({ id: `${n}`, slug: `page-${n}`, title: { en: `${n}` }, thumbnail_url: null })
const order = () => pack.get().map(({ id }) => id)
beforeEach(emptyPack)

test('pages are put in and taken out again', () => {
  expect(togglePage(page(1))).toBe('in')
  expect(togglePage(page(2))).toBe('in')
  expect(togglePage(page(1))).toBe('out')
  expect(order()).toEqual(['2'])
})

test('thirty fit', () => {
  for (let n = 0; n < 30; n++) togglePage(page(n))
  expect(togglePage(page(99))).toBe('full')
  expect(order()).toHaveLength(30)
})

test('they are put in order, and the ends stay ends', () => {
  for (const n of [1, 2, 3]) togglePage(page(n))
  move('3', -1)
  expect(order()).toEqual(['1', '3', '2'])
  move('1', -1)
  move('2', 1)
  move('nobody', 1)
  expect(order()).toEqual(['1', '3', '2'])
})

test('each has its copies, within what a class needs', () => {
  for (const n of [1, 2]) togglePage(page(n))
  setAllCopies(25)
  setCopies('2', 99)
  expect(pack.get().map(({ copies }) => copies)).toEqual([25, 40])
  takeOut('1')
  takeOut('2')
  expect(order()).toEqual([])
})
