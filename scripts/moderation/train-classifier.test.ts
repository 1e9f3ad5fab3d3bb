import { expect, it } from 'vitest'
import { openWeights } from '../../providers/moderation/classifier/weight-table.ts'
import { trainClassifier, type Lesson } from './train-classifier.ts'

const LESSONS: Lesson[] = [
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

it('gives the same weights in whatever order the lessons and their features come', () => {
  const reversed = LESSONS.toReversed().map((lesson) => ({
    ...lesson,
    features: lesson.features.toReversed(),
  }))
  expect(Buffer.compare(trainClassifier(LESSONS), trainClassifier(reversed))).toBe(0)
})

it('learns which features are bad, and nothing from a feature of one text', () => {
  const { weightOf } = openWeights(Buffer.from(trainClassifier(LESSONS)))
  expect(weightOf('bad')).toBeGreaterThan(0)
  expect(weightOf('good')).toBeLessThan(0)
  expect(weightOf('rare')).toBe(0)
})
