import { describe, expect, it } from 'vitest'
import { area, flatten } from '../../geometry/path.ts'
import { spline } from '../../geometry/spline.ts'
import { traceField } from '../../geometry/trace-field.ts'
import { finishPieces } from './finish-pieces.ts'
import { fieldOf, flesh } from './mass.ts'
import { outlineOf } from './outline.ts'
import { ball, flat, limb, patch, shape, type Piece } from './piece.ts'
import { reach } from './reach.ts'

const circle = (x: number, y: number, r: number) => ball(flat, x, y, r)

describe('splines', () => {
  it('pass through their knots and are close to a circle for four of them', () => {
    const ring = flatten(spline('0,-50 50,0 0,50 -50,0'), 12)
    for (const [x, y] of ring) expect(Math.hypot(x, y)).toBeCloseTo(50, 0)
  })

  it('keep corners sharp', () => {
    const { points } = spline('0,0! 40,0! 40,40! 0,40!')
    expect(Math.abs(area(flatten({ points, closed: true }, 4)))).toBeCloseTo(1600, 3)
  })

  it('reject texts that are no outline', () => {
    expect(() => spline('1,2 three')).toThrow(SyntaxError)
  })
})

describe('masses', () => {
  it('melt into one closed outline', () => {
    const apart: Piece = { masses: [circle(0, 0, 20), circle(60, 0, 20)], details: [] }
    const together: Piece = { masses: [circle(0, 0, 20), circle(36, 0, 20)], details: [], softness: 12 }
    expect(outlineOf(apart).paths).toHaveLength(2)
    const [outline, ...others] = outlineOf(together).paths
    expect(others).toEqual([])
    const size = Math.abs(area(flatten(outline!, 6)))
    expect(size).toBeGreaterThan(2 * Math.PI * 400 - 130)
  })

  it('are traced from coarse to fine without losing a thin limb', () => {
    const thin = flesh('0,0 90,40 180,0', [3, 2, 3])
    const rings = traceField(fieldOf([thin]), { left: -5, top: -5, right: 185, bottom: 45 }, 2)
    expect(rings).toHaveLength(1)
  })
})

describe('limbs', () => {
  it('bend at the joint and reach their contact point', () => {
    const { joint, missing } = reach([0, 0], [60, 0], 40, 40, 1)
    expect(missing).toBe(0)
    expect(Math.hypot(...joint)).toBeCloseTo(40)
    expect(Math.hypot(joint[0] - 60, joint[1])).toBeCloseTo(40)
  })

  it('report how far a point is out of reach', () => {
    expect(reach([0, 0], [100, 0], 40, 40, 1).missing).toBeCloseTo(20)
    expect(reach([0, 0], [5, 0], 40, 20, 1).missing).toBeCloseTo(15)
  })
})

describe('ink', () => {
  const pieces = [
    shape(flat, '0,-40 50,0 0,40 -50,0', [patch(flat, '-20,-60! 20,-60! 20,60! -20,60!')]),
    limb(flat, '40,0 70,10 90,40', [12, 9, 6]),
  ]
  const draw = (wanted?: 'left') =>
    finishPieces({ pieces, facing: 'right', anchors: { mouth: [50, 0] } }, { id: 'x', detail: 1, wanted })

  it('starts with a bold contour and cuts patches to their piece', () => {
    const { shapes } = draw()
    expect(shapes[0]).toMatchObject({ fill: 'ink', stroke: 2.8 })
    expect(shapes.filter(({ fill }) => fill === 'none').length).toBeGreaterThanOrEqual(2)
  })

  it('mirrors a figure that shall face left', () => {
    const [right, left] = [draw(), draw('left')]
    expect(left.facing).toBe('left')
    expect(left.anchors.mouth!.x).toBeCloseTo(right.box.w - right.anchors.mouth!.x, 1)
  })

  it('draws the same bytes again', () => {
    expect(JSON.stringify(draw())).toBe(JSON.stringify(draw()))
  })
})
