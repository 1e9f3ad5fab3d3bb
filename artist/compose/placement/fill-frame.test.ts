import { expect, test } from 'vitest'
import type { Box } from '../../drawing.ts'
import type { PageZone } from '../figures/cluster.ts'
import { unionOf } from '../figures/transform.ts'
import { fillFrame } from './fill-frame.ts'
import type { PlacedCluster, PlacementArea } from './place-cluster.ts'

const area: PlacementArea = {
  frame: { x: 40, y: 40, w: 760, h: 1108 },
  groundStart: 0.7,
  floating: false,
  mainHeightShare: 0.8,
  mainFacing: 'right',
}
const placed = (box: Box, zone: PageZone = 'ground'): PlacedCluster => ({
  cluster: { parts: [], zone },
  box,
  feet: box.y + box.h,
})
const small = [placed({ x: 200, y: 800, w: 150, h: 250 }), placed({ x: 380, y: 850, w: 150, h: 200 })]

test('a small group becomes as wide as the page, keeps its proportions and stays on it', () => {
  const boxes = fillFrame(small, area).map(({ box }) => box)
  const group = unionOf(boxes)
  expect(group.w).toBeGreaterThan(area.frame.w * 0.7)
  expect(group.x).toBeGreaterThanOrEqual(area.frame.x)
  expect(group.x + group.w).toBeLessThanOrEqual(area.frame.x + area.frame.w)
  expect(group.y + group.h).toBeLessThan(area.frame.y + area.frame.h)
  expect(boxes[0]!.h / boxes[1]!.h).toBeCloseTo(250 / 200)
})

test('single figures and groups with something in the air keep their sizes', () => {
  expect(fillFrame(small.slice(0, 1), area)).toEqual(small.slice(0, 1))
  const withKite = [...small, placed({ x: 300, y: 100, w: 100, h: 100 }, 'air')]
  expect(fillFrame(withKite, area)).toEqual(withKite)
})
