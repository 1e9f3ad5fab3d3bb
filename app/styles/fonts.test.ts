import { globSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const styles = readFileSync('app/styles/fonts.css', 'utf8')
const FONTS = ['shantell-sans', 'atkinson-hyperlegible-next']

/** The characters of a font subset as declared in fonts.css, which scripts/fonts/cut.py reads. */
function charactersOf(font: string): Set<string> {
  const [, ranges = ''] = new RegExp(`fonts/${font}\\.woff2[^}]*unicode-range:([^;]*);`).exec(styles) ?? []
  return new Set(
    ranges.split(',').flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step))
    }),
  )
}

const charactersInTexts = new Set(
  [
    ...globSync('locales/*/*.json').map((file) => readFileSync(file, 'utf8')),
    readFileSync('supabase/seed/catalogue/categories.json', 'utf8'),
    brotliDecompressSync(readFileSync('supabase/seed/starter.json.br')).toString(),
    ...['en', 'de', 'fr', 'es', 'it', 'nl'].map((language) => (1_234_567.8).toLocaleString(language)),
  ].join(''),
)

test.each(FONTS)('the subset of %s contains every character of our texts', (font) => {
  const characters = charactersOf(font)
  // Arrows, ticks and emoji are in neither font; the system's fonts show them.
  const missing = [...charactersInTexts].filter(
    (character) => /[\p{L}\p{N}\p{P}\p{Zs}]/u.test(character) && !characters.has(character),
  )
  expect(missing).toEqual([])
})

test('both font subsets together stay small', () => {
  const sizes = FONTS.map((font) => readFileSync(`app/styles/fonts/${font}.woff2`).byteLength)
  expect(sizes[0]! + sizes[1]!).toBeLessThanOrEqual(45_000)
})
