import { expect, test } from 'vitest'
import sharp from 'sharp'
import { paperFor } from '#artist/page/paper.ts'
import { fromSvg } from '#artist/page/from-svg.ts'
import { toSvg } from '#artist/page/to-svg.ts'
import { DIGITAL_SOURCE, PICTURE_SOURCES } from '#domain/picture-source.ts'
import { packPdf, pagePdf } from './pdf.ts'
import { pagePng, pageWebp } from './renditions.ts'

const square = { d: 'M100 100L200 100L200 200Z', fill: 'none', stroke: 1, level: 0 } as const
const master = (source: (typeof PICTURE_SOURCES)[number]) =>
  toSvg({ paper: paperFor('portrait'), pen: 4, shapes: [square], source: DIGITAL_SOURCE[source] })
const marksIn = (bytes: Buffer | string) =>
  [...bytes.toString('latin1').matchAll(/digitalsourcetype\/(\w+)</g)].map(([, mark]) => mark)

test.each(PICTURE_SOURCES)(
  'a page that is %s says so in SVG, WebP, PNG and PDF',
  async (source) => {
    const svg = master(source)
    const said = [DIGITAL_SOURCE[source]]
    expect(marksIn(Buffer.from(svg))).toEqual(said)
    expect(marksIn(pagePng(svg))).toEqual(said)
    expect(marksIn(pagePdf(fromSvg(svg)!, { sheet: 'a4' }))).toEqual(said)
    const webp = await pageWebp(svg, 200)
    expect(marksIn(webp)).toEqual(said)
    expect((await sharp(webp).metadata()).xmpAsString).toContain(DIGITAL_SOURCE[source])
  },
  240_000,
)

test('a file of several pages is marked as a model’s when one of them is', () => {
  const pages = [master('algorithmic'), master('trained')].map((svg) => ({ page: fromSvg(svg)!, copies: 1 }))
  expect(marksIn(packPdf(pages, { sheet: 'a4' }))).toEqual(['trainedAlgorithmicMedia'])
})
