import type { MapRegion, RegionMap, RegionName } from '#domain/coloring/region-map.ts'
import type { Artist } from '../artist.ts'
import type { DrawnPage } from '../draw-page.ts'
import { parseMaster } from '../page/parse-master.ts'
import type { Scene } from '../scene.ts'
import { nameRegions, type NamedRegion } from './name-regions.ts'
import { traceRegions } from './trace-regions.ts'

interface Options {
  /** The master of the page. */
  svg: string
  /** What the artist draws from its scene, if the artist drew it. */
  drawing?: { scene: Scene; drawn: DrawnPage }
  artist: Artist
}

/** The regions of a page, and what they show if its scene still gives the same drawing. Undefined for a file that is no master. */
export function createRegionMap({ svg, drawing, artist }: Options): RegionMap | undefined {
  const page = parseMaster(svg)
  if (!page) return undefined
  const regions = traceRegions(page)
  // If the artist would draw the scene differently today, its shapes do not fit the regions.
  const names = drawing?.drawn.svg === svg ? namesOf(regions, drawing, artist) : []
  const list: RegionName[] = []
  const indices = new Map<string, number>()
  const things = new Map<string, number>()
  const indexOf = ({ of, name }: NamedRegion): number => {
    const known = indices.get(name.en)
    if (known !== undefined) return known
    if (!things.has(of)) things.set(of, things.size)
    indices.set(name.en, list.length)
    return list.push({ ...name, thing: things.get(of)! }) - 1
  }
  return {
    version: 1,
    width: page.paper.width,
    height: page.paper.height,
    names: list,
    regions: regions.map(({ outline, at, room, mm2 }, i): MapRegion => {
      const named = names[i]
      const known = named ? ([indexOf(named), named.crayon] as const) : ([] as const)
      return [outline, at.x, at.y, room, mm2, ...known]
    }),
  }
}

function namesOf(
  regions: ReturnType<typeof traceRegions>,
  { scene, drawn }: NonNullable<Options['drawing']>,
  { lexicon, figureFinder }: Artist,
): (NamedRegion | undefined)[] {
  const { layout, place, faces } = drawn.composition
  const page = {
    shapes: drawn.page.shapes,
    place,
    isNight: scene.wish.time === 'night',
    frame: drawn.page.paper.frame,
    figures: layout.figures,
    faces,
  }
  return nameRegions(regions, page, lexicon, {
    topicOf: figureFinder.topicOf,
    isPerson: (noun) => figureFinder.find(noun)?.maker.source === 'people',
  })
}
