import { expect, test } from 'vitest'
import { isForeign } from './foreign-request.ts'

const sent = (headers: Record<string, string>) =>
  isForeign(new Request('https://colorami.example/en/contact/message', { method: 'POST', headers }))

test.each([
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://colorami.example' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://colorami.example' }, true],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ origin: 'https://colorami.example' }, false],
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'null' }, true],
  // No browser of the last ten years leaves both out.
  [{}, false],
])('%o', (headers, foreign) => {
  expect(sent(headers as Record<string, string>)).toBe(foreign)
})
