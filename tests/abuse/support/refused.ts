import { expect } from 'vitest'
import type { Ask, WholeSite } from '#tests/support/whole-site.ts'

/** What nobody outside should ever read. */
const INSIDE = /at .*\.ts:\d|node_modules|ECONN|\/home\/|stack/i

export const many = (count: number, one: string) => Array.from({ length: count }, () => one).join(',')

/** Asks and expects a refusal that is the caller's fault and tells nothing of the inside. Gives what it says. */
export async function refused(site: WholeSite, address: string, options: Ask = {}): Promise<string> {
  const answer = await site.ask(address, options)
  const text = await answer.text()
  const isRefusal = answer.status >= 400 && answer.status < 500
  expect([address.slice(0, 80), answer.status, isRefusal]).toEqual([
    address.slice(0, 80),
    answer.status,
    true,
  ])
  expect(text).not.toMatch(INSIDE)
  return text
}
