import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { ColoringPage } from '../model/coloring-store.ts'
import { createColoredPdf } from './colored-pdf.ts'
import { toPdfPath } from './pdf-path.ts'

const PAGE: ColoringPage = {
  svg: '<svg viewBox="0 0 8400 11880"><g fill="#fff" stroke="#000" stroke-width="60"><path d="m10 20h30v40c1 2 3 4 5 6z"/><path fill="none" stroke-width="30" d="m0 0l5 5"/><path fill="#000" stroke="none" d="m1 1l2 2z"/></g></svg>',
  sheet: { version: 1, width: 840, height: 1188, names: [], regions: [['M1 2l9 0 0 9z', 5, 5, 4, 9]] },
}

async function contentsOf(blob: Blob) {
  const bytes = Buffer.from(await blob.arrayBuffer())
  const text = bytes.toString('latin1')
  const streams = [...text.matchAll(/\/Length (\d+)\/Filter\/FlateDecode>>stream\n/g)].map((match) => {
    const start = match.index + match[0].length
    return inflateSync(bytes.subarray(start, start + Number(match[1]))).toString('latin1')
  })
  return { text, bytes, streams }
}

test('the colors are painted first and the drawing is multiplied with them as one layer', async () => {
  const blob = await createColoredPdf(
    PAGE,
    [
      { kind: 'fill', region: 0, crayon: 0 },
      { kind: 'stroke', region: 0, brush: 'eraser', crayon: 4, width: 12, points: [3, 4, 5, 6] },
    ],
    'Füchse 🦊',
  )
  const { streams } = await contentsOf(blob)
  expect(streams[0]).toContain('0.9 0.22 0.23 rg 1 2 m 10 2 l 10 11 l h f')
  expect(streams[0]).toContain('q 1 2 m 10 2 l 10 11 l h W n 1 1 1 RG 12 w 3 4 m 5 6 l S Q')
  expect(streams[0]).toMatch(/Q \/Multiply gs \/Drawing Do$/)
  expect(streams[1]).toContain('1 g 60 w 10 20 m 40 20 l 40 60 l 41 62 43 64 45 66 c h B')
  expect(streams[1]).toContain('1 g 30 w 0 0 m 5 5 l S')
  expect(streams[1]).toContain('0 g 60 w 1 1 m 3 3 l h f')
})

test('every entry of the cross-reference table points to its object', async () => {
  const { text, bytes } = await contentsOf(await createColoredPdf(PAGE, [], 'Cat'))
  const table = text.slice(text.lastIndexOf('\nxref\n'))
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset))
  expect(offsets).toHaveLength(6)
  for (const [index, offset] of offsets.entries())
    expect(bytes.subarray(offset, offset + 8).toString('latin1')).toContain(`${index + 1} 0 obj`)
})

test('absolute and relative commands of a path mean the same', () => {
  expect(toPdfPath('M1 2L3 4Z')).toBe(toPdfPath('m1 2 2 2z'))
})
