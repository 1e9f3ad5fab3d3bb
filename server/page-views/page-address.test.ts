import { expect, test } from 'vitest'
import { parsePageAddress } from './page-address.ts'

const knownPart = (address: string) => parsePageAddress(address).known

test.each([
  ['/en/page/friendly-cat?r=1&utm_source=mail', '/en/page/friendly-cat'],
  ['/en/page/friendly-cat?r=1&generated=true', '/en/page/friendly-cat?generated=true'],
  ['/de/category/animals?page=2&x=1&difficulty=easy', '/de/category/animals?difficulty=easy&page=2'],
  ['/de/category/animals?difficulty=made-up&page=0x2&age=abc', '/de/category/animals'],
  ['/en/top-100?page=2&page=3', '/en/top-100?page=2'],
  ['/en/search?q=a+cat%20&q=dog&page=1', '/en/search?q=a+cat+&page=1'],
  ['/de/pack?pages=cat*3,dog&x=1', '/de/pack?pages=cat*3%2Cdog'],
  ['/de/pack?pages=cat&name=on&word=2b&numbers=x', '/de/pack?pages=cat&word=2b'],
  [
    '/de/pack?pages=cat&numbers=times&titles=on&name=off',
    '/de/pack?pages=cat&name=off&titles=on&numbers=times',
  ],
  ['/en?constructor=1&__proto__=2', '/en'],
  ['/en/constructor?name=1', '/en/constructor'],
  ['/en/top-100', '/en/top-100'],
  ['/en/admin?tab=pages&anything=1', '/en/admin?tab=pages&anything=1'],
])('%s is the page %s', (address, known) => {
  expect(knownPart(address)).toBe(known)
})

test('a redirect keeps the parameters that only the browser needs', () => {
  const redirect = (location: string) => new Response(null, { status: 301, headers: { location } })
  const { restoreInRedirect } = parsePageAddress('/en/page/old?code=abc&generated=true')
  expect(restoreInRedirect(redirect('/en/page/new?generated=true')).headers.get('location')).toBe(
    '/en/page/new?generated=true&code=abc',
  )
  expect(restoreInRedirect(new Response('a page')).headers.has('location')).toBe(false)
})
