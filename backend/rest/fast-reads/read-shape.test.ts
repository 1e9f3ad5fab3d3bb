import { expect, test } from 'vitest'
import { readShape } from './read-shape.ts'

test('takes the values of plain filters out of a URL', () => {
  expect(readShape('/pages?select=id&slug=eq.a-cat&level=gt.2&limit=5')).toEqual({
    shape: '/pages?select=id&slug=eq.\0&level=gt.\0&limit=5',
    values: ['a-cat', '2'],
  })
  expect(readShape('/pages?slug=eq.a').shape).toBe(readShape('/pages?slug=eq.b').shape)
})

test('leaves everything in place that is no plain filter or whose value has a meaning of its own', () => {
  for (const url of [
    '/pages',
    '/pages?select=eq.id&order=eq.id&limit=eq.1&offset=eq.1&columns=eq.a&on_conflict=eq.a&apikey=eq.a',
    '/pages?and=eq.1&or=eq.1',
    '/pages?slug=eq.',
    '/pages?slug=eq.a%20b',
    '/pages?slug=eq.a+b',
    '/pages?slug=eq.a.b',
    '/pages?slug=eq.(a)',
    '/pages?slug=not.eq.a',
    '/pages?slug=eq(any).{a}',
    '/pages?data->>a=eq.b',
    '/pages?themes.slug=eq.a',
    '/pages?slug=is.null',
  ])
    expect(readShape(url)).toEqual({ shape: url, values: [] })
})

test('URLs with and without a value never have the same shape', () => {
  const shapes = ['a=eq.1&b=eq.1', 'a=eq.&b=eq.1', 'a=eq.1&b=eq.'].map(
    (query) => readShape(`/t?${query}`).shape,
  )
  expect(new Set(shapes).size).toBe(3)
})
