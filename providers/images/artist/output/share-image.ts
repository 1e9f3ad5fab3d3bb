import sharp from 'sharp'
import type { Page } from '#artist/page/to-svg.ts'
import { SHARE_IMAGE } from '#domain/product-limits.ts'
import { SITE } from '#domain/site/site-details.ts'
import { drawingPaths, INK } from './drawing-paths.ts'
import { escapeXml, fitText, isWritable } from './lettering/fit-text.ts'
import { rasteriseWithSiteFont } from './rasterise.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE
/**
 * The image that messengers and pinboards show for a page: its title, the printed sheet, and the sheet colored in.
 * The title is left out if the font lacks one of its characters.
 */
export async function createShareImage(page: Page, title = ''): Promise<Buffer> {
  const { pixels, width, height } = rasteriseWithSiteFont(
    shareSvg(page, isWritable(title) ? title : undefined),
    WIDTH,
  )
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer()
}

/**
 * Position and rotation of the two sheets: portrait sheets side by side, landscape sheets above each other; with a
 * title, to the right of it.
 */
const SHEET_POSITIONS = {
  titled: {
    portrait: { tall: 560, plain: [752, 322, -6], colored: [982, 330, 4] },
    landscape: { tall: 372, plain: [884, 206, -5], colored: [902, 432, 3] },
  },
  untitled: {
    portrait: { tall: 590, plain: [420, 337, -5], colored: [790, 337, 4] },
    landscape: { tall: 440, plain: [375, 337, -5], colored: [830, 337, 4] },
  },
} as const

function shareSvg(page: Page, title?: string): string {
  const { paper } = page
  const { tall, plain, colored } =
    SHEET_POSITIONS[title ? 'titled' : 'untitled'][paper.height >= paper.width ? 'portrait' : 'landscape']
  const wide = (tall * paper.width) / paper.height
  const sheet = ([x, y, turn]: readonly [number, number, number], isColored: boolean) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) translate(${-wide / 2} ${-tall / 2})">` +
    `<rect width="${wide}" height="${tall}" rx="14" fill="#fff" stroke="${INK}" stroke-width="5"/>` +
    `<svg width="${wide}" height="${tall}" viewBox="0 0 ${paper.width} ${paper.height}">${drawingPaths(page, isColored)}</svg></g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffd23f"/>` +
    SCRIBBLE +
    sheet(plain, false) +
    sheet(colored, true) +
    (title ? titleBlock(title) : `<g transform="translate(82 ${HEIGHT - 82})">${LOGO}</g>`) +
    '</svg>'
  )
}

const LEFT = 56
const TITLE_SIZES = [
  { size: 82, maxLines: 4 },
  { size: 70, maxLines: 5 },
  { size: 60, maxLines: 5 },
  { size: 50, maxLines: 6 },
  { size: 42, maxLines: 7 },
  { size: 34, maxLines: 8 },
]

/** The title on the left, and the site's name below it. */
function titleBlock(title: string): string {
  const { size, lines } = fitText(title, 440, TITLE_SIZES)
  const step = size * 1.14
  const top = 280 - ((lines.length - 1) * step) / 2 + size * 0.34
  const text = lines
    .map(
      (line, index) =>
        `<text x="${LEFT}" y="${top + index * step}" font-size="${size}">${escapeXml(line)}</text>`,
    )
    .join('')
  return (
    `<g fill="${INK}">${text}<text x="124" y="${HEIGHT - 57}" font-size="42">${escapeXml(SITE.name)}</text></g>` +
    `<g transform="translate(84 ${HEIGHT - 72}) scale(0.62)">${LOGO}</g>`
  )
}

/** A crayon stroke across the background. */
const SCRIBBLE =
  '<path d="M-20 120 L300 40 L60 210 L520 60 L110 330 L760 50 L230 470 L1010 60 L420 560 L1230 110 L640 640 L1240 300 L880 650 L1240 480" fill="none" stroke="#ff9f43" stroke-width="26" stroke-linecap="round" stroke-linejoin="round" opacity="0.45"/>'

/** The site's logo: six crayon colors in one circle, as in the site's header. */
const LOGO =
  ['#ff6b57', '#ff9f43', '#ffd23f', '#62c370', '#4db6e5', '#8a6fd1']
    .map(
      (fill, index) =>
        `<path d="M0 0 L0 -46 A46 46 0 0 1 39.84 -23 Z" fill="${fill}" transform="rotate(${index * 60})"/>`,
    )
    .join('') + `<circle r="46" fill="none" stroke="${INK}" stroke-width="6"/>`
