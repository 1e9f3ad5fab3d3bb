import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'

/** The site's bold font (scripts/fonts/cut.py) in a format the renderer reads. */
const SITE_FONT = {
  family: 'Shantell Sans',
  file: fileURLToPath(new URL('shantell-sans-bold.ttf', import.meta.url)),
}

/** The characters of the font's subset; others would be drawn as empty boxes. */
const SUPPORTED_CHARACTERS =
  /^[ -~\u00a0-\u00a1\u00a7\u00a9\u00ab\u00ad\u00b0\u00b7\u00bb\u00bf-\u00c2\u00c4\u00c6-\u00cf\u00d1-\u00d4\u00d6-\u00d7\u00d9-\u00dc\u00df-\u00e2\u00e4\u00e6-\u00ef\u00f1-\u00f4\u00f6\u00f9-\u00fc\u00ff\u0152-\u0153\u0178\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u202f\u20ac]+$/

export const isWritable = (text: string): boolean => SUPPORTED_CHARACTERS.test(text)

/** The width of a text at size 1. */
function widthOf(text: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text y="0" font-size="100">${escapeXml(text)}</text></svg>`
  const box = new Resvg(svg, { font: fontOptions(), logLevel: 'off' }).getBBox()
  return (box?.width ?? 0) / 100
}

export const fontOptions = () => ({
  loadSystemFonts: false,
  fontFiles: [SITE_FONT.file],
  defaultFontFamily: SITE_FONT.family,
})

interface FittedText {
  size: number
  lines: string[]
}

/**
 * The largest size at which a text fits the width and the number of lines. A text that fits at no size is set
 * smaller and cut off.
 */
export function fitText(
  text: string,
  width: number,
  sizes: readonly { size: number; maxLines: number }[],
): FittedText {
  const words = text.split(/\s+/).filter(Boolean)
  const widths = new Map(words.map((word) => [word, widthOf(word)]))
  const space = widthOf('n n') - widthOf('nn')
  const breakAtSize = (size: number) =>
    breakLines(words, (word) => widths.get(word)! * size, space * size, width + 0.01)
  const widest = Math.max(...widths.values())
  for (const { size, maxLines } of sizes) {
    const lines = widest * size > width ? [] : breakAtSize(size)
    if (lines.length > 0 && lines.length <= maxLines) return { size, lines }
  }
  const { size: smallest, maxLines } = sizes.at(-1)!
  const size = Math.min(smallest, width / widest)
  const lines = breakAtSize(size)
  return { size, lines: lines.length > maxLines ? [...lines.slice(0, maxLines - 1), '…'] : lines }
}

/** Breaks words into lines of a maximum width. */
function breakLines(
  words: readonly string[],
  measure: (word: string) => number,
  space: number,
  width: number,
): string[] {
  const lines: string[] = []
  let remainingWidth = 0
  for (const word of words) {
    const needed = measure(word)
    if (lines.length > 0 && needed + space <= remainingWidth) {
      lines[lines.length - 1] += ` ${word}`
      remainingWidth -= needed + space
    } else {
      lines.push(word)
      remainingWidth = width - needed
    }
  }
  return lines
}

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
