import { expect, test, vi } from 'vitest'
import { checkedKey } from '#backend/storage/files/file-store.ts'
import { ArtistError } from '#providers/images/artist/workers.ts'
import { createPrints, type PrintablePage } from './create-prints.ts'
import { createKeptFiles } from './kept-files.ts'
import { createMasters } from './masters.ts'

const MASTER = '/storage/v1/object/public/pages/library/cat.svg'
const CAT: PrintablePage = { title: { en: 'Friendly Cat', de: 'Freundliche Katze' }, thumbnail_url: MASTER }

function open({ page = CAT, version = '"v1"' }: { page?: PrintablePage; version?: string } = {}) {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  const makePdf = vi.fn(async (svg: string, options: object) =>
    new TextEncoder().encode(`%PDF ${svg} ${JSON.stringify(options)}`),
  )
  const master = { version }
  const prints = createPrints({
    siteUrl: 'https://colorami.example',
    findPage: async (slug) => (slug === 'cat' ? page : undefined),
    masters: createMasters(
      async (request) =>
        new URL(request.url).pathname === MASTER
          ? new Response(request.method === 'HEAD' ? null : '<svg/>', { headers: { etag: master.version } })
          : new Response(null, { status: 404 }),
      'https://colorami.example',
    ),
    kept: createKeptFiles({
      log: { warn: () => {} },
      files: {
        async get(key) {
          const bytes = kept.get(checkedKey(key))
          return bytes && new Blob([bytes]).stream()
        },
        async put(key, body) {
          const bytes = new Uint8Array(await new Response(body).arrayBuffer())
          kept.set(checkedKey(key), bytes)
          return { size: bytes.byteLength, etag: 'x' }
        },
      },
    }),
    makePdf,
    log: { warn: () => {} },
  })
  const ask = (path: string, init?: RequestInit) =>
    prints(new Request(`https://colorami.example${path}`, init))
  return { ask, makePdf, master }
}

test('a page is printed on the paper, in the language and with the line that were asked for', async () => {
  const { ask, makePdf } = open()
  const answer = await ask('/print/cat.pdf?paper=letter&lang=de')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="freundliche_katze.pdf"')
  expect(makePdf).toHaveBeenCalledWith('<svg/>', {
    sheet: 'letter',
    title: 'Freundliche Katze',
    foot: 'Freundliche Katze · colorami.example · kostenlos für zu Hause und Schule, kein Weiterverkauf',
  })
  await ask('/print/cat.pdf?foot=off')
  expect(makePdf).toHaveBeenLastCalledWith('<svg/>', { sheet: 'a4', title: 'Friendly Cat', foot: undefined })
})

test('it is handed over as a download when asked', async () => {
  const { headers } = await open().ask('/print/cat.pdf?download')
  expect(headers.get('content-disposition')).toBe('attachment; filename="friendly_cat.pdf"')
})

test('a sheet is made once, kept, and made anew when the drawing changes', async () => {
  const { ask, makePdf, master } = open()
  const first = await ask('/print/cat.pdf')
  const second = await ask('/print/cat.pdf')
  expect(await second.text()).toBe(await first.text())
  expect(makePdf).toHaveBeenCalledTimes(1)
  master.version = '"v2"'
  await ask('/print/cat.pdf')
  expect(makePdf).toHaveBeenCalledTimes(2)
})

test('who has it already is not sent it again', async () => {
  const { ask, makePdf } = open()
  const etag = (await ask('/print/cat.pdf')).headers.get('etag')!
  const again = await ask('/print/cat.pdf', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(makePdf).toHaveBeenCalledTimes(1)
})

test.each(['/print/dog.pdf', '/print/cat.png', '/print/.pdf', '/print/..%2Fcat.pdf', '/print/a/cat.pdf'])(
  '%s is not found',
  async (path) => {
    expect((await open().ask(path)).status).toBe(404)
  },
)

test('only drawings of our own are read: an address elsewhere is not followed', async () => {
  for (const thumbnail_url of [
    null,
    'https://evil.example/x.svg',
    '//evil.example/storage/v1/object/public/pages/x.svg',
    '/storage/v1/object/public/pages/photo.png',
    '/auth/v1/admin/users.svg',
  ])
    expect((await open({ page: { ...CAT, thumbnail_url } }).ask('/print/cat.pdf')).status).toBe(404)
})

test('when the artist is busy people are asked to come back, and nothing is kept', async () => {
  const { ask, makePdf } = open()
  makePdf.mockRejectedValueOnce(new ArtistError('artist-busy'))
  const answer = await ask('/print/cat.pdf')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await ask('/print/cat.pdf')).status).toBe(200)
})
