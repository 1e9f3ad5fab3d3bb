import type { Difficulty } from '#domain/pages/creation-options.ts'
import { UNITS_PER_MM } from '../page/paper.ts'

/**
 * What a page of each difficulty may have: `from` to `upTo` regions to color, which overlap. `smallestMm2` is the smallest region that suits
 * the hands of its age.
 */
interface RegionSizes {
  smallestMm2: number
  from: number
  upTo: number
}

export const REGION_SIZES: Record<Difficulty, RegionSizes> = {
  easy: { smallestMm2: 80, from: 0, upTo: 60 },
  medium: { smallestMm2: 25, from: 25, upTo: 110 },
  hard: { smallestMm2: 6, from: 95, upTo: Infinity },
}

export const inPageUnits = (mm2: number): number => mm2 * UNITS_PER_MM ** 2
