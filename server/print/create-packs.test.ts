import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fromSvg } from '#artist/page/from-svg.ts'
import { packPdf } from '#providers/images/artist/pdf.ts'
import { houseSvg } from '#tests/support/drawn-page.ts'
import { createPacks } from './create-packs.ts'
import { createKeptFiles } from './kept-files.ts'
import { createMasters } from './masters.ts'

const MASTERS: Record<string, string> = { cat: houseSvg(), car: houseSvg('landscape') }
const address = (slug: string) => `/storage/v1/object/public/pages/library/${slug}.svg`

function open({ mayAsk = true } = {}) {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  const made: number[] = []
  const packs = createPacks({
    siteUrl: 'https://colorami.example',
    findPage: async (slug) =>
      slug in MASTERS ? { title: { en: slug, de: `de ${slug}` }, thumbnail_url: address(slug) } : undefined,
    masters: createMasters(async (request) => {
      const slug = /(\w+)\.svg$/.exec(request.url)?.[1] ?? ''
      return new Response(request.method === 'HEAD' ? null : MASTERS[slug], {
        headers: { etag: `"${slug}"` },
      })
    }, 'https://colorami.example'),
    kept: createKeptFiles({
      log: { warn: () => {} },
      files: {
        get: async (key) => (kept.has(key) ? new Blob([kept.get(key)!]).stream() : undefined),
        async put(key, body) {
          kept.set(key, new Uint8Array(await new Response(body).arrayBuffer()))
          return { size: 1, etag: 'x' }
        },
      },
    }),
    async makePack(sheets, options) {
      made.push(sheets.length)
      return packPdf(
        sheets.map(({ svg, ...rest }) => ({ page: fromSvg(svg)!, ...rest })),
        options,
      )
    },
    mayAsk: async () => mayAsk,
    log: { warn: () => {} },
  })
  const ask = async (query: string, path = '/print/pack/class.pdf') => {
    const answer = await packs(new Request(`https://colorami.example${path}?${query}`))
    const bytes = Buffer.from(await answer.arrayBuffer())
    return { answer, bytes, pdf: bytes.toString('latin1') }
  }
  return { ask, made }
}

/** What is drawn on the sheets, unpacked. */
const drawings = (bytes: Buffer) =>
  [...bytes.toString('latin1').matchAll(/\/Length (\d+)\/Filter\/FlateDecode>>stream\n/g)].map((match) => {
    const start = match.index + match[0].length
    return inflateSync(bytes.subarray(start, start + Number(match[1]))).toString('latin1')
  })
const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex')

test('a pack is one file with as many sheets as were asked for, upright and lying as they are drawn', async () => {
  const { answer, bytes, pdf } = await open().ask('pages=cat*25,car*2&lang=de&download')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="malmappe.pdf"')
  expect(pdf).toContain('/Count 27')
  expect(pdf.match(/MediaBox\[0 0 595.276 841.89\]/g)).toHaveLength(25)
  expect(pdf.match(/MediaBox\[0 0 841.89 595.276\]/g)).toHaveLength(2)
  // Copies share their drawing.
  expect(drawings(bytes)).toHaveLength(2)
  expect(pdf).not.toContain('/Image')
  expect(bytes.byteLength).toBeLessThan(12_000)
})

test('every sheet has a line for the name when asked, in the language of the class, and the drawing makes room', async () => {
  const { ask } = open()
  const [withName] = drawings((await ask('pages=cat&name=on&lang=fr')).bytes)
  const [without] = drawings((await ask('pages=cat&lang=fr')).bytes)
  expect(withName).toContain(hex('Prénom\u00A0:'))
  expect(without).not.toContain(hex('Prénom\u00A0:'))
  const scale = (content: string) => Number(/^q ([\d.]+) /.exec(content)![1])
  expect(scale(withName!)).toBeLessThan(scale(without!))
})

test('on Letter, without the foot line', async () => {
  const { bytes, pdf } = await open().ask('pages=cat&paper=letter&foot=off')
  expect(pdf).toContain('/MediaBox[0 0 612 792]')
  expect(drawings(bytes)[0]).not.toContain(hex('colorami.example'))
})

test('a pack is made once and kept', async () => {
  const { ask, made } = open()
  await ask('pages=cat,car')
  await ask('pages=cat,car')
  await ask('pages=car,cat')
  expect(made).toEqual([2, 2])
})

test('a page that is gone is left out; a pack of nothing is not found', async () => {
  const { ask } = open()
  expect((await ask('pages=gone,cat')).pdf).toContain('/Count 1')
  expect((await ask('pages=gone')).answer.status).toBe(404)
  expect((await ask('pages=')).answer.status).toBe(404)
  expect((await ask('pages=cat', '/print/pack/a/b.pdf')).answer.status).toBe(404)
})

test('who asks for too many has to wait', async () => {
  const { answer } = await open({ mayAsk: false }).ask('pages=cat')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
})
