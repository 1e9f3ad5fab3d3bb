import { CRAYONS, type CrayonId } from '#domain/coloring/crayons.ts'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import type { Point, Shape } from '../drawing.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { createContainsTest } from '../page/contains-point.ts'
import { groundColors, naturalColors, type Palette } from './natural-colors.ts'
import { REGION_WORDS } from './region-words.ts'

/** A page as the artist drew it: its tagged shapes and where it takes place. */
interface DrawnShapes {
  shapes: readonly Shape[]
  place: string
  isNight: boolean
}

export interface RegionName {
  name: Record<Language, string>
  crayon: number
}

/** Regions larger than this share of the largest one of the same thing have its first color, and so on. */
const COLOR_SHARES = [0.16, 0.03]

/** What each region shows, and its natural color. */
export function nameRegions(
  regions: readonly { at: Point; mm2: number }[],
  { shapes, place, isNight }: DrawnShapes,
  lexicon: Lexicon,
): (RegionName | undefined)[] {
  const tests = shapes.flatMap(({ of, fill, d }) =>
    of !== undefined && fill === 'paper' ? { of, contains: createContainsTest(d) } : [],
  )
  const shown = regions.map(
    ({ at }) => tests.findLast(({ contains }) => contains(at))?.of ?? backdropOf(place),
  )
  const largest = new Map<string, number>()
  for (const [i, { mm2 }] of regions.entries())
    largest.set(shown[i]!, Math.max(mm2, largest.get(shown[i]!) ?? 0))
  return regions.map(({ mm2 }, i) => {
    const of = shown[i]!
    const name = wordsOf(of, place, lexicon)
    if (!name) return undefined
    const share = mm2 / largest.get(of)!
    const rank = COLOR_SHARES.filter((limit) => share < limit).length
    const palette = paletteOf(of, place, isNight, lexicon)
    return { name, crayon: crayonIndex(palette[Math.min(rank, palette.length - 1)]!) }
  })
}

const crayonIndex = (id: CrayonId): number => CRAYONS.findIndex((crayon) => crayon.id === id)

const IN_WATER = new Set(['sea', 'underwater', 'aquarium'])

/** What is behind everything. */
const backdropOf = (place: string): string =>
  place === 'mandala' || place === 'diagram' ? 'background' : IN_WATER.has(place) ? 'water' : 'sky'

function paletteOf(of: string, place: string, isNight: boolean, lexicon: Lexicon): Palette {
  if (of === 'ground') return groundColors(place)
  if (of === 'sky' && (isNight || place === 'space' || place === 'moon' || place === 'planet'))
    return ['dark-blue', 'purple', 'lavender']
  return naturalColors(of, lexicon.nouns.get(of)?.topic)
}

function wordsOf(of: string, place: string, lexicon: Lexicon): Record<Language, string> | undefined {
  const setting = of === 'ground' || of === 'thing' ? lexicon.places.get(place) : undefined
  if (setting) return inLanguages((language) => setting[language].noun)
  const noun = lexicon.nouns.get(of)
  if (noun) return inLanguages((language) => noun[language].one)
  return REGION_WORDS[of === 'thing' ? 'ground' : of]
}

const inLanguages = (word: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, word(language)])) as Record<Language, string>
