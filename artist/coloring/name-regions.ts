import { CRAYONS, type CrayonId } from '#domain/coloring/crayons.ts'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import type { Box, Point, Shape } from '../drawing.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { anatomyOf, type Anatomies } from './anatomy.ts'
import { groundColors, naturalColors, PART_COLORS, RAINBOW_COLORS, type Palette } from './natural-colors.ts'
import { partOfRegion, type RegionOfThing } from './part-of-region.ts'
import { type PartId, partWords } from './part-words.ts'
import { REGION_WORDS } from './region-words.ts'
import { boxAround, findThings } from './thing-boxes.ts'

/** A page as the artist drew it: its tagged shapes, its figures and where it takes place. */
interface DrawnShapes {
  shapes: readonly Shape[]
  place: string
  isNight: boolean
  /** The whole page. */
  frame: Box
  /** The boxes of the figures of the wish, and of all faces. */
  figures: readonly { noun: string; boxes: readonly Box[] }[]
  faces: readonly Box[]
}

interface TracedRegion {
  at: Point
  box: Box
  mm2: number
}

export interface NamedRegion {
  /** What the region shows: `fox`. Regions of the same thing are visited together. */
  of: string
  /** "fox, tail tip" */
  name: Record<Language, string>
  crayon: number
}

/** Things that extend over the page: their parts are told by the place on the page. */
const SURFACES = new Set('sky water ground path wall floor background ornament thing rainbow'.split(' '))
/** The letters of a title are no parts. */
const TITLE = 'title'

/** Regions larger than this share of the largest one of the same thing have its first color, and so on. */
const COLOR_SHARES = [0.16, 0.03]

/** What each region shows, and its natural color. */
export function nameRegions(
  regions: readonly TracedRegion[],
  page: DrawnShapes,
  lexicon: Lexicon,
  anatomies: Anatomies,
): (NamedRegion | undefined)[] {
  const things = findThings(page.shapes)
  const shown = regions.map(({ at }) => {
    const shape = things.findLast(({ contains }) => contains(at))
    const of = shape?.of ?? backdropOf(page.place)
    const figure = page.figures.filter(({ noun }) => noun === of).flatMap(({ boxes }) => boxes)
    return { of, thing: boxAround(figure, at) ?? shape?.thing.box }
  })
  const largest = new Map<string, number>()
  for (const [i, { mm2 }] of regions.entries())
    largest.set(shown[i]!.of, Math.max(mm2, largest.get(shown[i]!.of) ?? 0))
  const bands = rainbowBands(regions.filter((_, i) => shown[i]!.of === 'rainbow'))
  return regions.map(({ at, box, mm2 }, i) => {
    const { of, thing } = shown[i]!
    const words = wordsOf(of, page.place, lexicon)
    if (!words) return undefined
    const share = mm2 / largest.get(of)!
    const palette = paletteOf(of, page, lexicon)
    if (of === TITLE) return { of, name: words, crayon: crayonIndex(bySize(palette, share)) }
    const isSurface = SURFACES.has(of) || !thing
    const whole = isSurface ? page.frame : thing
    const region: RegionOfThing = { at, box, share, thing: whole, face: faceIn(page.faces, whole) }
    const part = isSurface
      ? partOfRegion('object', region)
      : partOfRegion(anatomyOf(of, region.face !== undefined, anatomies), region)
    const name = inLanguages((language) => `${words[language]}, ${partWords(part)[language]}`)
    const color = bands.get(at) ?? colorOfPart(part, palette, share)
    return { of, name, crayon: crayonIndex(color) }
  })
}

const crayonIndex = (id: CrayonId): number => CRAYONS.findIndex((crayon) => crayon.id === id)

const bySize = (palette: Palette, share: number): CrayonId =>
  palette[Math.min(COLOR_SHARES.filter((limit) => share < limit).length, palette.length - 1)]!

function colorOfPart(part: PartId, palette: Palette, share: number): CrayonId {
  const color = PART_COLORS[part]
  if (color === undefined) return bySize(palette, share)
  return typeof color === 'string' ? color : palette[Math.min(color, palette.length - 1)]!
}

/** The bands of a rainbow from top to bottom. */
const rainbowBands = (regions: readonly TracedRegion[]): Map<Point, CrayonId> =>
  new Map(
    regions
      .toSorted((a, b) => a.box.y - b.box.y)
      .map(({ at }, band) => [at, RAINBOW_COLORS[Math.min(band, RAINBOW_COLORS.length - 1)]!]),
  )

/** The face of a being is in the middle of one of its regions, so it is enough that its middle is in the box. */
const faceIn = (faces: readonly Box[], thing: Box): Box | undefined =>
  faces.find((face) => boxAround([thing], { x: face.x + face.w / 2, y: face.y + face.h / 2 }))

const IN_WATER = new Set(['sea', 'underwater', 'aquarium'])

/** What is behind everything. */
const backdropOf = (place: string): string =>
  place === 'mandala' || place === 'diagram' ? 'background' : IN_WATER.has(place) ? 'water' : 'sky'

const DARK_SKIES = new Set(['space', 'moon', 'planet'])
const NIGHT_SKY: Palette = ['dark-blue']

function paletteOf(of: string, { place, isNight }: DrawnShapes, lexicon: Lexicon): Palette {
  if (of === 'ground') return groundColors(place)
  if (of === 'sky' && (isNight || DARK_SKIES.has(place))) return NIGHT_SKY
  return naturalColors(of, lexicon.nouns.get(of)?.topic)
}

function wordsOf(of: string, place: string, lexicon: Lexicon): Record<Language, string> | undefined {
  // Words that are not loaded are given in the language that is.
  const [loaded = 'en'] = lexicon.languages
  const setting = of === 'ground' || of === 'thing' ? lexicon.places.get(place) : undefined
  if (setting) return inLanguages((language) => (setting[language] ?? setting[loaded]).noun)
  const noun = lexicon.nouns.get(of)
  if (noun) return inLanguages((language) => (noun[language] ?? noun[loaded]).one)
  return REGION_WORDS[of === 'thing' ? 'ground' : of]
}

const inLanguages = (word: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, word(language)])) as Record<Language, string>
