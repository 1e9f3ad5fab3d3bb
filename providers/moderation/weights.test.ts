import { expect, it } from 'vitest'
import { pack, unpack } from './weights.ts'

it('keeps weights near enough, also far apart from each other', () => {
  const weights = new Float32Array(2000)
  weights[0] = 1
  weights[1] = -0.5
  weights[255] = 0.25
  weights[1999] = -1
  const { bias, step, weights: kept } = unpack(pack({ bias: -0.75, weights }), weights.length)
  expect(bias).toBe(-0.75)
  expect(kept).toHaveLength(2000)
  weights.forEach((weight, at) => expect(kept[at]! * step).toBeCloseTo(weight, 2))
})

it('forgets what is less than half a step', () => {
  const packed = pack({ bias: 0, weights: Float32Array.from([1, 0.001, 0.002]) })
  expect([...unpack(packed, 3).weights]).toEqual([127, 0, 0])
})
