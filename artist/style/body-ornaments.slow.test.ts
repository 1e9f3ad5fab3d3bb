import { expect, test } from 'vitest'
import type { Difficulty, Style } from '#domain/pages/creation-options.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { lookOf } from './look.ts'

const artist = await createLocalArtist()
const draw = (prompt: string, style: Style, difficulty: Difficulty) =>
  artist.draw(artist.createScene({ prompt, language: 'en', style, difficulty, seed: 3 }))
const ornamentsOf = (prompt: string, style: Style, difficulty: Difficulty) => {
  const { page, composition } = draw(prompt, style, difficulty)
  const { x, y, w, h } = composition.placed[0]!.box
  return page.shapes
    .filter(({ level, fill, of }) => level === 3 && fill === 'none' && of === undefined)
    .flatMap(({ d }) => d.split('M').slice(1))
    .filter((part) => part.includes('Z'))
    .filter((part) => {
      const [px, py] = part.split(/[ ,LC]/).map(Number)
      return px! > x && px! < x + w && py! > y && py! < y + h
    }).length
}

test('detailed pages have ornaments in the bodies of animals at every difficulty, more the harder they are', () => {
  const [medium, hard] = (['medium', 'hard'] as const).map((each) =>
    ornamentsOf('an elephant', 'detailed', each),
  )
  expect(ornamentsOf('an elephant', 'detailed', 'easy')).toBeGreaterThan(2)
  expect(medium).toBeGreaterThan(2)
  expect(hard).toBeGreaterThan(medium! * 2)
})

test('faces stay free of ornaments, and other styles have none', () => {
  expect(ornamentsOf('an elephant', 'cartoon', 'medium')).toBe(0)
  expect(ornamentsOf('an elephant', 'realistic', 'medium')).toBe(0)
})

test('simple pages have the boldest lines', () => {
  for (const difficulty of ['easy', 'medium', 'hard'] as const)
    for (const style of ['cartoon', 'realistic', 'fantasy', 'detailed'] as const)
      expect(lookOf('simple', difficulty).pen).toBeGreaterThan(lookOf(style, difficulty).pen * 1.15)
})
