import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { functions } from '#supabase/functions/registry.ts'
import { CALLERS, openWholeSite, type WholeSite } from '#tests/support/whole-site.ts'
import { FUNCTIONS, SCREENS } from './support/doors.ts'

let site: WholeSite
beforeAll(async () => {
  site = await openWholeSite()
})
afterAll(() => site?.close())

/** Every address pattern of the app that shows or answers something. */
function patternsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', children }) => {
    const pattern = `${above}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    return children ? patternsOf(children, pattern) : [pattern]
  })
}

/** What differs from one answer to the next without telling anything about whoever asked. */
const withoutNonces = (html: string, csp: string | null) => {
  const nonce = /'nonce-([^']+)'/.exec(csp ?? '')?.[1]
  return nonce ? html.replaceAll(nonce, 'nonce') : html
}

describe('screens', () => {
  test('every route of the app has its row, and no row is left over', () => {
    expect(Object.keys(SCREENS).sort()).toEqual(patternsOf(routes).sort())
  })

  test.each(Object.entries(SCREENS))('%s is the same for everybody', async (_, row) => {
    const seen = new Set<string>()
    for (const as of CALLERS) {
      const cookie = `sb-session=${site.tokenOf(as) ?? ''}`
      const answer = await site.ask(row.at, { as, headers: { cookie } })
      expect([as, answer.status, answer.headers.get('location')]).toEqual([as, row.status, row.to ?? null])
      const body = withoutNonces(await answer.text(), answer.headers.get('content-security-policy'))
      expect(body).not.toMatch(/(user|other|admin)@example\.org|at .*\.tsx?:\d|node_modules/)
      if (row.isPrivate) expect(answer.headers.get('x-robots-tag')).toContain('noindex')
      seen.add(row.isShuffled ? '' : body)
    }
    expect(seen.size).toBe(1)
  })
})

describe('functions', () => {
  test('every function has its row, and no row is left over', () => {
    expect(Object.keys(FUNCTIONS).sort()).toEqual(Object.keys(functions).sort())
  })

  const expected = (name: string) => {
    const { user, admin } = FUNCTIONS[name]!
    return { anon: 401, user: user ?? 403, other: user ?? 403, admin, stranger: 401 }
  }

  test.each(Object.keys(functions))('%s answers whom it should', async (name) => {
    const answers: Record<string, number> = {}
    for (const as of CALLERS) {
      const answer = await site.ask(`/functions/v1/${name}`, {
        as,
        method: 'POST',
        body: FUNCTIONS[name]!.body,
      })
      answers[as] = answer.status
      expect(await answer.text()).not.toMatch(/at .*\.ts:\d|node_modules|postgres:|select /i)
    }
    expect(answers).toEqual(expected(name))
  })

  test.each(Object.keys(functions))('%s takes nothing without a key of ours, and only POST', async (name) => {
    const bare = { method: 'POST', body: '{}' }
    expect((await fetch(`${site.url}/functions/v1/${name}`, bare)).status).toBe(401)
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'])
      expect((await site.ask(`/functions/v1/${name}`, { as: 'admin', method })).status).toBe(405)
  })
})

describe('wires', () => {
  const guarded = [
    '/rest/v1/coloring_pages?limit=1',
    '/auth/v1/user',
    '/storage/v1/bucket',
    '/functions/v1/x',
  ]

  test.each(guarded)('%s is closed without a key of ours and to made-up tokens', async (address) => {
    const bare = await fetch(site.url + address)
    const stranger = await site.ask(address, { as: 'stranger' })
    expect([401, 404, 405]).toContain(bare.status)
    expect([400, 401, 403, 404, 405]).toContain(stranger.status)
    expect((await bare.text()) + (await stranger.text())).not.toMatch(/at .*\.ts:\d|node_modules/)
  })

  test('a made-up key is no key', async () => {
    for (const apikey of ['sb_publishable_madeup', 'undefined', '', site.keys.publishable.toUpperCase()]) {
      const headers = { apikey, authorization: `Bearer ${apikey}` }
      expect((await fetch(`${site.url}/rest/v1/coloring_pages`, { headers })).status).toBe(401)
    }
  })
})
