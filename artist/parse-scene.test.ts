import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import type { Language } from '#domain/text/languages.ts'
import type { Artist } from './artist.ts'
import { parseScene } from './parse-scene.ts'
import type { Scene } from './scene.ts'

let artist: Artist
beforeAll(async () => {
  artist = await createLocalArtist()
})
const parse = (scene: unknown) => parseScene(JSON.parse(JSON.stringify(scene)), artist.lexicon)
const sceneOf = (prompt: string, language: Language = 'en'): Scene =>
  artist.createScene({ prompt, language, style: 'cartoon', seed: 7 })

test('the scene of every wish is read back, apart from the words that are not in the lexicon', () => {
  const wishes = readFileSync('bench/artist/prompts/unseen.jsonl', 'utf8').trim().split('\n')
  for (const line of wishes) {
    const { prompt, language } = JSON.parse(line) as { prompt: string; language: Language }
    const scene = sceneOf(prompt, language)
    const parsed = parse(scene)
    expect(parsed, prompt).toBeDefined()
    expect(parsed!.wish.figures, prompt).toEqual(JSON.parse(JSON.stringify(scene.wish.figures)))
    expect(parsed!.wish.setting, prompt).toBe(scene.wish.setting)
    expect(parsed!.wish.unknown).toEqual([])
  }
})

test('a full moon that was wished for stays full in the scene of a link', () => {
  expect(parse(sceneOf('a witch flies under the full moon'))!.wish.fullMoon).toBe(true)
})

test.each<[string, (scene: Scene) => void]>([
  ['a noun that is not in the lexicon', ({ wish }) => (wish.figures[0]!.noun = 'weapon-x')],
  ['a name of the prototype', ({ wish }) => (wish.figures[0]!.noun = 'constructor')],
  ['too many copies', ({ wish }) => (wish.figures[0]!.count = 21)],
  ['no copy', ({ wish }) => (wish.figures[0]!.count = 0)],
  ['too many figures', ({ wish }) => (wish.figures = Array.from({ length: 13 }, () => wish.figures[0]!))],
  ['a relation to a missing figure', ({ wish }) => (wish.figures[0]!.relation = { kind: 'on', to: 9 })],
  ['a place beside the sheet', ({ wish }) => (wish.figures[0]!.placement = { x: 1.2, y: 0.5, size: 0.3 })],
  ['a figure of no size', ({ wish }) => (wish.figures[0]!.placement = { x: 0.5, y: 0.5, size: 0 })],
  ['an unknown place', ({ wish }) => (wish.setting = '../etc')],
  ['a seed that is no whole number', (scene) => (scene.seed = 1.5)],
  ['a title of two lines', (scene) => (scene.banner = 'one\ntwo')],
  ['a long title', (scene) => (scene.banner = 'x'.repeat(31))],
  ['another version', (scene) => Object.assign(scene, { version: 3 })],
  ['a fourth try', (scene) => (scene.attempt = { tries: 4, effort: 0 })],
  ['another style', (scene) => Object.assign(scene, { style: 'photo' })],
])('a scene with %s is refused', (_, change) => {
  const scene = sceneOf('two cats in the forest')
  change(scene)
  expect(parse(scene)).toBeUndefined()
})

test.each([null, 3, 'scene', [], {}, { version: 1 }])('%j is no scene', (value) => {
  expect(parseScene(value, artist.lexicon)).toBeUndefined()
})

test('the attempt that was drawn is read back', () => {
  const scene = { ...sceneOf('a cat'), attempt: { tries: 2, effort: -3 } }
  expect(parse(scene)!.attempt).toEqual(scene.attempt)
})

test('where a person has put a figure is read back', () => {
  const scene = sceneOf('a cat')
  scene.wish.figures[0]!.placement = { x: 0.25, y: 0.75, size: 0.4, mirrored: true }
  expect(parse(scene)!.wish.figures).toEqual(scene.wish.figures)
})

test('fields that a scene does not have are dropped', () => {
  const scene = { ...sceneOf('a cat'), svg: '<script>' }
  expect(parse(scene)).not.toHaveProperty('svg')
})
