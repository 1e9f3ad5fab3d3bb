import { expect, test, vi } from 'vitest'
import type { Client } from './supabase-client.ts'
import { needsSecondFactor, type SessionUpdate, watchSession } from './watch-session.ts'

const token = (aal: string) => `x.${btoa(JSON.stringify({ aal })).replaceAll('=', '')}.x`
const user = (status?: 'verified' | 'unverified') =>
  ({ id: 'anna', email: 'anna@example.org', factors: status && [{ status }] }) as never

test('a password alone is not enough for an account with a verified second factor', () => {
  expect(needsSecondFactor({ user: user(), access_token: token('aal1') })).toBe(false)
  expect(needsSecondFactor({ user: user('unverified'), access_token: token('aal1') })).toBe(false)
  expect(needsSecondFactor({ user: user('verified'), access_token: token('aal1') })).toBe(true)
  expect(needsSecondFactor({ user: user('verified'), access_token: token('aal2') })).toBe(false)
  expect(needsSecondFactor({ user: user('verified'), access_token: 'broken' })).toBe(true)
})

test('a session that is not known after ten seconds counts as that of a guest', () => {
  vi.useFakeTimers()
  const updates: SessionUpdate[] = []
  const stop = watchSession(new Promise<Client>(() => {}), (update) => updates.push(update))
  vi.advanceTimersByTime(9_999)
  expect(updates).toEqual([])
  vi.advanceTimersByTime(1)
  expect(updates).toEqual([{ status: 'guest' }])
  stop()
  vi.useRealTimers()
})
