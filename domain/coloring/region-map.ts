import type { Language } from '../text/languages.ts'

/** What a page needs to be colored on a screen. Lengths are in page units; tuples keep the file small. */
export interface RegionMap {
  version: 1
  width: number
  height: number
  /** What the regions show. */
  names: RegionName[]
  /** Largest first. */
  regions: MapRegion[]
}

/** "fox, tail tip" in six languages. */
export interface RegionName extends Record<Language, string> {
  /** The same for all parts of the same thing. */
  thing: number
}

export type MapRegion = [
  /** SVG path data that reaches under the ink around the region (nonzero rule). */
  outline: string,
  /** The point farthest from the ink, for a number or a finger. */
  x: number,
  y: number,
  /** The distance of that point from the ink. */
  room: number,
  /** The area on paper, in square millimetres. */
  mm2: number,
  /** The index in `names`, and of the crayon in its natural color; both are missing for a page without a scene. */
  name?: number,
  crayon?: number,
]
