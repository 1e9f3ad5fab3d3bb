import { expect, it } from 'vitest'
import { minimise } from './minimise.ts'

it('finds the minimum of a convex function of many dimensions', () => {
  const target = [3, -1, 0.5, 20]
  const minimum = minimise((point, gradient) => {
    let value = 1
    point.forEach((coordinate, at) => {
      const distance = coordinate - target[at]!
      value += distance ** 2 * (at + 1) + distance ** 4
      gradient[at] = 2 * distance * (at + 1) + 4 * distance ** 3
    })
    return value
  }, new Float64Array(4).fill(1))
  minimum.forEach((coordinate, at) => expect(coordinate).toBeCloseTo(target[at]!, 2))
})
