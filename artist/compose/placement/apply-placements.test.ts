import { beforeAll, expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import type { Artist } from '../../artist.ts'
import { paperFor } from '../../page/paper.ts'
import type { Scene } from '../../scene.ts'
import type { FigurePlacement } from '../../wish.ts'
import { compose } from '../compose.ts'
import { placementOf } from './apply-placements.ts'

let artist: Artist
beforeAll(async () => {
  artist = await createLocalArtist()
})

const sceneOf = (prompt: string): Scene =>
  artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 7 })
const paper = paperFor('portrait')

/** Where the figure with the index is, after it was placed there. */
function place(scene: Scene, index: number, placement?: FigurePlacement) {
  const figures = scene.wish.figures.map((figure, i) => (i === index ? { ...figure, placement } : figure))
  const { placed, findings } = compose({ ...scene, wish: { ...scene.wish, figures } }, artist.figureFinder)
  const find = (noun: number) =>
    placed.find(({ cluster }) => cluster.parts.some(({ figureIndex }) => figureIndex === noun))!
  return { cluster: find(index), placement: placementOf(find(index), paper), find, findings }
}

test('a figure is drawn where it was put, in its size, and the others stay', () => {
  const scene = sceneOf('a cat and a house')
  const before = place(scene, 0)
  const wanted = { x: 0.3, y: 0.6, size: 0.25 }
  const after = place(scene, 0, wanted)
  expect(after.placement.x).toBeCloseTo(wanted.x, 2)
  expect(after.placement.y).toBeCloseTo(wanted.y, 2)
  expect(after.placement.size).toBeCloseTo(wanted.size, 2)
  expect(placementOf(after.find(1), paper)).toEqual(placementOf(before.find(1), paper))
})

test('a stored position gives the layout that it was read from', () => {
  const scene = sceneOf('a girl riding a horse')
  const before = place(scene, 0)
  const { cluster } = place(scene, 0, before.placement)
  for (const side of ['x', 'y', 'w', 'h'] as const)
    expect(Math.abs(cluster.box[side] - before.cluster.box[side])).toBeLessThan(3)
})

test('a rider moves with the horse', () => {
  const scene = sceneOf('a girl riding a horse')
  const { cluster, find } = place(scene, 0, { x: 0.7, y: 0.5, size: 0.3 })
  expect(scene.wish.figures).toHaveLength(2)
  expect(find(1)).toBe(cluster)
})

test('a figure stays within the frame, however large and wherever it was put', () => {
  const { frame } = paper
  const { box } = place(sceneOf('a cat'), 0, { x: 1, y: 0, size: 1 }).cluster
  expect(box.x).toBeGreaterThanOrEqual(frame.x - 0.01)
  expect(box.y).toBeGreaterThanOrEqual(frame.y - 0.01)
  expect(box.x + box.w).toBeLessThanOrEqual(frame.x + frame.w + 0.01)
  expect(box.y + box.h).toBeLessThanOrEqual(frame.y + frame.h + 0.01)
})

test('a mirrored figure has the same box and its face on the other side', () => {
  const scene = sceneOf('a cat walking')
  const { placement, cluster } = place(scene, 0)
  const mirrored = place(scene, 0, { ...placement, mirrored: true }).cluster
  expect(mirrored.box.w).toBeCloseTo(cluster.box.w, -1)
  const faceAt = ({ cluster: { parts }, box }: typeof cluster) => {
    const { figure, move } = parts[0]!
    return (move.x + (figure.face!.x + figure.face!.w / 2) * move.scale - box.x) / box.w
  }
  expect(faceAt(mirrored)).toBeCloseTo(1 - faceAt(cluster), 1)
})

test('the gate leaves it to the person what may be hidden', () => {
  const scene = sceneOf('a cat and a dog')
  const { placement } = place(scene, 1)
  expect(place(scene, 0, { ...placement, size: 0.6 }).findings).toEqual([])
})
