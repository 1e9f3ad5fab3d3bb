import { beforeAll, expect, test } from 'vitest'
import { DIFFICULTIES, STYLES } from '#domain/pages/creation-options.ts'
import type { Artist } from '#artist/artist.ts'
import { traceRegions } from '#artist/coloring/trace-regions.ts'
import { createLocalArtist } from './create-local-artist.ts'
import { pagePdf } from './output/page-pdf.ts'
import { rasterise } from './output/rasterise.ts'

let artist: Artist
beforeAll(async () => {
  artist = await createLocalArtist()
})
const sceneOf = (prompt: string, rest: Partial<Parameters<Artist['createScene']>[0]> = {}) =>
  artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 3, ...rest })

test('the same wish, style and seed give the same bytes', () => {
  expect(artist.draw(sceneOf('a cat on a meadow')).svg).toBe(artist.draw(sceneOf('a cat on a meadow')).svg)
})

test('a scene stored as JSON draws the same page', () => {
  const scene = sceneOf('two rabbits in the forest')
  expect(artist.draw(JSON.parse(JSON.stringify(scene))).svg).toBe(artist.draw(scene).svg)
})

test('a scene with a stored attempt repeats that attempt, without comparing others', () => {
  const scene = sceneOf('a spider in its web', { orientation: 'portrait', difficulty: 'easy', seed: 4 })
  const best = artist.draw(scene)
  expect(best.attempt).not.toEqual({ tries: 1, effort: 0 })
  expect(artist.draw({ ...scene, attempt: best.attempt }).svg).toBe(best.svg)
  expect(artist.draw({ ...scene, attempt: { tries: 3, effort: 2 } }).attempt).toEqual({ tries: 3, effort: 2 })
})

test('the figures are there before the scenery, both before the page is checked, and stay in a page that passes at once', () => {
  const lines: string[] = []
  const { svg, attempt } = artist.draw(sceneOf('a cat on a meadow'), (first) => lines.push(first))
  expect(attempt).toEqual({ tries: 1, effort: 0 })
  const pathsOf = (content: string) => content.match(/ d="[^"]+"/g)!
  expect(lines).toHaveLength(2)
  for (const each of lines) expect(pathsOf(svg)).toEqual(expect.arrayContaining(pathsOf(each)))
})

test('every style draws the wish, small enough to store and without any text of the prompt', () => {
  for (const style of STYLES) {
    const { svg, verdict } = artist.draw(sceneOf('a princess and a dragon', { style }))
    expect(verdict.reasons).toEqual([])
    expect(svg.length).toBeLessThan(250_000)
    expect(svg).not.toMatch(/princess|dragon|<script|<text/)
  }
})

test('a harder page of the same motif has more regions', () => {
  const regions = DIFFICULTIES.map(
    (difficulty) => artist.draw(sceneOf('a horse on the farm', { difficulty })).verdict.metrics.regions,
  )
  expect(regions[0]).toBeLessThan(regions[1]!)
  expect(regions[1]).toBeLessThan(regions[2]!)
})

test.each([
  ['a cat', 'simple', 'easy'],
  ['a pirate ship at sea', 'cartoon', 'medium'],
  ['a princess in front of a castle', 'fantasy', 'hard'],
  ['an elephant in the savanna', 'realistic', 'easy'],
  ['a family in the kitchen', 'detailed', 'hard'],
] as const)('%s in the style %s has the requested difficulty %s', (prompt, style, difficulty) => {
  expect(artist.draw(sceneOf(prompt, { style, difficulty })).difficulty).toBe(difficulty)
})

test('a city can be drawn as an easy page', { timeout: 300_000 }, () => {
  for (const style of ['simple', 'cartoon'] as const)
    for (const prompt of ['a fire engine in the city', 'a superhero flies over the city'])
      expect(artist.draw(sceneOf(prompt, { style, difficulty: 'easy' })).difficulty).toBe('easy')
})

test('a realistic page has people and animals with natural proportions', () => {
  const headShare = (style: 'cartoon' | 'realistic') => {
    const [part] = artist.draw(sceneOf('a girl', { style })).composition.layout.figures
    expect(part?.noun).toBe('girl')
    const figure = artist.figureFinder
      .find('girl')!
      .maker.draw({ seed: 1, detail: 1, natural: style === 'realistic' })
    return figure.face!.h / figure.box.h
  }
  expect(headShare('realistic')).toBeLessThan(headShare('cartoon') * 0.8)
})

test('a change in words changes the scene and keeps the rest', () => {
  const scene = sceneOf('a cat on a meadow')
  const changed = artist.changeScene(scene, 'in space', 'en')
  expect(changed.wish.setting).toBe('space')
  expect(changed.wish.figures[0]?.noun).toBe('cat')
  expect(changed.seed).toBe(scene.seed)
  expect(artist.draw(changed).composition.place).toBe('space')
})

test('hostile and empty wishes still give a page', () => {
  for (const prompt of [
    '',
    '   ',
    'x'.repeat(10_000),
    '<svg onload=alert(1)>',
    '\u202Eكلب\u202C 🐶',
    '🦄🦄🦄',
    'cat '.repeat(300),
  ]) {
    const { svg } = artist.draw(sceneOf(prompt))
    expect(svg).toMatch(/^<svg[^]*<\/svg>\n$/)
    expect(svg).not.toContain('onload')
  }
})

test('a filled region leaves no white rim and stays inside its lines', () => {
  const drawn = artist.draw(sceneOf('a car', { style: 'simple' }))
  const { width, height } = drawn.page.paper
  const regions = traceRegions(drawn.page)
  expect(regions.length).toBe(drawn.verdict.metrics.regions)
  const plain = rasterise(drawn.svg, width)
  const fills = regions.map(({ outline }) => `<path d="${outline}"/>`).join('')
  const filled = rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="#f00">${fills}</svg>`,
    width,
  )
  const isWhite = ({ pixels }: typeof plain, at: number) => pixels[at * 4 + 1]! > 250
  let [whiteInside, coloredOutside] = [0, 0]
  for (let y = 40; y < height - 40; y++)
    for (let x = 40; x < width - 40; x++) {
      const at = y * width + x
      // Pixels lighter than this look like paper, so the fill has to cover them.
      if (plain.pixels[at * 4]! > 139 && isWhite(filled, at)) whiteInside++
    }
  for (let x = 0; x < width; x++) if (!isWhite(filled, 20 * width + x)) coloredOutside++
  expect([whiteInside, coloredOutside]).toEqual([0, 0])
})

test('the PDF is one vector sheet in A4 or Letter, portrait or landscape', async () => {
  const { page } = artist.draw(sceneOf('a car', { orientation: 'landscape' }))
  const pdf = await pagePdf(page, {
    paperSize: 'letter',
    title: 'Ein Auto für Ümit',
    footer: 'Colorami · free for private use',
  })
  const text = Buffer.from(pdf).toString('latin1')
  expect(text).toContain('/MediaBox[0 0 792 612]')
  expect(text).toContain('/Count 1')
  expect(text).not.toContain('/Image')
  expect(pdf.length).toBeLessThan(120_000)
})
