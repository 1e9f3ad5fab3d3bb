import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import type { Language } from '#domain/text/languages.ts'
import { findDrawableFigures } from '../figures/drawable-figures.ts'
import { anchorOf, facesOf, partBox, singleFigureCluster, type Cluster } from '../figures/cluster.ts'
import { largestCover } from '../layout/covered-faces.ts'
import { planPicture, unitsOf } from '../picture.ts'
import { joinAtTable } from './at-one-table.ts'
import { drawUnit } from './draw-unit.ts'

const artist = await createLocalArtist()
const finder = artist.figureFinder

/** The cluster of the main figure of a wish, in centimetres. */
function drawn(prompt: string, language: Language = 'en'): Cluster {
  const { wish } = artist.createScene({ prompt, language, style: 'cartoon', seed: 1 })
  const { drawables } = findDrawableFigures(wish, finder)
  const [main] = unitsOf(drawables, planPicture(wish, finder).place)
  return drawUnit(main!, { seed: 1, detail: 1, facing: 'right', finder })
}

test.each([
  ['two children playing cards', 'en', 2],
  ['un abuelo y su nieto juegan al ajedrez', 'es', 2],
  ['mamma e figlio fanno i biscotti in cucina', 'it', 2],
  ['Drei Kinder spielen Karten', 'de', 3],
  ['a bear and a fox bake cookies', 'en', 2],
  ['deux ours jouent aux cartes', 'fr', 2],
  ['Mama hilft ihrem Sohn bei den Hausaufgaben', 'de', 2],
  ['una familia come sopa', 'es', 4],
  ['a boy helps his mother wash the dishes', 'en', 2],
  ['three children eating', 'en', 3],
  ['un garçon souffle les bougies avec ses amis', 'fr', 4],
] as const)('%s: everybody is at one table', (prompt, language, count) => {
  const { parts } = drawn(prompt, language)
  const people = parts.filter(({ figure }) => figure.face)
  expect(people).toHaveLength(count)
  const tops = people.map((part) => anchorOf(part, 'table')!)
  for (const { y } of tops) expect(y).toBeCloseTo(tops[0]!.y)
  // One of them draws the table, so only that one is as wide as the group.
  const widths = people.map((part) => partBox(part).w).toSorted((a, b) => b - a)
  expect(widths[0]).toBeGreaterThan(Math.max(...tops.map(({ x }) => x)) - Math.min(...tops.map(({ x }) => x)))
  expect(widths[1]).toBeLessThan(widths[0]! * 0.8)
})

test('those at the ends turn to the middle, and all faces show', () => {
  const cluster = drawn('a grandfather playing chess with his grandson')
  const [left, right] = cluster.parts.toSorted((a, b) => anchorOf(a, 'table')!.x - anchorOf(b, 'table')!.x)
  expect([left!.figure.facing, right!.figure.facing]).toEqual(['right', 'left'])
  const [one, other] = facesOf(cluster).toSorted((a, b) => a.x - b.x)
  expect(one!.x + one!.w).toBeLessThan(other!.x)
})

test('the hands of both are at what is between them', () => {
  const people = drawn('a boy and a girl play chess').parts
  const [left, right] = people.toSorted((a, b) => anchorOf(a, 'table')!.x - anchorOf(b, 'table')!.x)
  const gap = anchorOf(right!, 'table')!.x - anchorOf(left!, 'table')!.x
  const reached = anchorOf(right!, 'handLeft')!.x - anchorOf(left!, 'handRight')!.x
  expect(reached).toBeLessThan(gap * 0.6)
})

test('a wide hat does not cover the face of the neighbour', () => {
  const person = (w: number, d: string): Cluster => {
    const face = { x: w / 2 - 20, y: 5, w: 40, h: 40 }
    const box = { x: 0, y: 0, w, h: 100 }
    const shapes = [{ d, fill: 'paper', stroke: 1, level: 0 } as const]
    const anchors = { table: { x: w / 2, y: 60 } }
    return singleFigureCluster({ id: 'girl', shapes, front: [], box, ground: 100, face, facing: 'right', anchors }, 1) // prettier-ignore
  }
  const seated = joinAtTable([
    { tall: 1.01, draw: () => person(100, 'M0 5L100 5L100 45L0 45Z') },
    { tall: 1, draw: () => person(40, 'M0 5L40 5L40 100L0 100Z') },
  ])
  expect(largestCover([seated])).toBeLessThan(0.02)
})
