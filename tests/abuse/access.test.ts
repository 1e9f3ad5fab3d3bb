import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { functions } from '#supabase/functions/function-registry.ts'
import { SITE_CALLERS, startInProcessSite, type InProcessSite } from '#tests/support/site/in-process-site.ts'
import { FUNCTIONS, SCREENS } from './support/expected-access.ts'
import { START_TIMEOUT_MS } from '../support/site/start-timeout.ts'

let site: InProcessSite
beforeAll(async () => {
  site = await startInProcessSite()
}, START_TIMEOUT_MS)
afterAll(() => site?.close())

/** The full patterns of all routes of the app. */
function routePatterns(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', children }) => {
    const pattern = `${parent}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    return children ? routePatterns(children, pattern) : [pattern]
  })
}

/** Removes the nonce, which differs in every response. */
const withoutNonces = (html: string, csp: string | null) => {
  const nonce = /'nonce-([^']+)'/.exec(csp ?? '')?.[1]
  return nonce ? html.replaceAll(nonce, 'nonce') : html
}

describe('screens', () => {
  test('the expectations list every route of the app and no other', () => {
    expect(Object.keys(SCREENS).sort()).toEqual(routePatterns(routes).sort())
  })

  test.each(Object.entries(SCREENS))('%s is the same for all callers', async (_, screen) => {
    const bodies = new Set<string>()
    for (const as of SITE_CALLERS) {
      const cookie = `sb-session=${site.tokenOf(as) ?? ''}`
      const response = await site.request(screen.path, { as, headers: { cookie } })
      expect([as, response.status, response.headers.get('location')]).toEqual([
        as,
        screen.status,
        screen.redirect ?? null,
      ])
      const body = withoutNonces(await response.text(), response.headers.get('content-security-policy'))
      expect(body).not.toMatch(/(user|other|admin)@example\.org|at .*\.tsx?:\d|node_modules/)
      if (screen.isPrivate) expect(response.headers.get('x-robots-tag')).toContain('noindex')
      bodies.add(screen.isRandom ? '' : body)
    }
    expect(bodies.size).toBe(1)
  })
})

describe('functions', () => {
  test('the expectations list every function and no other', () => {
    expect(Object.keys(FUNCTIONS).sort()).toEqual(Object.keys(functions).sort())
  })

  const expected = (name: string) => {
    const { user, admin } = FUNCTIONS[name]!
    return { anon: 401, user: user ?? 403, other: user ?? 403, admin, stranger: 401 }
  }

  test.each(Object.keys(functions))('%s accepts only callers that may call it', async (name) => {
    const statuses: Record<string, number> = {}
    for (const as of SITE_CALLERS) {
      const response = await site.request(`/functions/v1/${name}`, {
        as,
        method: 'POST',
        body: FUNCTIONS[name]!.body,
      })
      statuses[as] = response.status
      expect(await response.text()).not.toMatch(/at .*\.ts:\d|node_modules|postgres:|select /i)
    }
    expect(statuses).toEqual(expected(name))
  })

  test.each(Object.keys(functions))('%s accepts only POST requests with an API key', async (name) => {
    const withoutKey = { method: 'POST', body: '{}' }
    expect((await fetch(`${site.url}/functions/v1/${name}`, withoutKey)).status).toBe(401)
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'])
      expect((await site.request(`/functions/v1/${name}`, { as: 'admin', method })).status).toBe(405)
  })
})

describe('APIs', () => {
  const guardedPaths = [
    '/rest/v1/coloring_pages?limit=1',
    '/auth/v1/user',
    '/storage/v1/bucket',
    '/functions/v1/x',
  ]

  test.each(guardedPaths)('%s rejects requests without an API key and with forged tokens', async (path) => {
    const withoutKey = await fetch(site.url + path)
    const withForgedToken = await site.request(path, { as: 'stranger' })
    expect([401, 404, 405]).toContain(withoutKey.status)
    expect([400, 401, 403, 404, 405]).toContain(withForgedToken.status)
    expect((await withoutKey.text()) + (await withForgedToken.text())).not.toMatch(
      /at .*\.ts:\d|node_modules/,
    )
  })

  test('a forged API key is rejected', async () => {
    for (const apikey of ['sb_publishable_madeup', 'undefined', '', site.keys.publishable.toUpperCase()]) {
      const headers = { apikey, authorization: `Bearer ${apikey}` }
      expect((await fetch(`${site.url}/rest/v1/coloring_pages`, { headers })).status).toBe(401)
    }
  })
})
