import type { PageZone } from '../figures/cluster.ts'
import type { DrawableFigure } from '../figures/drawable-figures.ts'
import {
  FLIERS,
  FLOATS_AT_REST,
  nouns,
  ON_WATER,
  SWIMMERS,
  WADERS,
  WATERFOWL,
} from '../figures/noun-lists.ts'
import type { Unit } from './unit.ts'

/** What the setting offers a figure: water, a shore, a floor. */
export interface Surroundings {
  floating: boolean
  water: boolean
  /** The wish says that the figures are in the water. */
  inWater?: boolean
  /** There is nothing but water to stand in. */
  noShore?: boolean
}

/** Poses of animals that can stand in water. */
const WADING = new Set(['stand', 'walk', 'look-up'])
/** Verbs of animals that catch fish where they stand. */
const HUNTING = new Set(['catch'])

/** Whether the figure is an animal that stands in the water. */
export function isWading(
  { wished: { noun, relation, verb = '' }, maker, pose }: DrawableFigure,
  { water, inWater = false }: Surroundings,
): boolean {
  if (!water || maker.source !== 'animals' || (relation && !HUNTING.has(verb))) return false
  if (SWIMMERS.has(noun) || WATERFOWL.has(noun) || FLIERS.has(noun)) return false
  return (inWater || WADERS.has(noun)) && (pose === undefined || WADING.has(pose) || HUNTING.has(verb))
}

/** Things that rise from the sea. */
const ROCKS = nouns('stone rock iceberg')
const AIRBORNE = new Set(['fly', 'float'])

export function restingPlace(
  { wished, maker, pose }: DrawableFigure,
  { floating, water, inWater = false, noShore = false }: Surroundings,
): PageZone {
  const noun = wished.noun
  if (water && isAfloat({ wished, maker, pose })) return 'water'
  // A flying figure that works with its hands stands on the ground, for example a fairy.
  const isWorking = maker.source === 'people' && pose !== undefined && !AIRBORNE.has(pose)
  if ((FLIERS.has(noun) && !isWorking) || AIRBORNE.has(pose ?? '')) return 'air'
  if (water && SWIMMERS.has(noun) && pose === 'jump') return 'air'
  if (
    water &&
    (ON_WATER.has(noun) || SWIMMERS.has(noun) || pose === 'swim' || pose === 'swim-on' || pose === 'row-boat')
  )
    return 'water'
  if (water && WATERFOWL.has(noun) && !pose) return 'water'
  if (noShore && ROCKS.has(noun)) return 'water'
  if (water && inWater && maker.source === 'people' && !pose) return 'water'
  if (floating && (SWIMMERS.has(noun) || maker.source === 'people' || maker.source === 'animals'))
    return 'air'
  if (maker.rests === 'floats' && maker.source === 'converted' && maker.topic === 'sky') return 'air'
  return 'ground'
}

/** Otters float on the water, not in the air, and at rest. */
export const isAfloat = ({ wished: { noun, verb, relation }, maker, pose }: Pick<DrawableFigure, 'wished' | 'maker' | 'pose'>): boolean =>
  maker.source === 'animals' &&
  maker.poses.includes('float') &&
  (verb === 'float' || (FLOATS_AT_REST.has(noun) && !verb && !relation && !pose)) // prettier-ignore

/** Vehicles beside people at work are parked behind them, because beside a vehicle the people would be small. */
export const isParked = ({ drawable, joined }: Unit, main: DrawableFigure | undefined): boolean =>
  main?.maker.source === 'people' &&
  main.wished.verb !== undefined &&
  joined.length === 0 &&
  !drawable.wished.verb &&
  PARKED.has(drawable.wished.noun)
export const PARKED = nouns('fire-engine ambulance police-car garbage-truck dump-truck truck bus')
