import { expect, test } from 'vitest'
import { paperFor } from './paper.ts'
import { toSvg } from './to-svg.ts'

const page = {
  paper: paperFor('portrait'),
  pen: 4,
  shapes: [
    { d: 'M0 0L10 0L10 10Z', fill: 'paper', stroke: 1, level: 0 },
    { d: 'M0 0L10 0', fill: 'none', stroke: 0.5, level: 0 },
    { d: 'M5 5L6 5L6 6Z', fill: 'ink', stroke: 0, level: 0 },
  ] as const,
}

test('a page is an A4 sheet of plain paths with licence and source type and without scripts', () => {
  const svg = toSvg({ ...page, shapes: [...page.shapes] })
  expect(svg).toContain('width="210mm" height="297mm"')
  expect(svg).toContain('digitalsourcetype/algorithmicMedia')
  expect(svg).toContain('No resale')
  expect(svg).not.toMatch(/<script|<text|<image|href=|onload/)
  expect(svg.match(/<path/g)).toHaveLength(4)
})

test('line widths are multiples of the pen', () => {
  const svg = toSvg({ ...page, shapes: [...page.shapes] })
  expect(svg).toContain('stroke-width="40"')
  expect(svg).toContain('fill="none" stroke-width="20"')
})
