import { readFileSync } from 'node:fs'
import { featuresOf, type ClassifiedWord } from './features.ts'
import { openWeights, type WeightTable } from './weight-table.ts'

export interface Score {
  /** Above 0 the text resembles refused wishes more than accepted ones. */
  value: number
  /** The features that raised the score most. */
  topFeatures: { feature: string; weight: number }[]
}

const TOP_FEATURES = 6
/** A long text is scored in windows, so that one bad sentence among many good ones is found. */
const WINDOW = 14
const WINDOW_STEP = 7

export const WEIGHTS_FILE = new URL('weights.bin', import.meta.url)

export function createClassifier(
  packedWeights: Buffer = readFileSync(WEIGHTS_FILE),
): (words: ClassifiedWord[]) => Score {
  const table = openWeights(packedWeights)
  return (words) =>
    windowsOf(words)
      .map((window) => score(window, table))
      .reduce((worst, next) => (next.value > worst.value ? next : worst))
}

export function windowsOf<T>(words: T[]): T[][] {
  const windows = [words.slice(0, WINDOW)]
  for (let from = WINDOW_STEP; from + WINDOW_STEP < words.length; from += WINDOW_STEP)
    windows.push(words.slice(from, from + WINDOW))
  return windows
}

function score(words: ClassifiedWord[], table: WeightTable): Score {
  const features = [...featuresOf(words)]
  const factor = featureFactor(features.length)
  const weighted = features.map((feature) => ({ feature, weight: table.weightOf(feature) * factor }))
  return {
    value: weighted.reduce((sum, { weight }) => sum + weight, table.bias),
    topFeatures: weighted
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, TOP_FEATURES),
  }
}

const MIN_FEATURES = 20

/** Divides by the root of the number of features, because a text with many features has many that mean little. */
export const featureFactor = (count: number): number => 1 / Math.sqrt(Math.max(count, MIN_FEATURES))
