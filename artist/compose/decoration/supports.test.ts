import { expect, test } from 'vitest'
import type { Figure } from '../../drawing.ts'
import type { DrawableFigure } from '../figures/drawable-figures.ts'
import { singleFigureCluster } from '../figures/cluster.ts'
import { placeCluster, type PlacedCluster } from '../placement/place-cluster.ts'
import { supportThings } from './supports.ts'

const frame = { x: 40, y: 40, w: 760, h: 1108 }
const area = { frame, groundStart: 0.72, floating: false, mainHeightShare: 0.6, mainFacing: 'right' } as const
const figure: Figure = {
  id: 'block',
  shapes: [],
  front: [],
  box: { x: 0, y: 0, w: 100, h: 100 },
  ground: 100,
  facing: 'front',
  anchors: {},
}
const drawables = ['girl', 'cake', 'ball'].map(
  (noun, index) => ({ index, wished: { noun } }) as unknown as DrawableFigure,
)
const topicOf = (noun: string) => ({ girl: 'people', cake: 'food', ball: 'toys' })[noun]
function placed(index: number, kind: 'human' | 'inanimate'): PlacedCluster {
  const cluster = { ...singleFigureCluster(figure, 1, index), [kind]: true }
  return placeCluster(cluster, 200, 200 + 200 * index, 1070, area)
}
const labels = (list: readonly PlacedCluster[], order = drawables) =>
  supportThings(list, order, { frame, topicOf }).map(({ support }) => [
    ...new Set(support.map(({ of }) => of)),
  ])

test('a cake beside a girl stands on a table, a ball on the ground', () => {
  const list = [placed(0, 'human'), placed(1, 'inanimate'), placed(2, 'inanimate')]
  expect(labels(list)).toEqual([[], ['table'], ['ground']])
  const [, cake] = supportThings(list, drawables, { frame, topicOf })
  expect(cake!.placed.box.y).toBeLessThan(list[1]!.box.y)
})

test('a page about a cake shows it on a plate and a wide table', () => {
  expect(labels([placed(1, 'inanimate')], [drawables[1]!])).toEqual([['table', 'plate']])
})
