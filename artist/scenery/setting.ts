import type { Foreground } from './foreground.ts'
import type { Ground } from './ground.ts'
import type { Place } from './place.ts'
import type { Season, Time, Weather } from './weather.ts'

/** A kind of place: how it looks and where figures go in it. */
export interface Setting {
  /** Share of the height at which the ground begins on which figures stand. */
  near: number
  /** Figures float in it instead of standing: under water, in the air, in space. */
  floating?: boolean
  /** Where boats and swimmers go, when there is water beside the ground: share of the height of the water line. */
  waterline?: number
  indoors?: boolean
  time?: Time
  weather?: Weather
  season?: Season
  /** Draws from back to front. */
  draw(place: Place): { ground: Ground; foreground: Foreground }
}
