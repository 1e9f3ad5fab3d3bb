import { expect, test } from 'vitest'
import { addressesOfPage, isListScreen, slugOf } from './screens-to-store.ts'

test('a page is stored with its drawing, its regions and the screen for coloring it', () => {
  const picture = '/storage/a.svg?format=webp&width=400'
  expect(addressesOfPage('de', { slug: 'kleine-katze', picture })).toEqual([
    '/de/page/kleine-katze',
    '/storage/a.svg',
    '/de/color/kleine-katze',
    '/coloring/kleine-katze.json',
  ])
})

test('a picture without regions is stored without the screen for coloring', () => {
  expect(addressesOfPage('de', { slug: 'foto', picture: '/storage/a.png' })).toEqual([
    '/de/page/foto',
    '/storage/a.png',
  ])
})

test('lists and pages are stored, screens of an account and searches are not', () => {
  expect(slugOf('/en/page/friendly-cat')).toBe('friendly-cat')
  for (const path of ['/en', '/en/favourites', '/fr/top-100', '/nl/category/animals'])
    expect(isListScreen(path)).toBe(true)
  for (const path of ['/en/dashboard', '/en/admin', '/en/auth', '/en/search', '/en/page/friendly-cat'])
    expect(isListScreen(path)).toBe(false)
})
