import { FEATURES } from '../../providers/moderation/features.ts'
import { shareOf } from '../../providers/moderation/reader.ts'

export interface Lesson {
  features: Uint32Array
  bad: boolean
  /** How much it counts. */
  weight: number
}

const ROUNDS = 8
const RATE = 0.5
const BIAS_RATE = 0.02
/** What was seen in one lesson only says nothing about the next. */
const OFTEN_ENOUGH = 2
const LEARNED = 1e-3
/** So much of each lesson is covered each time, lest one word alone be relied on where others say it too. */
const COVERED = 0.3
const KEPT = 280_000

/** What several readers think on average, each of whom saw other parts of the lessons covered. */
export function learnTogether(lessons: Lesson[], readers: number) {
  const { bias, weights, seen } = learn(lessons, 1)
  let biases = bias
  for (let seed = 2; seed <= readers; seed++) {
    const other = learn(lessons, seed)
    biases += other.bias
    other.weights.forEach((weight, at) => (weights[at]! += weight))
  }
  weights.forEach((weight, at) => (weights[at] = weight / readers))
  keepStrongest(weights, seen, KEPT)
  return { bias: biases / readers, step: 1, weights }
}

/** Logistic regression with steps that grow smaller for what is seen often (AdaGrad). The same lessons always teach the same. */
function learn(lessons: Lesson[], seed: number) {
  const weights = new Float32Array(FEATURES)
  const moved = new Float32Array(FEATURES).fill(LEARNED)
  const seen = new Uint32Array(FEATURES)
  for (const { features } of lessons) for (const feature of features) seen[feature]!++
  const known = lessons.map(({ features }) => features.filter((feature) => seen[feature]! >= OFTEN_ENOUGH))
  let bias = 0
  const order = lessons.map((_, at) => at)
  const random = numbersFrom(seed)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random)
    for (const at of order) {
      const { bad, weight, features } = lessons[at]!
      const shown = known[at]!.filter(() => random() >= COVERED)
      const share = shareOf(features) / (1 - COVERED)
      let sum = 0
      for (const feature of shown) sum += weights[feature]!
      const wrong = (1 / (1 + Math.exp(-bias - sum * share)) - (bad ? 1 : 0)) * weight
      if (Math.abs(wrong) < LEARNED) continue
      bias -= BIAS_RATE * wrong
      const step = wrong * share
      for (const feature of shown) {
        moved[feature]! += step * step
        weights[feature]! -= (RATE * step) / Math.sqrt(moved[feature]!)
      }
    }
  }
  return { bias, weights, seen }
}

/** What hardly ever decides anything is forgotten, so that the rest is small enough to ship. */
function keepStrongest(weights: Float32Array, seen: Uint32Array, kept: number) {
  const strength = (at: number) => Math.abs(weights[at]!) * Math.sqrt(Math.min(seen[at]!, 16))
  const strengths = weights
    .map((_, at) => strength(at))
    .filter((each) => each > 0)
    .sort()
  const least = strengths.at(-kept) ?? 0
  weights.forEach((_, at) => {
    if (strength(at) < least) weights[at] = 0
  })
}

function shuffle(order: number[], random: () => number) {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
}

/** Mulberry32. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}
