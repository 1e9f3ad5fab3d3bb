import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { PaintedItem } from '#domain/coloring/coloring-action.ts'
import { CRAYONS } from '#domain/coloring/crayons.ts'
import type { RegionMap } from '#domain/coloring/region-map.ts'
import { coloredPdf } from './colored-pdf.ts'

const svg =
  '<svg viewBox="0 0 8400 11880"><g fill="#fff" stroke="#000" stroke-width="60"><path d="m10 20h30v40c1 2 3 4 5 6z"/><path fill="none" stroke-width="30" d="m0 0l5 5"/><path fill="#000" stroke="none" d="m1 1l2 2z"/></g></svg>'
const regionMap: RegionMap = {
  version: 1,
  width: 840,
  height: 1188,
  names: [],
  regions: [['M1 2l9 0 0 9z', 5, 5, 4, 9]],
}

async function contentsOf(items: readonly PaintedItem[]) {
  const bytes = Buffer.from(
    await coloredPdf({ svg, regionMap, items, title: 'Füchse 🦊' }, (content) => deflateSync(content)),
  )
  const text = bytes.toString('latin1')
  const streams = [...text.matchAll(/\/Length (\d+)\/Filter\/FlateDecode>>stream\n/g)].map((match) => {
    const start = match.index + match[0].length
    return inflateSync(bytes.subarray(start, start + Number(match[1]))).toString('latin1')
  })
  return { text, bytes, streams }
}

test('the colors are painted first and the drawing is multiplied with them as one layer', async () => {
  const { text, streams } = await contentsOf([
    { kind: 'fill', region: 0, crayon: 0 },
    { kind: 'stroke', region: 0, brush: 'eraser', crayon: 4, width: 12, points: [3, 4, 5, 6] },
  ])
  const [colors, drawing] = streams as [string, string]
  expect(colors).toContain('0.898 0.22 0.231 rg 1 2 m 10 2 l 10 11 l h f')
  expect(colors).toContain('q 1 2 m 10 2 l 10 11 l h W n 1 1 1 RG 12 w 3 4 m 5 6 l S Q')
  expect(colors).toMatch(/Q \/Multiply gs \/Layer Do$/)
  expect(drawing).toContain('1 g\n6 w\n1 2 m 4 2 l 4 6 l 4.1 6.2 4.3 6.4 4.5 6.6 c h B')
  expect(drawing).toContain('3 w\n0 0 m 0.5 0.5 l S')
  expect(drawing).toContain('0 g\n0.1 0.1 m 0.3 0.3 l h f')
  expect(text).toContain('/Subtype/Form/Group<</S/Transparency/I true>>')
})

test('a pattern is a tile of its color with marks, and white gets gray ones', async () => {
  const white = CRAYONS.findIndex(({ id }) => id === 'white')
  const { text, streams } = await contentsOf([
    { kind: 'fill', region: 0, crayon: 0, pattern: 'stripes' },
    { kind: 'fill', region: 0, crayon: white, pattern: 'waves' },
  ])
  expect(streams[0]).toContain('/Pattern cs /stripes-red scn 1 2 m')
  expect(text).toMatch(/\/Pattern<<\/stripes-red \d+ 0 R\/waves-white \d+ 0 R>>/)
  const [stripes, waves] = streams.slice(2) as [string, string]
  expect(stripes).toBe('0.898 0.22 0.231 rg 0 0 28 28 re f 1 1 1 rg 0 0 m 11.2 0 l 11.2 28 l 0 28 l h f')
  expect(waves).toContain('0.812 0.831 0.851 RG 4 w 0 7 m')
})

test('every entry of the cross-reference table points to its object', async () => {
  const { text, bytes } = await contentsOf([{ kind: 'fill', region: 0, crayon: 0, pattern: 'dots' }])
  const table = text.slice(text.lastIndexOf('\nxref\n'))
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset))
  expect(offsets.length).toBeGreaterThan(6)
  for (const [index, offset] of offsets.entries())
    expect(bytes.subarray(offset, offset + 8).toString('latin1')).toContain(`${index + 1} 0 obj`)
})
