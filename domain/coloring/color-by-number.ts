import type { RegionMap, MapRegion } from './region-map.ts'
import { CAP_HEIGHT, textWidth } from '../print/helvetica.ts'
import { crayonDistance } from './crayon-distance.ts'
import { CRAYONS } from './crayons.ts'
import { ANSWERS, createTask, type SumLevel } from './sums.ts'

export const MIN_COLORS = 4
export const MAX_COLORS = 8

/** The number of colors in a URL; anything else means six. */
export const colorCountOf = (text: string | null): number =>
  text !== null && /^[4-8]$/.test(text) ? Number(text) : 6

export interface NumberOptions {
  /** How many colors, from four to eight. */
  colors: number
  /** Sums instead of numbers. */
  sums?: SumLevel
}

/** A color of the legend. */
interface NumberedCrayon {
  number: number
  crayon: number
}

/** What is written into a region: a number or a sum. */
interface NumberedRegion extends NumberedCrayon {
  region: number
  text: string
  /** The height of the type in page units; 0 if the region is too small to write in. */
  size: number
}

export interface ColorByNumber {
  legend: NumberedCrayon[]
  regions: NumberedRegion[]
}

/** In page units: two millimetres on paper, which a child who has just learned numbers can read. */
const MIN_SIZE = 8
const MAX_SIZE = 26
/** The part of the free circle's diameter that a text may take. */
const MAX_FILL = 0.92
/** For pages whose regions have no natural color. */
const GUESSED_CRAYONS = ['sky-blue', 'green', 'yellow', 'orange', 'pink', 'brown', 'red', 'lavender']

const WHITE = CRAYONS.findIndex(({ id }) => id === 'white')
const SKIN = CRAYONS.findIndex(({ id }) => id === 'peach')
/** Above 1, because children notice a face in a wrong color first. */
const SKIN_WEIGHT = 2

/** Chooses colors for a page and writes a number or a sum into each of its regions. The same page gives the same result. */
export function colorByNumber({ regions }: RegionMap, { colors, sums }: NumberOptions): ColorByNumber {
  const natural = withEnoughColors(
    regions.map(([, , , , , , crayon], index) => crayon ?? guessedCrayon(index)),
  )
  const chosen = chooseCrayons(regions, natural, Math.max(MIN_COLORS, Math.min(MAX_COLORS, colors)))
  const numbers = sums ? ANSWERS[sums] : chosen.map((_, index) => index + 1)
  const legend = chosen.map((crayon, index) => ({ number: numbers[index]!, crayon }))
  return {
    legend,
    regions: regions.map(([, x, y, room], region) => {
      const entry = nearest(legend, natural[region]!)
      const task = sums ? createTask(sums, entry.number, x * 31 + y * 17 + region) : `${entry.number}`
      const answer = `${entry.number}`
      // A small region gets the answer where the sum does not fit.
      const text = sizeOf(task, room) >= MIN_SIZE ? task : answer
      const size = Math.min(MAX_SIZE, sizeOf(text, room))
      return { ...entry, region, text, size: size < MIN_SIZE ? 0 : Math.round(size * 10) / 10 }
    }),
  }
}

/** The largest type that fits into a circle. */
const sizeOf = (text: string, room: number): number =>
  (2 * room * MAX_FILL) / Math.hypot(textWidth(text), CAP_HEIGHT)

const guessedCrayon = (index: number): number =>
  CRAYONS.findIndex(({ id }) => id === GUESSED_CRAYONS[index % GUESSED_CRAYONS.length])

/** Gives half of the regions with the most frequent color another one, until there are four colors. */
function withEnoughColors(crayons: readonly number[]): number[] {
  const result = [...crayons]
  for (let guess = 0; guess < GUESSED_CRAYONS.length && new Set(result).size < MIN_COLORS; guess++) {
    const added = guessedCrayon(guess)
    if (result.includes(added)) continue
    const counts = Map.groupBy(result.keys(), (index) => result[index]!)
    const most = [...counts.values()].reduce((a, b) => (b.length > a.length ? b : a), [])
    for (let i = 1; i < most.length; i += 2) result[most[i]!] = added
  }
  return result
}

/**
 * Chooses the colors that change the page least: first the color of the largest area, then, one by one, the color that reduces the
 * change most. So a small yellow sun keeps its color rather than a third green. White is the color of the paper and is not counted.
 */
function chooseCrayons(regions: readonly MapRegion[], natural: readonly number[], count: number): number[] {
  const weights = weightsOf(regions, natural)
  const largest = weights.entries().reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0]
  const chosen = new Set([largest])
  if (weights.has(WHITE)) chosen.add(WHITE)
  const limit = Math.min(weights.size, MAX_COLORS, count + (chosen.has(WHITE) ? 1 : 0))
  while (chosen.size < limit) {
    let [best, bestLoss] = [-1, Infinity]
    for (const candidate of weights.keys()) {
      if (chosen.has(candidate)) continue
      const loss = lossOf([...chosen, candidate], weights)
      if (loss < bestLoss) [best, bestLoss] = [candidate, loss]
    }
    chosen.add(best)
  }
  return [...chosen].sort((a, b) => a - b)
}

/** How much each color matters: the square root of its area, so that small things have a chance against the sky. */
function weightsOf(regions: readonly MapRegion[], natural: readonly number[]): Map<number, number> {
  const areas = new Map<number, number>()
  for (const [index, [, , , , mm2]] of regions.entries())
    areas.set(natural[index]!, (areas.get(natural[index]!) ?? 0) + mm2)
  return new Map(
    areas.entries().map(([crayon, mm2]) => [crayon, Math.sqrt(mm2) * (crayon === SKIN ? SKIN_WEIGHT : 1)]),
  )
}

/** How much a page changes if it has these colors only. */
const lossOf = (chosen: readonly number[], weights: ReadonlyMap<number, number>): number =>
  weights
    .entries()
    .reduce(
      (sum, [crayon, weight]) => sum + weight * Math.min(...chosen.map((one) => crayonDistance(one, crayon))),
      0,
    )

function nearest(legend: readonly NumberedCrayon[], crayon: number): NumberedCrayon {
  return legend.reduce((best, entry) =>
    crayonDistance(entry.crayon, crayon) < crayonDistance(best.crayon, crayon) ? entry : best,
  )
}
