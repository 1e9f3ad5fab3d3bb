// Rendering is expensive, so visitors choose among a few sizes, one client cannot occupy the renderer, and nothing is rendered
// for clients that have left.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DRAWING, type StorageFixture, createStorageFixture } from './support/storage-fixture.ts'

let fixture: StorageFixture
beforeAll(async () => {
  fixture = await createStorageFixture({ anonymousWidths: [240, 400] })
  await fixture
    .as('service')
    .storage.from('open')
    .upload('page.svg', DRAWING, { contentType: 'image/svg+xml' })
})
afterAll(() => fixture.close())

const render = (query: string, init?: RequestInit) =>
  fixture.fetch(new Request(`http://localhost/storage/v1/render/image/public/open/page.svg?${query}`, init))

test.each(['width=401', 'width=400&height=10', 'width=400&quality=50', 'height=400', ''])(
  'a visitor gets no picture for the query "%s"',
  async (query) => {
    for (const headers of [new Headers(), new Headers({ authorization: 'Bearer anon' })]) {
      const response = await render(query, { headers })
      expect([response.status, await response.json()]).toEqual([
        400,
        expect.objectContaining({ message: 'width must be one of 240, 400' }),
      ])
    }
  },
)

test('signed-in users and the server may request any size', async () => {
  for (const caller of ['anna', 'service'])
    expect(
      (await render('width=123&height=45', { headers: { authorization: `Bearer ${caller}` } })).status,
    ).toBe(200)
})

test('a picture whose client has left is not rendered, and a later request for it is', async () => {
  const leaving = new AbortController()
  const gets = vi.spyOn(fixture.files, 'get')
  const authorization = { authorization: 'Bearer service' }
  // The first one is being rendered, the others wait.
  const first = render('width=500', { headers: authorization })
  const left = [501, 502, 503].map((width) =>
    render(`width=${width}`, { headers: authorization, signal: leaving.signal }),
  )
  const stays = render('width=502', { headers: authorization })
  leaving.abort()
  expect([(await first).status, (await stays).status]).toEqual([200, 200])
  expect((await Promise.all(left)).map(({ status }) => status)).toEqual([503, 200, 503])
  // The drawing was read only for the two pictures whose clients had not left.
  expect(gets.mock.calls.filter(([key]) => key.startsWith('open/'))).toHaveLength(2)
  expect((await render('width=503', { headers: authorization })).status).toBe(200)
})

test('a client with many pictures does not delay another one', async () => {
  const order: string[] = []
  const request = async (client: string, width: number) => {
    const response = await render(`width=${width}`, {
      headers: { authorization: 'Bearer service', 'x-client': client },
    })
    order.push(client)
    return response.status
  }
  const flood = Array.from({ length: 80 }, (_, index) => request('flood', 600 + index))
  const other = request('other', 700)
  expect(await other).toBe(200)
  const statuses = await Promise.all(flood)
  // One is rendered and sixty wait.
  expect(statuses.filter((status) => status === 503)).toHaveLength(19)
  const renderedBefore = order.slice(0, order.indexOf('other')).length - 19
  expect(renderedBefore).toBeLessThan(10)
})
