import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import type { Language } from '#domain/text/languages.ts'

const artist = await createLocalArtist()
const bottom = ({ y, h }: { y: number; h: number }) => y + h

function shown(prompt: string, language: Language = 'en') {
  const { composition, outcome } = artist.draw(artist.createScene({ prompt, language, style: 'cartoon', seed: 11 })) // prettier-ignore
  const boxesOf = (noun: string) => composition.picture.figures.find(({ wished }) => wished.noun === noun)!.boxes! // prettier-ignore
  return { boxesOf, place: composition.place, notDrawn: outcome.notDrawn }
}

test('children in a queue stand one after the other on the same ground', () => {
  const children = shown('children waiting in line for ice cream').boxesOf('child')
  for (const [i, box] of children.slice(1).entries()) {
    expect(box.x).toBeGreaterThanOrEqual(children[i]!.x + children[i]!.w)
    expect(Math.abs(bottom(box) - bottom(children[i]!))).toBeLessThan(box.h * 0.1)
  }
})

test('a hedgehog between two mushrooms has one on each side', () => {
  const { boxesOf } = shown('ein Igel zwischen zwei Pilzen', 'de')
  const [own] = boxesOf('hedgehog')
  const [left, right] = boxesOf('mushroom').toSorted((a, b) => a.x - b.x)
  expect(left!.x + left!.w).toBeLessThanOrEqual(own!.x + own!.w * 0.1)
  expect(right!.x).toBeGreaterThanOrEqual(own!.x + own!.w * 0.9)
})

test('a cat under a bed is below the mattress', () => {
  const { boxesOf } = shown('a cat hiding under the bed')
  expect(boxesOf('cat')[0]!.y).toBeGreaterThan(boxesOf('bed')[0]!.y + boxesOf('bed')[0]!.h * 0.5)
})

test('Santa Claus is stuck in a chimney on the roof, and a stork has its nest on top', () => {
  const santa = shown('santa stuck in the chimney')
  expect(santa).toMatchObject({ place: 'rooftops', notDrawn: [] })
  const stork = shown('ein Storch im Nest auf dem Schornstein', 'de')
  expect(bottom(stork.boxesOf('bird-nest')[0]!)).toBeLessThan(bottom(stork.boxesOf('chimney')[0]!))
  expect(stork.place).toBe('rooftops')
})
