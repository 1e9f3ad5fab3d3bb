import { expect, it } from 'vitest'
import { openWeights } from '../../providers/moderation/classifier/weight-table.ts'
import { trainClassifier, type Sample } from './train-classifier.ts'

const SAMPLES: Sample[] = [
  ['good', 'cat'],
  ['good', 'dog'],
  ['bad', 'knife'],
  ['bad', 'blood'],
  ['rare', 'cat'],
].flatMap((features, index) =>
  Array.from({ length: index === 4 ? 1 : 5 }, () => ({
    features,
    isBad: features[0] === 'bad',
    weight: 1,
  })),
)

it('gives the same weights in whatever order the samples and their features come', () => {
  const reversed = SAMPLES.toReversed().map((sample) => ({
    ...sample,
    features: sample.features.toReversed(),
  }))
  expect(Buffer.compare(trainClassifier(SAMPLES), trainClassifier(reversed))).toBe(0)
})

it('learns which features are bad, and nothing from a feature of one text', () => {
  const { weightOf } = openWeights(Buffer.from(trainClassifier(SAMPLES)))
  expect(weightOf('bad')).toBeGreaterThan(0)
  expect(weightOf('good')).toBeLessThan(0)
  expect(weightOf('rare')).toBe(0)
})
