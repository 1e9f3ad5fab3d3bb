import { expect, test, vi } from 'vitest'
import { createClientTurns } from '#backend/fairness/client-turns.ts'
import { checkFileKey } from '#backend/storage/files/file-store.ts'
import { ArtistError } from '#providers/images/artist/workers/artist-worker-pool.ts'
import { CLIENT_ADDRESS_HEADER } from '../http/middleware/visitor-headers.ts'
import type { PrintablePage } from './find-printable-page.ts'
import { pagePrints } from './page-prints.ts'
import { createMasterReader } from './read-master.ts'
import { createRenditionCache } from './rendition-cache.ts'
import { createRenditionHandler } from './rendition-handler.ts'

const MASTER = '/storage/v1/object/public/pages/library/cat.svg'
const CAT: PrintablePage = { title: { en: 'Friendly Cat', de: 'Freundliche Katze' }, thumbnail_url: MASTER }

/** A print handler for the page `cat` with a fake storage and a fake PDF writer. */
function createHandler({ page = CAT, version = '"v1"' }: { page?: PrintablePage; version?: string } = {}) {
  const stored = new Map<string, Uint8Array<ArrayBuffer>>()
  const createPdf = vi.fn(async (svg: string, options: object) =>
    new TextEncoder().encode(`%PDF ${svg} ${JSON.stringify(options)}`),
  )
  const master = { version }
  const kind = pagePrints({ siteUrl: 'https://colorami.example', createPdf })
  const handle = createRenditionHandler(kind, {
    findPage: async (slug) => (slug === 'cat' ? page : undefined),
    masters: createMasterReader(
      async (request) =>
        new URL(request.url).pathname === MASTER
          ? new Response(request.method === 'HEAD' ? null : '<svg/>', { headers: { etag: master.version } })
          : new Response(null, { status: 404 }),
      'https://colorami.example',
    ),
    cache: createRenditionCache({
      log: { warn: () => {} },
      onStored: () => {},
      files: {
        async get(key) {
          const bytes = stored.get(checkFileKey(key))
          return bytes && new Blob([bytes]).stream()
        },
        async put(key, body) {
          const bytes = new Uint8Array(await new Response(body).arrayBuffer())
          stored.set(checkFileKey(key), bytes)
          return { size: bytes.byteLength, etag: 'x' }
        },
      },
    }),
    mayCreate: async () => true,
    turns: createClientTurns({ maxActive: 1, maxWaiting: 2, maxWaitMs: 1000 }),
    lookups: createClientTurns({ maxActive: 9, maxWaiting: 9, maxWaitMs: 1000 }),
    log: { warn: () => {} },
  })
  const send = (path: string, init?: RequestInit) =>
    handle(new Request(`https://colorami.example${path}`, init))
  return { send, createPdf, master }
}

test('a page is printed with the requested paper size, language and footer line', async () => {
  const { send, createPdf } = createHandler()
  const response = await send('/print/cat.pdf?paper=letter&lang=de')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe('inline; filename="freundliche_katze.pdf"')
  expect(createPdf).toHaveBeenCalledWith('<svg/>', {
    paperSize: 'letter',
    title: 'Freundliche Katze',
    footer: 'Freundliche Katze · colorami.example · kostenlos für zu Hause und Schule, kein Weiterverkauf',
  })
  await send('/print/cat.pdf?foot=off')
  expect(createPdf).toHaveBeenLastCalledWith('<svg/>', {
    paperSize: 'a4',
    title: 'Friendly Cat',
    footer: undefined,
  })
})

test('the file is sent as a download on request', async () => {
  const { headers } = await createHandler().send('/print/cat.pdf?download')
  expect(headers.get('content-disposition')).toBe('attachment; filename="friendly_cat.pdf"')
})

test('a print is created once, cached, and created again when the drawing changes', async () => {
  const { send, createPdf, master } = createHandler()
  const first = await send('/print/cat.pdf')
  const second = await send('/print/cat.pdf')
  expect(await second.text()).toBe(await first.text())
  expect(createPdf).toHaveBeenCalledTimes(1)
  master.version = '"v2"'
  await send('/print/cat.pdf')
  expect(createPdf).toHaveBeenCalledTimes(2)
})

test('a client that has the current file gets a 304', async () => {
  const { send, createPdf } = createHandler()
  const etag = (await send('/print/cat.pdf')).headers.get('etag')!
  const again = await send('/print/cat.pdf', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(createPdf).toHaveBeenCalledTimes(1)
})

test.each(['/print/dog.pdf', '/print/cat.png', '/print/.pdf', '/print/..%2Fcat.pdf', '/print/a/cat.pdf'])(
  '%s is not found',
  async (path) => {
    expect((await createHandler().send(path)).status).toBe(404)
  },
)

test('only masters in our own storage are read', async () => {
  for (const thumbnail_url of [
    null,
    'https://evil.example/x.svg',
    '//evil.example/storage/v1/object/public/pages/x.svg',
    '/storage/v1/object/public/pages/photo.png',
    '/auth/v1/admin/users.svg',
  ])
    expect((await createHandler({ page: { ...CAT, thumbnail_url } }).send('/print/cat.pdf')).status).toBe(404)
})

test('a busy artist gives a 503 with Retry-After, and the response is not cached', async () => {
  const { send, createPdf } = createHandler()
  createPdf.mockRejectedValueOnce(new ArtistError('artist-busy'))
  const response = await send('/print/cat.pdf')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await send('/print/cat.pdf')).status).toBe(200)
})

test('prints of one address are created one after the other, a flood gets a 429, and another address is not delayed', async () => {
  const { send, createPdf } = createHandler()
  const printing = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  createPdf.mockImplementationOnce(() => printing.promise)
  const sendFrom = (client: string, path: string, signal?: AbortSignal) =>
    send(path, { headers: { [CLIENT_ADDRESS_HEADER]: client }, signal })
  const leaving = new AbortController()
  const first = sendFrom('127.0.0.2', '/print/cat.pdf?paper=a4')
  await vi.waitFor(() => expect(createPdf).toHaveBeenCalledTimes(1))
  const left = sendFrom('127.0.0.2', '/print/cat.pdf?paper=letter', leaving.signal)
  const waiting = sendFrom('127.0.0.2', '/print/cat.pdf?paper=a4&lang=de')
  // One is printed, two wait.
  await vi.waitFor(async () =>
    expect((await sendFrom('127.0.0.2', '/print/cat.pdf?paper=a4&lang=fr')).status).toBe(429),
  )
  expect((await sendFrom('127.0.0.3', '/print/cat.pdf?paper=letter&lang=de')).status).toBe(200)
  leaving.abort()
  printing.resolve(new Uint8Array(1))
  expect((await Promise.all([first, left, waiting])).map(({ status }) => status)).toEqual([200, 429, 200])
  const printed = createPdf.mock.calls.map(([, options]) => options)
  expect(printed).not.toContainEqual(expect.objectContaining({ paperSize: 'letter', title: 'Friendly Cat' }))
})
