import { expect, test } from 'vitest'
import { isCrossSite } from './cross-site-request.ts'

const isCrossSitePost = (headers: Record<string, string>) =>
  isCrossSite(new Request('https://colorami.example/en/contact/message', { method: 'POST', headers }))

test.each([
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://colorami.example' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://colorami.example' }, true],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ origin: 'https://colorami.example' }, false],
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'null' }, true],
  // Every current browser sends at least one of the two headers, so a request without them is no browser's.
  [{}, false],
])('a POST with the headers %o is cross-site: %s', (headers, expected) => {
  expect(isCrossSitePost(headers as Record<string, string>)).toBe(expected)
})
