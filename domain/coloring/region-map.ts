import type { Language } from '../text/languages.ts'

/** What a page needs to be colored on a screen. Lengths are in page units; tuples keep the file small. */
export interface RegionMap {
  version: 1
  width: number
  height: number
  /** What the regions show, each in six languages. */
  names: Record<Language, string>[]
  /** Largest first. */
  regions: MapRegion[]
}

export type MapRegion = [
  /** SVG path data that reaches under the ink around the region (nonzero rule). */
  outline: string,
  /** The point farthest from the ink, for a number or a finger, and its distance from the ink. */
  x: number,
  y: number,
  room: number,
  mm2: number,
  /** The index of its name and of the crayon in its natural color; left out where nobody knows what the region shows. */
  name?: number,
  crayon?: number,
]
