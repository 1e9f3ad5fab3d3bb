import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { facesOf, partBox, type Part } from '../figures/cluster.ts'
import { findDrawableFigures } from '../figures/drawable-figures.ts'
import { planPicture, unitsOf } from '../picture.ts'
import { boxCluster } from './box-cluster.ts'
import { drawUnit } from './draw-unit.ts'
import { putOnBoard } from './put-on-board.ts'
import { putUnderShower } from './put-under-shower.ts'

const artist = await createLocalArtist()

/** The parts of the main unit of a wish, and how many units the page has. */
function drawn(prompt: string): { parts: Part[]; units: number } {
  const { wish } = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
  const finder = artist.figureFinder
  const { drawables } = findDrawableFigures(wish, finder)
  const units = unitsOf(drawables, planPicture(wish, finder).place)
  const cluster = drawUnit(units[0]!, { seed: 1, detail: 1, facing: 'right', finder })
  return { parts: cluster.parts, units: units.length }
}

test('a surfer stands on a flat board in front of a wave', () => {
  const { parts } = putOnBoard(boxCluster('penguin', 50, 100), boxCluster('surfboard', 60, 200))
  const boxOf = (id: string) => partBox(parts.find(({ figure }) => figure.id === id)!)
  const [board, penguin, wave] = ['surfboard', 'penguin', 'wave'].map(boxOf)
  expect(board!.w).toBeGreaterThan(board!.h * 4)
  const feet = penguin!.y + penguin!.h
  expect(feet).toBeGreaterThan(board!.y)
  expect(feet).toBeLessThan(board!.y + board!.h)
  expect(penguin!.x).toBeGreaterThan(board!.x)
  expect(penguin!.x + penguin!.w).toBeLessThan(board!.x + board!.w)
  expect(wave).toBeDefined()
  expect(parts.find(({ behind }) => behind)!.figure.id).toBe('wave')
})

test('a snowboard needs no wave', () => {
  const { parts } = putOnBoard(boxCluster('bear', 90, 80), boxCluster('snowboard', 40, 150))
  expect(parts.map(({ figure }) => figure.id)).toEqual(['snowboard', 'bear'])
})

test('the wave of the wish is the one that carries the board', () => {
  const { parts, units } = drawn('a girl surfing on a wave')
  expect(units).toBe(1)
  expect(parts.find(({ figure }) => figure.face)!.figure.pose).toBe('surf')
})

test('who takes a bath shows only the head and the shoulders', () => {
  const { parts } = drawn('a boy taking a bath')
  const [tub, boy] = parts
  expect(boy!.figure.pose).toBe('bathe')
  const [face] = facesOf({ parts: [boy!], zone: 'ground' })
  const rim = partBox(tub!).y
  expect(face!.y + face!.h).toBeLessThan(rim + partBox(tub!).h * 0.25)
  expect(partBox(boy!).y + partBox(boy!).h).toBeGreaterThan(rim + partBox(tub!).h * 0.2)
})

test('the water of an elephant falls on the one whom it showers', () => {
  const { parts } = putUnderShower(boxCluster('mouse', 10, 10), boxCluster('elephant', 300, 250))
  const boxOf = (id: string) => partBox(parts.find(({ figure }) => figure.id === id)!)
  const [elephant, mouse, water] = ['elephant', 'mouse', 'water'].map(boxOf)
  expect(mouse!.x).toBeGreaterThan(elephant!.x + elephant!.w)
  expect(mouse!.y + mouse!.h).toBeCloseTo(0)
  expect(water!.x + water!.w).toBeGreaterThan(mouse!.x + mouse!.w / 2)
  expect(water!.y + water!.h).toBeGreaterThan(mouse!.y)
})

test('an elephant showers on four legs, with the trunk raised', () => {
  const { parts } = drawn('an elephant washes a mouse')
  expect(parts.map(({ figure }) => figure.id)).toEqual(['elephant', 'mouse', 'water'])
  expect(parts[0]!.figure.pose).toBe('look-up')
})

test('who teaches somebody to cycle walks behind', () => {
  const [teacher] = drawn('a grandfather teaches a girl to ride a bike').parts
  expect(teacher!.figure.pose).toBe('steady')
})
