import { globSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const styles = readFileSync('app/styles/fonts.css', 'utf8')
const FACES = ['shantell-sans', 'atkinson-hyperlegible-next']

/** The letters a first visit has, as fonts.css says and scripts/fonts/cut.py obeys. */
function lettersOf(face: string): Set<string> {
  const [, ranges = ''] = new RegExp(`fonts/${face}\\.woff2[^}]*unicode-range:([^;]*);`).exec(styles) ?? []
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

const ours = new Set(
  [
    ...globSync('locales/*/*.json').map((file) => readFileSync(file, 'utf8')),
    readFileSync('supabase/seed/catalogue/categories.json', 'utf8'),
    brotliDecompressSync(readFileSync('supabase/seed/starter.json.br')).toString(),
    ...['en', 'de', 'fr', 'es', 'it', 'nl'].map((language) => (1_234_567.8).toLocaleString(language)),
  ].join(''),
)

test.each(FACES)('what we write needs no more of %s than comes first', (face) => {
  const letters = lettersOf(face)
  // Arrows, ticks and emoji are in neither face: they are drawn by the device as before.
  const missing = [...ours].filter((sign) => /[\p{L}\p{N}\p{P}\p{Zs}]/u.test(sign) && !letters.has(sign))
  expect(missing).toEqual([])
})

test('both faces together stay small', () => {
  const sizes = FACES.map((face) => readFileSync(`app/styles/fonts/${face}.woff2`).byteLength)
  expect(sizes[0]! + sizes[1]!).toBeLessThanOrEqual(45_000)
})
