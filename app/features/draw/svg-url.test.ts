import { expect, test } from 'vitest'
import { pictureUrl, svgUrl } from './svg-url.ts'

test('every place that shows the newest picture gets the same URL, and another picture its own', () => {
  const [cat, dog] = ['cat', 'dog'].map((name) => `<svg><title>${name} #1</title></svg>`) as [string, string]
  for (const svg of [cat, cat, dog, cat]) expect(pictureUrl(svg)).toBe(svgUrl(svg))
  expect(pictureUrl(dog)).toBe('data:image/svg+xml,%3Csvg%3E%3Ctitle%3Edog%20%231%3C%2Ftitle%3E%3C%2Fsvg%3E')
})
