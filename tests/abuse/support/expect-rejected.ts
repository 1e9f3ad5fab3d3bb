import { expect } from 'vitest'
import type { CallOptions, InProcessSite } from '#tests/support/site/in-process-site.ts'

/** Internals that a response must never contain. */
const INTERNALS = /at .*\.ts:\d|node_modules|ECONN|\/home\/|stack/i

export const repeat = (count: number, text: string) => Array.from({ length: count }, () => text).join(',')

/** Sends a request, expects a 4xx status without internals in the body, and returns the body. */
export async function expectRejected(
  site: InProcessSite,
  path: string,
  options: CallOptions = {},
): Promise<string> {
  const response = await site.request(path, options)
  const text = await response.text()
  const isRejected = response.status >= 400 && response.status < 500
  expect([path.slice(0, 80), response.status, isRejected]).toEqual([path.slice(0, 80), response.status, true])
  expect(text).not.toMatch(INTERNALS)
  return text
}
