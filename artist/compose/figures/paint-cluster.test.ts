import { expect, test } from 'vitest'
import { personMaker } from '../../figures/people/person.ts'
import { ROLES } from '../../figures/people/person-roles.ts'
import { groupMakers } from '../../figures/people/groups.ts'
import { singleFigureCluster, transformCluster } from './cluster.ts'
import { headSizeOf, paintCluster } from './paint-cluster.ts'

const frame = { x: 0, y: 0, w: 760, h: 1108 }
const PEN = 3.8
const girl = personMaker('girl', ROLES['girl']!).draw({ seed: 3, detail: 1 })
const paintedAt = (scale: number) => {
  const cluster = transformCluster(singleFigureCluster(girl, 1.25), { scale, x: 0, y: 0 })
  const shapes = paintCluster({ cluster, box: frame, feet: 0 }, { frame, pen: PEN }, ['girl']).flatMap((one) => one.shapes)
  return { size: headSizeOf(cluster.parts[0]!), shapes }
} // prettier-ignore

test('a small head gets a simple face, a large one the full face', () => {
  const [small, large] = [paintedAt(1.4), paintedAt(6)]
  expect([small.size, large.size]).toEqual(['small', 'large'])
  expect(small.shapes.length).toBeLessThan(large.shapes.length)
  expect([...small.shapes, ...large.shapes].every((shape) => !('onHead' in shape))).toBe(true)
})

test('an open hand that is small on the page has no single fingers', () => {
  const waving = personMaker('girl', ROLES['girl']!).draw({ seed: 3, detail: 0, pose: 'cheer' })
  const contourAt = (scale: number) => {
    const cluster = transformCluster(singleFigureCluster(waving, 1.25), { scale, x: 0, y: 0 })
    const [contour] = paintCluster({ cluster, box: frame, feet: 0 }, { frame, pen: PEN }, ['girl']).flatMap((one) => one.shapes)
    return contour!.d.split('C').length
  } // prettier-ignore
  expect(contourAt(1.4)).toBeLessThan(contourAt(6) - 10)
})

test('every head of a family is known, and the pen fits the smallest', () => {
  const family = groupMakers.find(({ id }) => id === 'family')!.draw({ seed: 1, detail: 1 })
  expect(family.faces).toHaveLength(4)
  const [part] = singleFigureCluster(family, 1.8).parts
  expect(headSizeOf(part!)).toBe('small')
})
