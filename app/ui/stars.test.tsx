import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stars } from './stars.tsx'

test.each([
  [0, 0],
  [0.9, 0],
  [4.8, 4],
  [5, 5],
])('%d of five fills %d whole stars', (average, filled) => {
  const html = renderToStaticMarkup(<Stars average={average} label="stars" />)
  expect(html.match(/fill-sun/g) ?? []).toHaveLength(filled)
})
