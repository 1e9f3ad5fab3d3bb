import { expect, test } from 'vitest'
import { requestedPath } from './requested-path.ts'

test('the parts that React Router adds to data requests are removed', () => {
  const request = new Request(
    'https://site.example/nl/coloring-page/cat.data?generated=true&_routes=screens%2Fpage',
  )
  expect(requestedPath(request)).toEqual({ pathname: '/nl/coloring-page/cat', search: '?generated=true' })
})

test('a path without a query has an empty search', () => {
  expect(requestedPath(new Request('https://site.example/nl'))).toEqual({ pathname: '/nl', search: '' })
})
