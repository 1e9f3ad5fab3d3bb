import { beforeAll, expect, test } from 'vitest'
import { DIFFICULTIES, STYLES } from '#domain/creation.ts'
import type { Artist } from '#artist/artist.ts'
import { regionList } from '#artist/region-list.ts'
import { openArtist } from './open-artist.ts'
import { pagePdf } from './pdf.ts'
import { rasterise } from './rasterise.ts'

let artist: Artist
beforeAll(async () => {
  artist = await openArtist()
})
const imagine = (prompt: string, rest: Partial<Parameters<Artist['imagine']>[0]> = {}) =>
  artist.imagine({ prompt, language: 'en', style: 'cartoon', seed: 3, ...rest })

test('the same wish, style and seed give the same bytes', () => {
  expect(artist.draw(imagine('a cat on a meadow')).svg).toBe(artist.draw(imagine('a cat on a meadow')).svg)
})

test('a scene survives being stored as JSON', () => {
  const scene = imagine('two rabbits in the forest')
  expect(artist.draw(JSON.parse(JSON.stringify(scene))).svg).toBe(artist.draw(scene).svg)
})

test('every style draws the wish, small enough to store and with nothing of the prompt inside', () => {
  for (const style of STYLES) {
    const { svg, verdict } = artist.draw(imagine('a princess and a dragon', { style }))
    expect(verdict.reasons).toEqual([])
    expect(svg.length).toBeLessThan(250_000)
    expect(svg).not.toMatch(/princess|dragon|<script|<text/)
  }
})

test('the same motif has more fields the harder it is asked for', () => {
  const regions = DIFFICULTIES.map(
    (difficulty) => artist.draw(imagine('a horse on the farm', { difficulty })).verdict.metrics.regions,
  )
  expect(regions[0]).toBeLessThan(regions[1]!)
  expect(regions[1]).toBeLessThan(regions[2]!)
})

// Thirty motifs: every style is asked for every difficulty twice.
const MOTIFS = [
  'a cat',
  'two dogs playing ball in the park',
  'the letter B',
  'a unicorn under a rainbow',
  'a pirate ship at sea',
  'a fire engine in the city',
  'a robot in the city',
  'a superhero flies over the city',
  'a police car in the street',
  'a princess in front of a castle',
  'three rabbits in the forest',
  'a dinosaur and a volcano',
  'an astronaut on the moon',
  'a mermaid under the sea',
  'a butterfly on a flower',
  'a tractor on the farm',
  'a girl rides a horse',
  'a snowman in winter',
  'a witch on a broom at night',
  'an elephant in the savanna',
  'a boy builds a sand castle on the beach',
  'a birthday cake with candles',
  'a train in the mountains',
  'a clown in the circus',
  'a dragon in a cave',
  'an owl in a tree',
  'a family in the kitchen',
  'a monkey in the jungle',
  'a knight and a dragon',
  'an excavator on the building site',
]

test('a page is as hard as was asked for, whatever the motif and style', { timeout: 600_000 }, () => {
  const missed: string[] = []
  for (const [i, prompt] of MOTIFS.entries()) {
    const style = STYLES[i % STYLES.length]!
    const difficulty = DIFFICULTIES[Math.floor(i / STYLES.length) % DIFFICULTIES.length]!
    const drawn = artist.draw(imagine(prompt, { style, difficulty }))
    if (drawn.difficulty !== difficulty)
      missed.push(`${prompt}, ${style}: ${difficulty}, ${drawn.difficulty}`)
  }
  expect(missed).toEqual([])
})

test('a city asked for as easy is easy', { timeout: 300_000 }, () => {
  for (const style of ['simple', 'cartoon'] as const)
    for (const prompt of ['a fire engine in the city', 'a superhero flies over the city'])
      expect(artist.draw(imagine(prompt, { style, difficulty: 'easy' })).difficulty).toBe('easy')
})

test('a realistic page has people and animals of natural build', () => {
  const headShare = (style: 'cartoon' | 'realistic') => {
    const [part] = artist.draw(imagine('a girl', { style })).composition.layout.figures
    expect(part?.noun).toBe('girl')
    const figure = artist.casting
      .find('girl')!
      .maker.draw({ seed: 1, detail: 1, natural: style === 'realistic' })
    return figure.face!.h / figure.box.h
  }
  expect(headShare('realistic')).toBeLessThan(headShare('cartoon') * 0.75)
})

test('a change in words changes the scene and keeps the rest', () => {
  const scene = imagine('a cat on a meadow')
  const changed = artist.customize(scene, 'in space', 'en')
  expect(changed.wish.setting).toBe('space')
  expect(changed.wish.figures[0]?.noun).toBe('cat')
  expect(changed.seed).toBe(scene.seed)
  expect(artist.draw(changed).composition.place).toBe('space')
})

test('hostile and empty wishes still end in a page', () => {
  for (const prompt of [
    '',
    '   ',
    'x'.repeat(10_000),
    '<svg onload=alert(1)>',
    '\u202Eكلب\u202C 🐶',
    '🦄🦄🦄',
    'cat '.repeat(300),
  ]) {
    const { svg } = artist.draw(imagine(prompt))
    expect(svg).toMatch(/^<svg[^]*<\/svg>\n$/)
    expect(svg).not.toContain('onload')
  }
})

test('every field of a page is listed with a point inside it', () => {
  const drawn = artist.draw(imagine('a car', { style: 'simple' }))
  const regions = regionList(drawn.svg, drawn.page.paper, rasterise)
  expect(regions.length).toBe(drawn.verdict.metrics.regions)
  for (const { at, box } of regions) {
    expect(at.x >= box.x && at.x <= box.x + box.w).toBe(true)
    expect(at.y >= box.y && at.y <= box.y + box.h).toBe(true)
  }
})

test('the PDF is one vector sheet in A4 or Letter, upright or lying', () => {
  const { page } = artist.draw(imagine('a car', { orientation: 'landscape' }))
  const pdf = pagePdf(page, {
    sheet: 'letter',
    title: 'Ein Auto für Ümit',
    foot: 'Colorami · free for private use',
  })
  const text = pdf.toString('latin1')
  expect(text).toContain('/MediaBox[0 0 792 612]')
  expect(text).toContain('/Count 1')
  expect(text).not.toContain('/Image')
  expect(pdf.length).toBeLessThan(120_000)
})
