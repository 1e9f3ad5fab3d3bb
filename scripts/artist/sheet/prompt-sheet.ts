import sharp from 'sharp'

const COLUMNS = 5
const WIDTH = 300
const HEIGHT = Math.round(WIDTH * Math.SQRT2)
const LABEL = 34
const LETTERS_PER_LINE = 46
export const PAGES_PER_SHEET = 15

interface DrawnPrompt {
  prompt: string
  picture: Uint8Array
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!)

const label = (text: string) => {
  const lines = [text.slice(0, LETTERS_PER_LINE), text.slice(LETTERS_PER_LINE, 2 * LETTERS_PER_LINE)]
  const spans = lines.map((line, i) => `<tspan x="${WIDTH / 2}" y="${13 + i * 14}">${escaped(line)}</tspan>`)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LABEL}">` +
      `<text font-size="12" text-anchor="middle" font-family="sans-serif">${spans.join('')}</text></svg>`,
  )
}

/** Whole pages side by side, each labelled with its wish. */
export async function promptSheet(pages: readonly DrawnPrompt[]): Promise<Buffer> {
  const rows = Math.ceil(pages.length / COLUMNS)
  const layers = await Promise.all(
    pages.map(async ({ prompt, picture }, i) => {
      const left = (i % COLUMNS) * WIDTH
      const top = Math.floor(i / COLUMNS) * (HEIGHT + LABEL)
      const small = await sharp(picture)
        .resize(WIDTH - 8, HEIGHT - 8, { fit: 'inside' })
        .toBuffer()
      return [
        { input: small, left: left + 4, top: top + 4 },
        { input: label(prompt), left, top: top + HEIGHT },
      ]
    }),
  )
  return sharp({
    create: { width: COLUMNS * WIDTH, height: rows * (HEIGHT + LABEL), channels: 3, background: '#fff' },
  })
    .composite(layers.flat())
    .png()
    .toBuffer()
}
