import { expect, test } from 'vitest'
import type { Figure } from '../../drawing.ts'
import { clusterBox, type Cluster, type Part } from '../figures/cluster.ts'
import { pageWindow } from './page-window.ts'
import { placeCluster, type PlacementArea } from './place-cluster.ts'

const frame = { x: 40, y: 40, w: 760, h: 1108 }
const area: PlacementArea = {
  frame,
  groundStart: 0.74,
  floating: false,
  mainHeightShare: 0.7,
  mainFacing: 'right',
}

/** A box that stands on y 0. */
function part(id: string, x: number, w: number, h: number, isAlive = false): Part {
  const box = { x: 0, y: 0, w, h }
  const figure: Figure = { id, shapes: [], front: [], box, ground: h, facing: 'right', anchors: {}, ...(isAlive && { face: box }) } // prettier-ignore
  return { figure, move: { scale: 1, x, y: -h }, frontAfter: 0 }
}
const cluster = (...parts: Part[]): Cluster => ({ parts, zone: 'ground' })

test('the page cuts a tree, so that the fox under it is large and whole', () => {
  const scene = cluster(part('tree', 0, 400, 600), part('fox', 150, 90, 110, true))
  const placed = placeCluster(scene, frame.h * 0.75, 420, frame.y + frame.h * 0.93, area)
  const [tree, fox] = placed.cluster.parts.map(({ figure, move }) => ({
    top: move.y,
    height: figure.box.h * move.scale,
  }))
  expect(tree!.top).toBeLessThan(frame.y)
  expect(fox!.height).toBeGreaterThan(frame.h * 0.2)
  expect(fox!.top + fox!.height).toBeLessThan(frame.y + frame.h)
})

test('a page about a tree, or with a car, shows all of it', () => {
  const tree = cluster(part('tree', 0, 400, 600))
  expect(pageWindow(tree)).toEqual(clusterBox(tree))
  const car = cluster(part('car', 0, 400, 200), part('dog', 100, 50, 40, true))
  expect(pageWindow(car)).toEqual(clusterBox(car))
})
