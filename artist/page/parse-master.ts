import { DIGITAL_SOURCE, type DigitalSource } from '#domain/pages/picture-source.ts'
import type { Shape } from '../drawing.ts'
import { paperFor } from './paper.ts'
import type { Page } from './to-svg.ts'

const TOKEN = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g
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
    const path = toAbsolutePath(d, scale)
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

const isSize = (value: number) => Number.isFinite(value) && value > 0

const SOURCE = /digitalsourcetype\/(\w+)</

/** The digital source type from a master file's metadata. */
export function readDigitalSource(svg: string): DigitalSource {
  const type = SOURCE.exec(svg.slice(0, 2000))?.[1]
  return Object.values(DIGITAL_SOURCE).find((source) => source === type) ?? 'algorithmicMedia'
}

const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, z: 0 }

/** Converts a path to absolute M, L, C and Z in page units. */
function toAbsolutePath(d: string, scale: number): string {
  let out = ''
  let letter = ''
  let values: number[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const pair = (px: number, py: number) => `${round(px * scale)} ${round(py * scale)}`
  for (const [token] of d.matchAll(TOKEN)) {
    if (/[a-zA-Z]/.test(token)) {
      letter = token
      values = []
      if (token !== 'z' && token !== 'Z') continue
      out += 'Z'
      ;[x, y] = [startX, startY]
      continue
    }
    values.push(Number(token))
    const kind = letter.toLowerCase()
    if (values.length < (ARGUMENTS[kind] ?? Infinity)) continue
    const [ox, oy] = letter === kind ? [x, y] : [0, 0]
    if (kind === 'h') x = ox + values[0]!
    else if (kind === 'v') y = oy + values[0]!
    else [x, y] = [ox + values.at(-2)!, oy + values.at(-1)!]
    if (kind === 'c')
      out += `C${pair(ox + values[0]!, oy + values[1]!)} ${pair(ox + values[2]!, oy + values[3]!)} ${pair(x, y)}`
    else out += `${kind === 'm' ? 'M' : 'L'}${pair(x, y)}`
    if (kind === 'm') {
      ;[startX, startY] = [x, y]
      letter = letter === 'm' ? 'l' : 'L'
    }
    values = []
  }
  return out
}

const round = (value: number) => Math.round(value * 100) / 100
