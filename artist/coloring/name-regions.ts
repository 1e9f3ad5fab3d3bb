import { CRAYONS, type CrayonId } from '#domain/coloring/crayons.ts'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import type { Box, Part, Point, Shape } from '../drawing.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { anatomyOf, type Anatomies } from './anatomy.ts'
import { groundColors, naturalColors, RAINBOW_COLORS, type Palette } from './natural-colors.ts'
import { bySize, partColor } from './part-colors.ts'
import { partOfRegion, type RegionOfThing } from './part-of-region.ts'
import { partWords } from './part-words.ts'
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
  /** The name of the part, such as "fox, tail tip". */
  name: Record<Language, string>
  crayon: number
}

/** Things that extend over the page. Their parts are named after the position on the page. */
const SURFACES = new Set('sky water ground path wall floor background ornament thing rainbow'.split(' '))
/** The letters of a title are not parts of the picture. */
const TITLE = 'title'

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
    const thing = boxAround(figure, at) ?? shape?.thing.box
    return { of, thing, drawn: shape?.partAt(at), member: shape?.member }
  })
  const largest = new Map<string, number>()
  for (const [i, { mm2 }] of regions.entries())
    largest.set(shown[i]!.of, Math.max(mm2, largest.get(shown[i]!.of) ?? 0))
  const bands = rainbowBands(regions.filter((_, i) => shown[i]!.of === 'rainbow'))
  const tips = tailTips(regions, shown)
  const people = new Map<string, number>()
  return regions.map(({ at, box, mm2 }, i) => {
    const { of, thing, member } = shown[i]!
    const drawn = tips.has(i) ? 'tail-tip' : shown[i]!.drawn
    const words = wordsOf(of, page.place, lexicon)
    if (!words) return undefined
    const share = mm2 / largest.get(of)!
    const palette = paletteOf(of, page, lexicon)
    if (of === TITLE) return { of, name: words, crayon: crayonIndex(bySize(palette, share)) }
    const isSurface = SURFACES.has(of) || !thing
    const whole = isSurface ? page.frame : thing
    const region: RegionOfThing = { at, box, share, thing: whole, face: faceIn(page.faces, whole, at) }
    const part = isSurface
      ? partOfRegion('object', region)
      : partOfRegion(anatomyOf(of, region.face !== undefined, anatomies), region, drawn)
    const name = inLanguages((language) => `${words[language]}, ${partWords(part)[language]}`)
    const isPerson = anatomies.isPerson(of)
    const key = JSON.stringify(member === undefined ? region.face : [whole, member])
    if (region.face && !people.has(key)) people.set(key, people.size)
    const person = people.get(key) ?? 0
    const color = bands.get(at) ?? partColor({ of, part, palette, share, isPerson, person })
    return { of, name, crayon: crayonIndex(color) }
  })
}

const crayonIndex = (id: CrayonId): number => CRAYONS.findIndex((crayon) => crayon.id === id)

/** The tip of each tail that has several regions: the region farthest from the middle of the animal. */
function tailTips(
  regions: readonly TracedRegion[],
  shown: readonly { thing: Box | undefined; drawn: Part | undefined }[],
): Set<number> {
  const tails = new Map<Box, number[]>()
  for (const [i, { thing, drawn }] of shown.entries())
    if (drawn === 'tail' && thing) tails.set(thing, [...(tails.get(thing) ?? []), i])
  const fromMiddle = (thing: Box, i: number) => distance(regions[i]!.at, middleOf(thing))
  return new Set(
    [...tails]
      .filter(([, list]) => list.length > 1)
      .map(([thing, list]) => list.reduce((a, b) => (fromMiddle(thing, b) > fromMiddle(thing, a) ? b : a))),
  )
}

/** The bands of a rainbow from top to bottom. */
const rainbowBands = (regions: readonly TracedRegion[]): Map<Point, CrayonId> =>
  new Map(
    regions
      .toSorted((a, b) => a.box.y - b.box.y)
      .map(({ at }, band) => [at, RAINBOW_COLORS[Math.min(band, RAINBOW_COLORS.length - 1)]!]),
  )

/**
 * The face of the being that a region belongs to, in a group the nearest face. The middle of a face is always in one of the
 * being's regions, so only that point is compared with the box.
 */
const faceIn = (faces: readonly Box[], thing: Box, at: Point): Box | undefined =>
  faces
    .filter((face) => boxAround([thing], middleOf(face)))
    .toSorted((a, b) => distance(middleOf(a), at) - distance(middleOf(b), at))[0]

const middleOf = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 })
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const IN_WATER = new Set(['sea', 'underwater', 'aquarium'])

/** The label of the backdrop. */
const backdropOf = (place: string): string =>
  place === 'mandala' || place === 'diagram' ? 'background' : IN_WATER.has(place) ? 'water' : 'sky'

const DARK_SKIES = new Set(['space', 'moon', 'planet'])
const NIGHT_SKY: Palette = ['dark-blue']

function paletteOf(of: string, { place, isNight, figures }: DrawnShapes, lexicon: Lexicon): Palette {
  if (of === 'ground') return groundBehind(figures, groundColors(place), lexicon)
  if (of === 'sky' && (isNight || DARK_SKIES.has(place))) return NIGHT_SKY
  return naturalColors(of, lexicon.nouns.get(of)?.topic)
}

/** A green dragon would not stand out on green grass. */
function groundBehind(
  figures: DrawnShapes['figures'],
  [first, second = first, ...others]: Palette,
  lexicon: Lexicon,
): Palette {
  const isHidden = figures.some(
    ({ noun }) => naturalColors(noun, lexicon.nouns.get(noun)?.topic)[0] === first,
  )
  return isHidden ? [second, first, ...others] : [first, second, ...others]
}

function wordsOf(of: string, place: string, lexicon: Lexicon): Record<Language, string> | undefined {
  // Words in languages that are not loaded are given in the language that is.
  const [loaded = 'en'] = lexicon.languages
  const setting = of === 'ground' || of === 'thing' ? lexicon.places.get(place) : undefined
  if (setting) return inLanguages((language) => (setting[language] ?? setting[loaded]).noun)
  const noun = lexicon.nouns.get(of)
  if (noun) return inLanguages((language) => (noun[language] ?? noun[loaded]).one)
  return REGION_WORDS[of === 'thing' ? 'ground' : of]
}

const inLanguages = (word: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, word(language)])) as Record<Language, string>
