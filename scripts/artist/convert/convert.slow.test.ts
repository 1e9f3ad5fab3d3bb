import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Figure } from '#artist/drawing.ts'
import { isEveryMotif } from '#tests/support/drawing/share-of.ts'
import { convertedFigures } from '../all-figures.ts'
import { leakedPixels } from '../leaked-pixels.ts'
import { convert } from './convert-figure.ts'
import { readPath, writePath } from './path-data.ts'
import { dataFile, readAllowList, readIcons, readOverrides } from './icon-sources.ts'
import { storedFigure } from './create-stored-figure.ts'

/** One figure in so many is closed, and one in six times as many is converted again. */
const FIGURE_STEP = isEveryMotif ? 12 : 40

const icon = (body: string, alive = true) => convert(body, { alive, overrides: new Map() })
const fills = (body: string, alive?: boolean) => icon(body, alive).shapes.map(({ fill }) => fill)
const face = '<circle cx="64" cy="64" r="50" fill="#ffcc80"/>'

describe('the conversion', () => {
  it('gives the same figures as the data file', () => {
    const lines = brotliDecompressSync(readFileSync(dataFile)).toString().trim().split('\n')
    const allowed = readAllowList()
    const icons = readIcons()
    const overrides = readOverrides()
    expect(lines.length).toBe(allowed.length)
    for (let i = 7; i < allowed.length; i += FIGURE_STEP * 6)
      expect(lines[i], allowed[i]!.id).toBe(
        JSON.stringify(storedFigure(allowed[i]!, overrides.get(allowed[i]!.id), icons)),
      )
  })

  it('gives a dark disc on a face a highlight, and a very large one a white ring', () => {
    expect(fills(`${face}<circle cx="50" cy="60" r="3" fill="#222"/>`)).toEqual(['paper', 'ink', 'paper'])
    expect(fills(`${face}<circle cx="50" cy="60" r="8" fill="#222"/>`)).toEqual([
      'paper',
      'paper',
      'ink',
      'paper',
    ])
  })

  it('classifies the same disc on a car as a wheel', () => {
    expect(fills(`${face}<circle cx="50" cy="60" r="8" fill="#222"/>`, false)).toEqual(['paper', 'paper'])
  })

  it('drops shading and faint differences', () => {
    expect(fills(`${face}<path fill="#000" opacity=".2" d="M30 64h60v30H30z"/>`)).toEqual(['paper'])
    expect(fills(`${face}<circle cx="64" cy="64" r="20" fill="#ffca7c"/>`)).toEqual(['paper'])
  })

  it('drops the darker copy under a shape, which would be a second line', () => {
    const copy = '<circle cx="64" cy="64" r="50.6" fill="#a65f00"/>'
    expect(icon(`${copy}${face}`).shapes).toHaveLength(1)
  })

  it('classifies every component of a path separately', () => {
    const both =
      '<path fill="#222" d="M40 60a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM70 60a3 3 0 1 1 6 0a3 3 0 1 1-6 0z"/>'
    expect(icon(`${face}${both}`).shapes.filter(({ fill }) => fill === 'ink')).toHaveLength(2)
  })

  it('draws the part inside a clip path', () => {
    const clipped = `<defs><clipPath id="c"><path d="M0 0H64V128H0Z"/></clipPath></defs><g clip-path="url(#c)">${face}</g>`
    const { box } = icon(clipped)
    expect(box.x).toBeCloseTo(14, 0)
    expect(box.x + box.w).toBeCloseTo(64, 0)
  })

  it('uses manual overrides', () => {
    const body = `${face}<circle cx="50" cy="60" r="3" fill="#222"/>`
    expect(convert(body, { alive: true, overrides: new Map([[1, { kind: 'drop' }]]) }).shapes).toHaveLength(1)
  })
})

describe('paths', () => {
  it('are parsed in all their short forms and written as absolute M, L, C and Z', () => {
    expect(writePath(readPath('m10 10h5v5h-5z'))).toBe('M10 10L15 10L15 15L10 15Z')
    expect(writePath(readPath('M0 0a5 5 0 0110 0z'))).toMatch(/^M0 0C.* 5 -5C.* 10 0Z$/)
    expect(() => readPath('M0 0 X')).toThrow()
  })
})

describe('closure', () => {
  it('holds for a sample of the figures at low and high detail', () => {
    convertedFigures()
      .filter((_, i) => i % FIGURE_STEP === 5)
      .forEach((maker) => {
        for (const detail of [0, 3] as const)
          expect(leakedPixels(maker.draw({ seed: 1, detail })), maker.id).toBe(0)
      })
  })

  it('fails where a line is open', () => {
    const figure: Figure = {
      id: 'open',
      shapes: [
        { d: 'M10 10L90 10L90 90L10 90Z', fill: 'paper', stroke: 0, level: 0 },
        { d: 'M10 10L90 10L90 90L10 90', fill: 'none', stroke: 1, level: 0 },
        { d: 'M40 40L60 40L60 60L40 60Z', fill: 'paper', stroke: 1, level: 0 },
        { d: 'M35 50L65 50', fill: 'paper', stroke: 0, level: 0 },
        { d: 'M36 45L50 45L50 55L36 55Z', fill: 'paper', stroke: 0, level: 0 },
      ],
      front: [],
      box: { x: 0, y: 0, w: 100, h: 100 },
      ground: 100,
      facing: 'front',
      anchors: {},
    }
    expect(leakedPixels(figure)).toBeGreaterThan(0)
  })
})
