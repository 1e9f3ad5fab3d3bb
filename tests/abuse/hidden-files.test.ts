// The drawing of a hidden or deleted page is not public any more, at none of its addresses.
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startInProcessSite, type InProcessSite } from '#tests/support/site/in-process-site.ts'

// The setup builds the app if it changed.
vi.setConfig({ hookTimeout: 300_000 })

const NAME = 'made/secret-cat.svg'
const MASTER = `/storage/v1/object/public/pages/${NAME}`
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>'
const ADDRESSES = [
  MASTER,
  `${MASTER}?download`,
  `${MASTER}?format=webp&width=400`,
  `/storage/v1/render/image/public/pages/${NAME}?width=400`,
  `/storage/v1/object/info/public/pages/${NAME}`,
]
const MISSING_FOR_VISITORS = [...ADDRESSES, '/print/secret-cat.pdf', '/share/en/secret-cat.png']

let site: InProcessSite
beforeAll(async () => {
  site = await startInProcessSite()
  const upload = await site.request(`/storage/v1/object/pages/${NAME}`, {
    as: 'admin',
    method: 'POST',
    body: SVG,
    headers: { 'content-type': 'image/svg+xml' },
  })
  expect(upload.status).toBe(200)
  await site.sql`insert into public.coloring_pages (slug, title, thumbnail_url, file_url, created_by)
    values ('secret-cat', '"Secret cat"', ${MASTER}, '/print/secret-cat.pdf', ${site.ids.user})`
})
afterAll(() => site?.close())
beforeEach(() => setPage('draft', false))

const setPage = (status: string, isDeleted: boolean) => site.sql`
  update public.coloring_pages set status = ${status}, deleted_at = ${isDeleted ? new Date() : null}
  where slug = 'secret-cat'`
const statusesOf = async (addresses: readonly string[], as: 'anon' | 'other') =>
  Promise.all(addresses.map(async (address) => (await site.request(address, { as })).status))

const clientOf = (caller: 'user' | 'other' | 'admin') =>
  createClient(site.url, site.keys.publishable, { accessToken: async () => site.tokenOf(caller)! })

test('a draft is shown to everybody who has its link, and caches keep no picture longer than an hour', async () => {
  expect(new Set(await statusesOf(ADDRESSES, 'anon'))).toEqual(new Set([200]))
  for (const address of ADDRESSES.slice(0, 4)) {
    const maxAge = /max-age=(\d+)/.exec((await site.request(address)).headers.get('cache-control') ?? '')?.[1]
    expect([address, Number(maxAge)]).toEqual([address, 3600])
  }
})

test.each([
  ['hidden', false],
  ['released', true],
])('the drawing of a page that is %s (deleted: %s) has no public address', async (status, isDeleted) => {
  // The renditions exist already.
  await statusesOf(ADDRESSES, 'anon')
  await setPage(status, isDeleted)
  for (const as of ['anon', 'other'] as const)
    for (const code of await statusesOf(MISSING_FOR_VISITORS, as)) expect([400, 404]).toContain(code)
})

test('a drawing whose page was deleted for good has no public address', async () => {
  await site.sql`update public.coloring_pages set thumbnail_url = null where slug = 'secret-cat'`
  for (const code of await statusesOf(ADDRESSES, 'anon')) expect([400, 404]).toContain(code)
  await site.sql`update public.coloring_pages set thumbnail_url = ${MASTER} where slug = 'secret-cat'`
})

test('its creator and administrators still see a hidden drawing by a signed address, another user does not', async () => {
  await setPage('hidden', false)
  for (const caller of ['user', 'admin'] as const) {
    const { data } = await clientOf(caller)
      .storage.from('pages')
      .createSignedUrl(NAME, 60, { transform: { width: 400 } })
    const response = await fetch(data!.signedUrl)
    expect([caller, response.status, response.headers.get('content-type')]).toEqual([
      caller,
      200,
      'image/webp',
    ])
    expect(response.headers.get('cache-control')).toContain('private')
  }
  const { data, error } = await clientOf('other').storage.from('pages').createSignedUrl(NAME, 60)
  expect([data, error?.message]).toEqual([null, expect.stringContaining('not')])
})
