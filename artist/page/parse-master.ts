import { DIGITAL_SOURCE, type DigitalSource } from '#domain/pages/picture-source.ts'
import type { Shape } from '../drawing.ts'
import { paperFor } from './paper.ts'
import { parsePath } from './path.ts'
import type { Page } from './to-svg.ts'

const MAX_SHAPES = 60_000

/**
 * Parses a page's master file as `toSvg` writes it: paths with m, l, h, v, c, z and plain attributes. Returns
 * undefined for any other file.
 */
export function parseMaster(svg: string): Page | undefined {
  const size = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)
  const group = /<g fill="#fff" stroke="#000" stroke-width="([\d.]+)"/.exec(svg)
  if (!size || !group) return undefined
  const paper = paperFor(Number(size[1]) > Number(size[2]) ? 'landscape' : 'portrait')
  const scale = paper.width / Number(size[1])
  const pen = Number(group[1]) * scale
  // Imported files can contain anything, and invalid numbers would break the print.
  if (!isSize(scale) || !isSize(pen)) return undefined
  const shapes: Shape[] = []
  for (const [, attributes = ''] of svg.slice(group.index).matchAll(/<path([^>]*?)\/>/g)) {
    const d = /\sd="([^"]*)"/.exec(attributes)?.[1]
    if (d === undefined || shapes.length >= MAX_SHAPES) continue
    const fill = /\sfill="([^"]*)"/.exec(attributes)?.[1]
    const width = /stroke-width="([\d.]+)"/.exec(attributes)?.[1]
    const hasNoStroke = /stroke="none"/.test(attributes)
    const path = toPageUnits(d, scale)
    const stroke = hasNoStroke ? 0 : width ? (Number(width) * scale) / pen : 1
    if (/NaN|Infinity/.test(path) || !Number.isFinite(stroke)) return undefined
    shapes.push({
      d: path,
      fill: fill === 'none' ? 'none' : fill === '#000' ? 'ink' : 'paper',
      stroke,
      level: 0,
    })
  }
  return { paper, pen, shapes, source: readDigitalSource(svg) }
}

/** The page of a master file; throws for any other file. */
export function readMaster(svg: string): Page {
  const page = parseMaster(svg)
  if (!page) throw new Error('not-a-master')
  return page
}

const isSize = (value: number) => Number.isFinite(value) && value > 0

const SOURCE = /digitalsourcetype\/(\w+)</

/** The digital source type from a master file's metadata. */
export function readDigitalSource(svg: string): DigitalSource {
  const type = SOURCE.exec(svg.slice(0, 2000))?.[1]
  return Object.values(DIGITAL_SOURCE).find((source) => source === type) ?? 'algorithmicMedia'
}

/** The path with absolute M, L, C and Z in page units. */
function toPageUnits(d: string, scale: number): string {
  let out = ''
  for (const { kind, points } of parsePath(d))
    out += kind + points.map((value) => round(value * scale)).join(' ')
  return out
}

const round = (value: number) => Math.round(value * 100) / 100
