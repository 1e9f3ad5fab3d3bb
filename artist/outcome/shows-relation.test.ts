import { expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import type { Box } from '../drawing.ts'
import type { Picture, ShownFigure } from '../compose/picture.ts'
import type { Relation } from '../wish.ts'
import { showsRelation } from './shows-relation.ts'

const artist = await createLocalArtist()

const figure = (index: number, noun: string, boxes: Box[], kind?: Relation): ShownFigure =>
  ({ index, boxes, joints: [], copies: 1, wished: { noun, ...(kind && { relation: { kind, to: 1 } }) } }) as unknown as ShownFigure // prettier-ignore
const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h })
const shows = (preposition: string, kind: Relation, own: Box, ...things: Box[]) =>
  showsRelation(preposition, 1, {
    place: 'meadow',
    figures: [figure(0, 'cat', [own], kind), figure(1, 'table', things)],
  } as Picture)

test('a cat is on the table if it stands above its feet, and not if the table is on its head', () => {
  expect(shows('on', 'on', box(20, 10, 20, 30), box(0, 40, 60, 40))).toBe(true)
  expect(shows('on', 'on', box(0, 60, 60, 60), box(20, 40, 20, 20))).toBe(false)
})

test('ducklings that follow a cart are not in it', () => {
  expect(shows('in', 'in', box(10, 30, 10, 20), box(0, 40, 50, 20))).toBe(true)
  expect(shows('in', 'in', box(60, 40, 10, 20), box(0, 40, 50, 20))).toBe(false)
})

test('who is between two things has one on each side', () => {
  expect(shows('between', 'beside', box(30, 0, 20, 20), box(0, 0, 20, 20), box(60, 0, 20, 20))).toBe(true)
  expect(shows('between', 'beside', box(30, 0, 20, 20), box(50, 0, 20, 20), box(75, 0, 20, 20))).toBe(false)
})

const notDrawn = (prompt: string, language: Language) =>
  artist.draw(artist.createScene({ prompt, language, style: 'cartoon', seed: 11 })).outcome.notDrawn

test('a place that the picture does not show is reported as the wish words it', () => {
  expect(notDrawn('een zwerm vogels vliegt boven een dwerg in een paddenstoel', 'nl')).toContain(
    'in een paddenstoel',
  )
  expect(notDrawn('a dog sleeping on the sofa', 'en')).toEqual([])
  expect(notDrawn('der Nikolaus legt Nüsse in den Stiefel', 'de')).toEqual(['in den Stiefel'])
  expect(notDrawn('un oso panda comiendo bambú entre dos piedras', 'es')).toEqual([])
})
