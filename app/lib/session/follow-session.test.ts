import { expect, test, vi } from 'vitest'
import type { Client } from './client.ts'
import { followSession, type Heard, isHalfWay } from './follow-session.ts'

const token = (aal: string) => `x.${btoa(JSON.stringify({ aal })).replaceAll('=', '')}.x`
const user = (status?: 'verified' | 'unverified') =>
  ({ id: 'anna', email: 'anna@example.org', factors: status && [{ status }] }) as never

test('a password is half the way for whoever has set up a second step', () => {
  expect(isHalfWay({ user: user(), access_token: token('aal1') })).toBe(false)
  expect(isHalfWay({ user: user('unverified'), access_token: token('aal1') })).toBe(false)
  expect(isHalfWay({ user: user('verified'), access_token: token('aal1') })).toBe(true)
  expect(isHalfWay({ user: user('verified'), access_token: token('aal2') })).toBe(false)
  expect(isHalfWay({ user: user('verified'), access_token: 'broken' })).toBe(true)
})

test('a session that nobody answers for within ten seconds is that of a guest', () => {
  vi.useFakeTimers()
  const heard: Heard[] = []
  const stop = followSession(new Promise<Client>(() => {}), (each) => heard.push(each))
  vi.advanceTimersByTime(9_999)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual([{ status: 'guest' }])
  stop()
  vi.useRealTimers()
})
