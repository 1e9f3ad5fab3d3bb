import type { Difficulty } from '#domain/pages/creation-options.ts'
import { UNITS_PER_MM } from '../page/paper.ts'

/**
 * What a page of each difficulty may have. `smallestMm2` is the smallest region that suits the hands of its age. A page that was asked for
 * in a difficulty may have `from` to `upTo` regions to color, which overlap; `usuallyUpTo` decides for any other page.
 */
interface RegionSizes {
  smallestMm2: number
  from: number
  upTo: number
  usuallyUpTo: number
}

export const REGION_SIZES: Record<Difficulty, RegionSizes> = {
  easy: { smallestMm2: 80, from: 0, upTo: 60, usuallyUpTo: 60 },
  medium: { smallestMm2: 25, from: 25, upTo: 110, usuallyUpTo: 110 },
  hard: { smallestMm2: 6, from: 95, upTo: Infinity, usuallyUpTo: Infinity },
}

export const inPageUnits = (mm2: number): number => mm2 * UNITS_PER_MM ** 2
