import { expect, test, vi } from 'vitest'
import type { Client } from './supabase-client.ts'
import { reportSession, type SessionUpdate } from './report-session.ts'
import { needsSecondFactor } from './second-factor.ts'
import { watchSession } from './watch-session.ts'

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

test('a sign-in of another tab counts once its session can be read in this tab', () => {
  const stored = new Map<string, string>()
  const events = new EventTarget()
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  let announce: (event: string, session: unknown) => void = () => {}
  const client = {
    auth: {
      onAuthStateChange(listener: typeof announce) {
        announce = listener
        return { data: { subscription: { unsubscribe() {} } } }
      },
    },
  } as unknown as Client
  const updates: SessionUpdate[] = []
  const stop = reportSession(client, (update) => updates.push(update))
  announce('SIGNED_IN', { user: user(), access_token: token('aal1') })
  expect(updates).toEqual([])
  stored.set('colorami-session', '{}')
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'colorami-session' }))
  expect(updates).toEqual([{ status: 'user', id: 'anna', email: 'anna@example.org' }])
  stop()
  vi.unstubAllGlobals()
})
