import sharp from 'sharp'
import type { Shape } from '#artist/drawing.ts'
import type { Page } from '#artist/page/to-svg.ts'
import { SHARE_IMAGE } from '#domain/limits.ts'
import { SITE } from '#domain/site.ts'
import { escaped, fitted, isWritable } from './lettering/lettering.ts'
import { rasteriseWithLetters } from './rasterise.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE
const INK = '#1d1b20'
const CRAYONS = ['#ff6b57', '#4db6e5', '#ffd23f', '#62c370', '#8a6fd1', '#ff9f43']
/** Behind figures: what fills a large part of the sheet is only tinted, and what frames all of it stays white. */
const TINTS = ['#dcf0fa', '#fff4cc', '#dcf3df', '#ffe3df']
const LARGE = 0.2
const WHOLE = 0.85

/**
 * What messengers and pinboards show of a page: its name, the sheet as it comes out of the printer, and how it may look an hour later.
 * A name in letters our face does not have is left out.
 */
export async function sharePicture(page: Page, title = ''): Promise<Buffer> {
  const { pixels, width, height } = rasteriseWithLetters(
    shareSvg(page, isWritable(title) ? title : undefined),
    WIDTH,
  )
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer()
}

/** Where the two sheets lie: upright ones beside each other, lying ones one over the other; with a name, to the right of it. */
const PLACES = {
  named: {
    upright: { tall: 560, plain: [752, 322, -6], colored: [982, 330, 4] },
    lying: { tall: 372, plain: [884, 206, -5], colored: [902, 432, 3] },
  },
  nameless: {
    upright: { tall: 590, plain: [420, 337, -5], colored: [790, 337, 4] },
    lying: { tall: 440, plain: [375, 337, -5], colored: [830, 337, 4] },
  },
} as const

export function shareSvg(page: Page, title?: string): string {
  const { paper } = page
  const { tall, plain, colored } =
    PLACES[title ? 'named' : 'nameless'][paper.height >= paper.width ? 'upright' : 'lying']
  const wide = (tall * paper.width) / paper.height
  const sheet = ([x, y, turn]: readonly [number, number, number], isColored: boolean) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) translate(${-wide / 2} ${-tall / 2})">` +
    `<rect width="${wide}" height="${tall}" rx="14" fill="#fff" stroke="${INK}" stroke-width="5"/>` +
    `<svg width="${wide}" height="${tall}" viewBox="0 0 ${paper.width} ${paper.height}">${drawing(page, isColored)}</svg></g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffd23f"/>` +
    SCRIBBLE +
    sheet(plain, false) +
    sheet(colored, true) +
    (title ? named(title) : `<g transform="translate(82 ${HEIGHT - 82})">${NAME_MARK}</g>`) +
    '</svg>'
  )
}

const LEFT = 56
const SIZES = [
  { size: 82, most: 4 },
  { size: 70, most: 5 },
  { size: 60, most: 5 },
  { size: 50, most: 6 },
  { size: 42, most: 7 },
  { size: 34, most: 8 },
]

/** The name of the page where one begins to read, and below whose it is. */
function named(title: string): string {
  const { size, lines } = fitted(title, 440, SIZES)
  const step = size * 1.14
  const top = 280 - ((lines.length - 1) * step) / 2 + size * 0.34
  const text = lines
    .map(
      (line, index) =>
        `<text x="${LEFT}" y="${top + index * step}" font-size="${size}">${escaped(line)}</text>`,
    )
    .join('')
  return (
    `<g fill="${INK}">${text}<text x="124" y="${HEIGHT - 57}" font-size="42">${escaped(SITE.name)}</text></g>` +
    `<g transform="translate(84 ${HEIGHT - 72}) scale(0.62)">${NAME_MARK}</g>`
  )
}

function drawing({ pen, shapes, paper }: Page, colored: boolean): string {
  const sheet = paper.width * paper.height
  let next = 0
  const fillOf = (shape: Shape) => {
    if (shape.fill !== 'paper') return shape.fill === 'ink' ? INK : 'none'
    if (!colored) return '#fff'
    const part = extent(shape.d) / sheet
    if (part > WHOLE) return '#fff'
    const crayons = part > LARGE ? TINTS : CRAYONS
    return crayons[next++ % crayons.length]!
  }
  return shapes
    .map(
      (shape) =>
        `<path d="${shape.d}" fill="${fillOf(shape)}" stroke="${shape.stroke > 0 ? INK : 'none'}" stroke-width="${shape.stroke * pen}" stroke-linejoin="round" stroke-linecap="round"/>`,
    )
    .join('')
}

/** How much room a shape takes at most. */
function extent(d: string): number {
  const numbers = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  if (xs.length === 0 || ys.length === 0) return 0
  const span = (values: number[]) =>
    values.reduce((most, value) => Math.max(most, value), -Infinity) -
    values.reduce((least, value) => Math.min(least, value), Infinity)
  return span(xs) * span(ys)
}

/** A crayon has gone over the table. */
const SCRIBBLE =
  '<path d="M-20 120 L300 40 L60 210 L520 60 L110 330 L760 50 L230 470 L1010 60 L420 560 L1230 110 L640 640 L1240 300 L880 650 L1240 480" fill="none" stroke="#ff9f43" stroke-width="26" stroke-linecap="round" stroke-linejoin="round" opacity="0.45"/>'

/** Six crayons in one drop, as in the header of the site. */
const NAME_MARK =
  ['#ff6b57', '#ff9f43', '#ffd23f', '#62c370', '#4db6e5', '#8a6fd1']
    .map(
      (fill, index) =>
        `<path d="M0 0 L0 -46 A46 46 0 0 1 39.84 -23 Z" fill="${fill}" transform="rotate(${index * 60})"/>`,
    )
    .join('') + `<circle r="46" fill="none" stroke="${INK}" stroke-width="6"/>`
