import { featureFactor } from '../../providers/moderation/classifier/classifier.ts'
import { MAX_WEIGHTS, packWeights } from '../../providers/moderation/classifier/weight-table.ts'

/** One text as features, with the expected decision. */
export interface Lesson {
  features: string[]
  isBad: boolean
  weight: number
}

const ROUNDS = 6
const LEARNING_RATE = 0.5
const BIAS_LEARNING_RATE = 0.02
const MIN_GRADIENT = 1e-3
/** A feature of one or two texts says nothing about the next text. */
const MIN_OCCURRENCES = 3
/** Share of features left out of each step, so that the model does not depend on one word where others say the same. */
const DROPOUT = 0.3
/** Occurrences beyond this number do not make a feature more important. */
const OCCURRENCE_CAP = 30
/** Lessons that the first training decides wrongly, or by less than this margin, count more in the second. */
const DIFFICULT_MARGIN = 0.75
const DIFFICULT_FACTOR = 3
/** The mean of several trainings depends less on the order of the lessons and on which features were left out. */
const SEEDS = [7, 11, 13]

/** Trains twice: first with all features, then with the most important ones, which fit into the weight table. */
export function trainClassifier(lessons: Lesson[]): Uint8Array {
  const { numbered, names, occurrences } = numberFeatures(lessons)
  const first = fit(numbered, names.length)
  const importance = (feature: number) =>
    Math.abs(first.weights[feature]!) * Math.sqrt(Math.min(occurrences[feature]!, OCCURRENCE_CAP))
  const kept = new Set(
    names
      .map((_, feature) => feature)
      .sort((a, b) => importance(b) - importance(a) || a - b)
      .slice(0, MAX_WEIGHTS),
  )
  const second = fit(
    numbered.map((lesson) => ({
      ...lesson,
      features: lesson.features.filter((feature) => kept.has(feature)),
      weight: isDifficult(lesson, first) ? lesson.weight * DIFFICULT_FACTOR : lesson.weight,
    })),
    names.length,
  )
  return packWeights(
    second.bias,
    new Map([...kept].map((feature) => [names[feature]!, second.weights[feature]!])),
  )
}

/** Whether the first training decides a lesson wrongly or nearly so. */
function isDifficult({ features, factor, isBad }: NumberedLesson, { bias, weights }: Model): boolean {
  const score = features.reduce((sum, feature) => sum + weights[feature]! * factor, bias)
  return isBad ? score < DIFFICULT_MARGIN : score > -DIFFICULT_MARGIN
}

interface Model {
  bias: number
  weights: Float64Array
}

interface NumberedLesson {
  features: number[]
  factor: number
  isBad: boolean
  weight: number
}

/** Replaces feature names by numbers and drops rare features. */
function numberFeatures(lessons: Lesson[]) {
  const counts = new Map<string, number>()
  for (const { features } of lessons)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const names = [...counts.keys()].filter((name) => counts.get(name)! >= MIN_OCCURRENCES)
  const numbers = new Map(names.map((name, number) => [name, number]))
  const numbered = lessons.map(({ features, isBad, weight }): NumberedLesson => ({
    features: features.flatMap((name) => numbers.get(name) ?? []),
    factor: featureFactor(features.length),
    isBad,
    weight,
  }))
  return { numbered, names, occurrences: names.map((name) => counts.get(name)!) }
}

/** The same lessons give the same weights. */
function fit(lessons: NumberedLesson[], featureCount: number): Model {
  const models = SEEDS.map((seed) => fitOnce(lessons, featureCount, seed))
  const weights = new Float64Array(featureCount)
  for (const model of models)
    model.weights.forEach((weight, feature) => (weights[feature]! += weight / models.length))
  return { bias: models.reduce((sum, model) => sum + model.bias, 0) / models.length, weights }
}

/** Logistic regression by stochastic gradient descent with AdaGrad steps. */
function fitOnce(lessons: NumberedLesson[], featureCount: number, seed: number): Model {
  const weights = new Float64Array(featureCount)
  const squares = new Float64Array(featureCount).fill(MIN_GRADIENT)
  const order = lessons.map((_, index) => index)
  const random = createRandom(seed)
  let bias = 0
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random)
    for (const index of order) {
      const { features, factor, isBad, weight } = lessons[index]!
      const active = features.filter(() => random() >= DROPOUT)
      const scale = factor / (1 - DROPOUT)
      const score = active.reduce((sum, feature) => sum + weights[feature]! * scale, bias)
      const error = (1 / (1 + Math.exp(-score)) - (isBad ? 1 : 0)) * weight
      if (Math.abs(error) < MIN_GRADIENT) continue
      bias -= BIAS_LEARNING_RATE * error
      const gradient = error * scale
      for (const feature of active) {
        squares[feature]! += gradient * gradient
        weights[feature]! -= (LEARNING_RATE * gradient) / Math.sqrt(squares[feature]!)
      }
    }
  }
  return { bias, weights }
}

function shuffle(order: number[], random: () => number) {
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    ;[order[index], order[other]] = [order[other]!, order[index]!]
  }
}

/** Mulberry32, a small pseudo-random generator with a seed. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}
