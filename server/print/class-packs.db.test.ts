import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { parseMaster } from '#artist/page/parse-master.ts'
import { createClientTurns } from '#backend/fairness/client-turns.ts'
import { colorByNumberPdf } from '#artist/print/color-by-number-pdf.ts'
import { packPdf } from '#providers/images/artist/output/page-pdf.ts'
import type { RegionMap } from '#domain/coloring/region-map.ts'
import { houseSvg } from '#tests/support/drawing/drawn-page.ts'
import { classPacks } from './class-packs.ts'
import { COLOR_BY_NUMBER_EDITION } from './coloring/editions.ts'
import { createMasterReader } from './read-master.ts'
import { createRenditionCache } from './rendition-cache.ts'
import { createRenditionHandler } from './rendition-handler.ts'

/** One region, the house. */
const REGION_MAP: RegionMap = {
  version: 1,
  width: 840,
  height: 1188,
  names: [],
  regions: [['M200 600l200-200 200 200z', 400, 540, 40, 900, 0, 0]],
}

const MASTERS: Record<string, string> = { cat: houseSvg(), car: houseSvg('landscape') }
const address = (slug: string) => `/storage/v1/object/public/pages/library/${slug}.svg`

/**
 * A pack handler for the pages `cat` and `car` with a fake storage. `createdSheets` has the number of sheets
 * of each created file.
 */
function createHandler({
  mayCreate = true,
  onRegionMap = () => {},
  lookUp = async (_slug: string) => {},
} = {}) {
  const stored = new Map<string, Uint8Array<ArrayBuffer>>()
  const createdSheets: number[] = []
  const kind = classPacks({
    siteUrl: 'https://colorami.example',
    async readRegionMap() {
      onRegionMap()
      return REGION_MAP
    },
    async createNumberPdf(sheets, options) {
      createdSheets.push(sheets.length)
      return colorByNumberPdf(sheets, options, (bytes) => deflateSync(bytes))
    },
    async createPdf(sheets, options) {
      createdSheets.push(sheets.length)
      return packPdf(
        sheets.map(({ svg, ...rest }) => ({ page: parseMaster(svg)!, ...rest })),
        options,
      )
    },
  })
  const handle = createRenditionHandler(kind, {
    async findPage(slug) {
      await lookUp(slug)
      return slug in MASTERS
        ? { title: { en: slug, de: `de ${slug}` }, thumbnail_url: address(slug) }
        : undefined
    },
    masters: createMasterReader(async (request) => {
      const slug = /(\w+)\.svg$/.exec(request.url)?.[1] ?? ''
      return new Response(request.method === 'HEAD' ? null : MASTERS[slug], {
        headers: { etag: `"${slug}"` },
      })
    }, 'https://colorami.example'),
    cache: createRenditionCache({
      log: { warn: () => {} },
      onStored: () => {},
      files: {
        get: async (key) => (stored.has(key) ? new Blob([stored.get(key)!]).stream() : undefined),
        async put(key, body) {
          stored.set(key, new Uint8Array(await new Response(body).arrayBuffer()))
          return { size: 1, etag: 'x' }
        },
      },
    }),
    mayCreate: async () => mayCreate,
    turns: createClientTurns({ maxActive: 1, maxWaiting: 9, maxWaitMs: 1000 }),
    lookups: createClientTurns({ maxActive: 2, maxWaiting: 9, maxWaitMs: 1000 }),
    log: { warn: () => {} },
  })
  const send = async (query: string, path = '/print/pack/class.pdf', signal?: AbortSignal) => {
    const response = await handle(new Request(`https://colorami.example${path}?${query}`, { signal }))
    const bytes = Buffer.from(await response.arrayBuffer())
    return { response, bytes, pdf: bytes.toString('latin1') }
  }
  return { send, createdSheets }
}

/** The decompressed content streams of the PDF. */
const contentStreams = (bytes: Buffer) =>
  [...bytes.toString('latin1').matchAll(/\/Length (\d+)\/Filter\/FlateDecode>>stream\n/g)].map((match) => {
    const start = match.index + match[0].length
    return inflateSync(bytes.subarray(start, start + Number(match[1]))).toString('latin1')
  })
const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex')

test('a pack is one file with the requested copies of each page, in portrait or landscape like the drawing', async () => {
  const { response, bytes, pdf } = await createHandler().send('pages=cat*25,car*2&lang=de&download')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="malmappe.pdf"')
  expect(pdf).toContain('/Count 27')
  expect(pdf.match(/MediaBox\[0 0 595.276 841.89\]/g)).toHaveLength(25)
  expect(pdf.match(/MediaBox\[0 0 841.89 595.276\]/g)).toHaveLength(2)
  // Copies share one content stream.
  expect(contentStreams(bytes)).toHaveLength(2)
  expect(pdf).not.toContain('/Image')
  expect(bytes.byteLength).toBeLessThan(12_000)
})

test('on request every sheet has a line for the name in the requested language, and the drawing gets smaller', async () => {
  const { send } = createHandler()
  const [withName] = contentStreams((await send('pages=cat&name=on&lang=fr')).bytes)
  const [without] = contentStreams((await send('pages=cat&lang=fr')).bytes)
  expect(withName).toContain(hex('Prénom\u00A0:'))
  expect(without).not.toContain(hex('Prénom\u00A0:'))
  const scale = (content: string) => Number(/^q ([\d.]+) /.exec(content)![1])
  expect(scale(withName!)).toBeLessThan(scale(without!))
})

test('a word is drawn above the picture in letters to color, and the picture gets smaller', async () => {
  const { send } = createHandler()
  const [withWord] = contentStreams((await send('pages=cat&word=Herbst')).bytes)
  const [without] = contentStreams((await send('pages=cat')).bytes)
  const paths = (content: string) => content.match(/ m /g)!.length
  expect(paths(withWord!)).toBeGreaterThan(paths(without!) + 6)
  const scale = (content: string) => Number(/^q ([\d.]+) /.exec(content)![1])
  expect(scale(withWord!)).toBeLessThan(scale(without!))
  // Characters without a letter to draw leave the sheet unchanged.
  expect(contentStreams((await send('pages=cat&word=%F0%9F%A6%95')).bytes)[0]).toBe(without)
})

test('instead of a word every sheet can have the title of its picture in the requested language', async () => {
  const { send } = createHandler()
  const titled = contentStreams((await send('pages=cat,car&titles=on&lang=de&foot=off')).bytes)
  const [cat] = contentStreams((await send('pages=cat&word=de%20cat&lang=de&foot=off')).bytes)
  const [car] = contentStreams((await send('pages=car&word=de%20car&lang=de&foot=off')).bytes)
  expect(titled).toEqual([cat, car])
})

test('a pack can be on Letter paper without the footer line', async () => {
  const { bytes, pdf } = await createHandler().send('pages=cat&paper=letter&foot=off')
  expect(pdf).toContain('/MediaBox[0 0 612 792]')
  expect(contentStreams(bytes)[0]).not.toContain(hex('colorami.example'))
})

test('a pack is created once and cached', async () => {
  const { send, createdSheets } = createHandler()
  await send('pages=cat,car')
  await send('pages=cat,car')
  await send('pages=car,cat')
  expect(createdSheets).toEqual([2, 2])
})

test('a missing page is left out; a pack without pages is a 404', async () => {
  const { send } = createHandler()
  expect((await send('pages=gone,cat')).pdf).toContain('/Count 1')
  expect((await send('pages=gone')).response.status).toBe(404)
  expect((await send('pages=')).response.status).toBe(404)
  expect((await send('pages=cat', '/print/pack/a/b.pdf')).response.status).toBe(404)
})

test('a client above the rate limit gets a 429', async () => {
  const { response } = await createHandler({ mayCreate: false }).send('pages=cat')
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
})

test('a pack can be colored by number, with sums and an answer sheet for each page', async () => {
  const { send } = createHandler()
  const { bytes, pdf } = await send('pages=cat*3,car&lang=de&numbers=times')
  expect(pdf).toContain('/Count 6>>')
  const [cat] = contentStreams(bytes)
  expect(cat).toContain(hex('rot'))
  expect(cat).toMatch(/<3\dd73\d>/)
})

test('a pack by number is created again when regions or colors change, a plain pack is not', () => {
  const { describe, parse } = classPacks({
    siteUrl: 'https://colorami.example',
    createPdf: async () => new Uint8Array(),
    createNumberPdf: async () => new Uint8Array(),
    readRegionMap: async () => REGION_MAP,
  })
  const identityOf = (query: string) =>
    describe(parse(new URL(`https://colorami.example/print/pack/class.pdf?pages=cat${query}`))!, []).identity
  expect(identityOf('&numbers=plain')).toContainEqual(COLOR_BY_NUMBER_EDITION)
  expect(identityOf('')).not.toContainEqual(COLOR_BY_NUMBER_EDITION)
})

test('a pack by number stops after the page it is working on when the client has left', async () => {
  const client = new AbortController()
  let regionMaps = 0
  const { send, createdSheets } = createHandler({
    onRegionMap() {
      regionMaps++
      client.abort()
    },
  })
  const { response } = await send('pages=cat,car&numbers=plain', undefined, client.signal)
  expect([response.status, regionMaps, createdSheets]).toEqual([499, 1, []])
})

test('packs of one address look up two pages at a time, and none whose client has left', async () => {
  const lookups: { slug: string; finish: () => void }[] = []
  const { send, createdSheets } = createHandler({
    lookUp: (slug) => new Promise((finish) => lookups.push({ slug, finish })),
  })
  const leaving = new AbortController()
  const packs = [
    send('pages=cat,car'),
    send('pages=cat,car&name=on', undefined, leaving.signal),
    send('pages=car&name=on'),
  ]
  expect(lookups.map(({ slug }) => slug)).toEqual(['cat', 'cat'])
  leaving.abort()
  for (const { finish } of lookups.splice(0)) finish()
  await expect.poll(() => lookups.map(({ slug }) => slug)).toEqual(['car', 'car'])
  for (const { finish } of lookups) finish()
  expect((await Promise.all(packs)).map(({ response }) => response.status)).toEqual([200, 499, 200])
  expect(createdSheets.toSorted()).toEqual([1, 2])
})
