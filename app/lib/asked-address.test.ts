import { expect, test } from 'vitest'
import { askedAddress } from './asked-address.ts'

test('what the router adds for itself is not part of the address', () => {
  const request = new Request(
    'https://site.example/nl/coloring-page/cat.data?generated=true&_routes=screens%2Fpage',
  )
  expect(askedAddress(request)).toEqual({ pathname: '/nl/coloring-page/cat', search: '?generated=true' })
})

test('an address without a query has none', () => {
  expect(askedAddress(new Request('https://site.example/nl'))).toEqual({ pathname: '/nl', search: '' })
})
