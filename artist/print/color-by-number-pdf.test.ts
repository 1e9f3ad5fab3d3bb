import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { paperFor } from '../page/paper.ts'
import { toSvg } from '../page/to-svg.ts'
import type { RegionMap } from '#domain/coloring/region-map.ts'
import { CRAYONS } from '#domain/coloring/crayons.ts'
import { colorByNumberPdf, type NumberPdfOptions } from './color-by-number-pdf.ts'

const paper = paperFor('portrait')
const svg = toSvg({
  paper,
  pen: 6,
  shapes: [{ d: 'M200 600L400 400L600 600Z', fill: 'paper', stroke: 1, level: 0 }],
})
const crayon = (id: string) => CRAYONS.findIndex((one) => one.id === id)
const regionMap: RegionMap = {
  version: 1,
  width: paper.width,
  height: paper.height,
  names: [],
  regions: [
    ['M200 600l200-200 200 200z', 400, 540, 40, 900, 0, crayon('red')],
    ['M0 0l90 0 0 90-90 0zM30 30l0 20 20 0z', 60, 20, 12, 90, 0, crayon('blue')],
    ['M700 700l3 0 0 3z', 701, 701, 1, 1, 0, crayon('red')],
  ],
}
const options: NumberPdfOptions = {
  paperSize: 'a4',
  colors: 4,
  hasAnswers: false,
  crayonNames: CRAYONS.map(({ id }) => `${id} / größer`),
}
const hex = (text: string) => `<${Buffer.from(text, 'latin1').toString('hex')}>`

/** The decompressed content streams of the PDF. */
function contentsOf(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/\/Length (\d+)\/Filter\/FlateDecode>>stream\n/g)].map(
    (match) => {
      const start = match.index + match[0].length
      return inflateSync(pdf.subarray(start, start + Number(match[1]))).toString('latin1')
    },
  )
}

const make = async (more: Partial<NumberPdfOptions> = {}, copies = 1) =>
  Buffer.from(
    await colorByNumberPdf([{ svg, regionMap, copies }], { ...options, ...more }, (bytes) =>
      deflateSync(bytes),
    ),
  )

test('a number stands in the middle of each region, turned upright, and small regions are colored already', async () => {
  const [content] = contentsOf(await make()) as [string]
  expect(content).toContain(`BT /F1 26 Tf 1 0 0 -1 392.772 549.334 Tm ${hex('1')} Tj ET`)
  expect(content).toContain('/Multiply gs\n0.608 0.843 0.961 rg 700 700 m 703 700 l 703 703 l h f\nQ')
})

test('the legend has numbers, swatches and names in both languages', async () => {
  const [content] = contentsOf(await make()) as [string]
  expect(content).toContain(hex('red / größer'))
  expect(content).toContain(hex('blue / größer'))
  expect(content).toMatch(/q 0\.898 0\.22 0\.231 rg 0 G 0\.8 w [\d.]+ [\d.]+ [\d.]+ [\d.]+ re B Q/)
})

test('the answer sheet follows the copies, every region in its color below the ink', async () => {
  const pdf = await make({ hasAnswers: true }, 25)
  expect(pdf.toString('latin1')).toContain('/Count 26>>')
  expect(pdf.toString('latin1')).toContain('/ExtGState<</Multiply<</BM/Multiply>>>>')
  const [, answers] = contentsOf(pdf) as [string, string]
  expect(answers).toContain('0.184 0.502 0.847 rg 0 0 m 90 0 l 90 90 l 0 90 l h 30 30 m 30 50 l 50 50 l h f')
  expect(answers).not.toContain('-1 392')
})

test('sums are written with the sign of multiplication', async () => {
  const [content] = contentsOf(await make({ sums: 'times' })) as [string]
  expect(content).toMatch(/<3[0-9](3[0-9])?d73[0-9](3[0-9])?>/)
})
