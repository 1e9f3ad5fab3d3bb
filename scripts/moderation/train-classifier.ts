import { featureFactor } from '../../providers/moderation/classifier/classifier.ts'
import { MAX_WEIGHTS, packWeights } from '../../providers/moderation/classifier/weight-table.ts'
import { minimise } from './minimise.ts'

/** A training sample: the features of a text (of one window, if it is long) with the expected decision. */
export interface Sample {
  features: string[]
  isBad: boolean
  /** How much the sample counts. Not a weight of the model. */
  weight: number
}

/** A feature of one or two texts says nothing about the next text. */
const MIN_OCCURRENCES = 3
/** Occurrences beyond this number do not make a feature more important. */
const OCCURRENCE_CAP = 30
/**
 * L2 regularisation. The penalty grows with the occurrences of a feature, so that a frequent word shares its weight with rarer words of the same
 * texts. Both numbers were chosen by training without the sets of wishes by strangers and measuring with them (decision 25).
 */
const PENALTY = 0.03
const PENALTY_PER_OCCURRENCE = 0.002
/** A guess of the mean of p (1 - p), the second derivative of the logistic loss; p is the predicted probability. */
const MEAN_VARIANCE = 0.1

/**
 * The samples as a sparse matrix (compressed rows): `features` has the feature numbers of sample `n` from `starts[n]` up to, not including,
 * `starts[n + 1]`. `factors` has one entry for each sample, `names` and `occurrences` one for each feature number.
 */
interface SampleTable {
  samples: Sample[]
  starts: Int32Array
  features: Int32Array
  factors: Float64Array
  names: string[]
  occurrences: number[]
}

/** Trains a logistic regression and packs its most important weights. The order of the samples does not matter. */
export function trainClassifier(samples: Sample[]): Uint8Array {
  const table = createSampleTable(samples)
  const { weights, bias } = fit(table)
  const importance = (feature: number) =>
    Math.abs(weights[feature]!) * Math.sqrt(Math.min(table.occurrences[feature]!, OCCURRENCE_CAP))
  const important = table.names
    .map((_, feature) => feature)
    .sort((a, b) => importance(b) - importance(a) || a - b)
    .slice(0, MAX_WEIGHTS)
  return packWeights(bias, new Map(important.map((feature) => [table.names[feature]!, weights[feature]!])))
}

/** Sorts the samples and their features, because sums of floating-point numbers depend on the order, and drops rare features. */
function createSampleTable(unsorted: Sample[]): SampleTable {
  const samples = unsorted
    .map((sample) => {
      const features = sample.features.toSorted()
      return {
        sample: { ...sample, features },
        key: `${sample.isBad} ${sample.weight} ${features.join('\n')}`,
      }
    })
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ sample }) => sample)
  const counts = new Map<string, number>()
  for (const { features } of samples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const names = [...counts.keys()].filter((name) => counts.get(name)! >= MIN_OCCURRENCES).sort()
  const numbers = new Map(names.map((name, number) => [name, number]))
  const numbered = samples.map(({ features }) => features.flatMap((name) => numbers.get(name) ?? []))
  const starts = new Int32Array(samples.length + 1)
  numbered.forEach((features, at) => (starts[at + 1] = starts[at]! + features.length))
  return {
    samples,
    starts,
    features: Int32Array.from(numbered.flat()),
    factors: Float64Array.from(samples, ({ features }) => featureFactor(features.length)),
    names,
    occurrences: names.map((name) => counts.get(name)!),
  }
}

function fit(table: SampleTable): { weights: Float64Array; bias: number } {
  const { samples, starts, features, factors, occurrences } = table
  const biasAt = occurrences.length
  const penalties = occurrences.map((count) => PENALTY + PENALTY_PER_OCCURRENCE * count)
  const curvature = Float64Array.from([...penalties, 0])
  samples.forEach(({ weight }, at) => {
    curvature[biasAt]! += MEAN_VARIANCE * weight
    for (let index = starts[at]!; index < starts[at + 1]!; index++)
      curvature[features[index]!]! += MEAN_VARIANCE * weight * factors[at]! ** 2
  })
  const point = minimise((weights, gradient) => {
    gradient.fill(0)
    let loss = 0
    for (let at = 0; at < samples.length; at++) {
      const { isBad, weight } = samples[at]!
      let sum = 0
      for (let index = starts[at]!; index < starts[at + 1]!; index++) sum += weights[features[index]!]!
      const score = sum * factors[at]! + weights[biasAt]!
      loss += weight * Math.log1p(Math.exp(isBad ? -score : score))
      const error = weight * (1 / (1 + Math.exp(-score)) - Number(isBad))
      gradient[biasAt]! += error
      for (let index = starts[at]!; index < starts[at + 1]!; index++)
        gradient[features[index]!]! += error * factors[at]!
    }
    penalties.forEach((penalty, feature) => {
      loss += (penalty / 2) * weights[feature]! ** 2
      gradient[feature]! += penalty * weights[feature]!
    })
    return loss
  }, curvature)
  return { weights: point, bias: point[biasAt]! }
}
