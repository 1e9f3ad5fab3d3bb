import { expect, it } from 'vitest'
import { MAX_WEIGHTS, openWeights, packWeights } from './weight-table.ts'

it('gives trained features their weight and others none, even when the table is full', () => {
  const features = Array.from({ length: MAX_WEIGHTS }, (_, at) => `trained${at}`)
  const packed = packWeights(-2, new Map(features.map((feature, at) => [feature, at % 2 ? 3 : -3])))
  const { bias, weightOf } = openWeights(Buffer.from(packed))
  expect(bias).toBe(-2)
  const wrong = features.filter((feature, at) => weightOf(feature) !== (at % 2 ? 3 : -3))
  expect(wrong.length / features.length).toBeLessThan(0.001)
  const unknown = Array.from({ length: 20_000 }, (_, at) => `unknown${at}`).filter((feature) =>
    weightOf(feature),
  )
  expect(unknown.length / 20_000).toBeLessThan(0.001)
})
