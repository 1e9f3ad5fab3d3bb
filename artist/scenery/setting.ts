import type { Foreground } from './foreground.ts'
import type { Piece } from './furnish.ts'
import type { Ground } from './ground.ts'
import type { SceneryCanvas } from './canvas/scenery-canvas.ts'
import type { Framing, Soil } from './surroundings.ts'
import type { Season, Time, Weather } from './weather.ts'

/** A kind of place: how it is drawn and where figures stand in it. */
export interface Setting {
  /** Where the ground for figures begins, as a share of the height. */
  groundStart: number
  /** The height of the first ground line or the floor's edge, as a share of the height. */
  horizon?: number
  /** Figures float instead of standing: under water, in the air, in space. */
  floating?: boolean
  /** The water line for boats and swimmers, as a share of the height, if there is water beside the ground. */
  waterline?: number
  indoors?: boolean
  /** What covers the ground; grass by default outdoors. */
  soil?: Soil
  /** What may hang into the picture from above; nothing if it is empty. */
  framing?: readonly Framing[]
  /** Furniture and other things that identify the place. */
  pieces?: readonly Piece[]
  /** The layout with an unrequested extra, such as a windmill, which is used rarely. */
  rareVariant?: number
  time?: Time
  weather?: Weather
  season?: Season
  /** Draws from back to front. */
  draw(canvas: SceneryCanvas): { ground: Ground; foreground: Foreground }
}

export const soilOf = ({ soil, indoors }: Pick<Setting, 'soil' | 'indoors'>): Soil =>
  soil ?? (indoors ? 'none' : 'grass')
