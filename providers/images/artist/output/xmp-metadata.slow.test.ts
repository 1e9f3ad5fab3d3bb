import { expect, test } from 'vitest'
import sharp from 'sharp'
import { paperFor } from '#artist/page/paper.ts'
import { parseMaster } from '#artist/page/parse-master.ts'
import { toSvg } from '#artist/page/to-svg.ts'
import { DIGITAL_SOURCE, PICTURE_SOURCES } from '#domain/pages/picture-source.ts'
import { packPdf, pagePdf } from './page-pdf.ts'
import { pagePng, pageWebp } from './page-images.ts'

const square = { d: 'M100 100L200 100L200 200Z', fill: 'none', stroke: 1, level: 0 } as const
const master = (source: (typeof PICTURE_SOURCES)[number]) =>
  toSvg({ paper: paperFor('portrait'), pen: 4, shapes: [square], source: DIGITAL_SOURCE[source] })
const sourceTypesIn = (bytes: Uint8Array | string) =>
  [
    ...(typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('latin1')).matchAll(
      /digitalsourcetype\/(\w+)</g,
    ),
  ].map(([, type]) => type)

test.each(PICTURE_SOURCES)(
  'a page with the source %s has that source type in SVG, WebP, PNG and PDF',
  async (source) => {
    const svg = master(source)
    const expected = [DIGITAL_SOURCE[source]]
    expect(sourceTypesIn(Buffer.from(svg))).toEqual(expected)
    expect(sourceTypesIn((await sharp(await pagePng(parseMaster(svg)!)).metadata()).xmpAsString!)).toEqual(
      expected,
    )
    expect(sourceTypesIn(await pagePdf(parseMaster(svg)!, { paperSize: 'a4' }))).toEqual(expected)
    const webp = await pageWebp(svg, 200)
    expect(sourceTypesIn(webp)).toEqual(expected)
    expect((await sharp(webp).metadata()).xmpAsString).toContain(DIGITAL_SOURCE[source])
  },
  240_000,
)

test('a file of several pages has a model as its source if one of them has', async () => {
  const pages = [master('algorithmic'), master('trained')].map((svg) => ({
    page: parseMaster(svg)!,
    copies: 1,
  }))
  expect(sourceTypesIn(await packPdf(pages, { paperSize: 'a4' }))).toEqual(['trainedAlgorithmicMedia'])
})
