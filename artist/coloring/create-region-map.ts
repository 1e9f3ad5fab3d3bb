import type { RegionMap, MapRegion } from '#domain/coloring/region-map.ts'
import type { Artist } from '../artist.ts'
import { parseMaster } from '../page/parse-master.ts'
import type { Scene } from '../scene.ts'
import type { Rasterise } from '../seal/bitmap.ts'
import { nameRegions, type RegionName } from './name-regions.ts'
import { traceRegions } from './trace-regions.ts'

interface Options {
  /** The master of the page. */
  svg: string
  /** What the artist drew it from, if the artist drew it. */
  scene?: Scene
  artist: Artist
  rasterise: Rasterise
}

/** The regions of a page, and what they show if its scene still gives the same drawing. Undefined for a file that is no master. */
export function createRegionMap({ svg, scene, artist, rasterise }: Options): RegionMap | undefined {
  const paper = parseMaster(svg)?.paper
  if (!paper) return undefined
  const regions = traceRegions(svg, paper, rasterise)
  const drawn = scene && artist.draw(scene)
  const named =
    drawn?.svg === svg
      ? nameRegions(
          regions,
          {
            shapes: drawn.page.shapes,
            place: drawn.composition.place,
            isNight: scene?.wish.time === 'night',
          },
          artist.lexicon,
        )
      : []
  const names: RegionMap['names'] = []
  const indices = new Map<string, number>()
  const indexOf = ({ name }: RegionName): number => {
    const known = indices.get(name.en)
    if (known !== undefined) return known
    indices.set(name.en, names.length)
    return names.push(name) - 1
  }
  return {
    version: 1,
    width: paper.width,
    height: paper.height,
    names,
    regions: regions.map(({ outline, at, room, mm2 }, i): MapRegion => {
      const region = named[i]
      const known = region ? ([indexOf(region), region.crayon] as const) : ([] as const)
      return [outline, at.x, at.y, room, mm2, ...known]
    }),
  }
}
