import type { ClothesFor, FigureRequest } from '../../../drawing.ts'
import type { Shoe } from '../body/shoes.ts'
import type { HatName } from '../head/hats.ts'
import type { Role } from '../person-roles.ts'
import { OUTFITS, type Outfit, type OutfitName } from './outfits.ts'

/** Headwear and clothes by the noun that a wish gives them. */
export const WORN_HATS: Readonly<Record<string, HatName>> = {
  hat: 'sun',
  crown: 'crown',
  tiara: 'tiara',
  cap: 'cap',
  helmet: 'helmet',
  'woolly-hat': 'beanie',
  'santa-hat': 'santa',
  'witch-hat': 'witch',
  'party-hat': 'party',
  'pirate-hat': 'pirate',
  'knight-helmet': 'knight',
  'hair-bow': 'bow',
  headphone: 'headphones',
  'bishops-mitre': 'mitre',
  'graduation-cap': 'graduation',
  'bicycle-helmet': 'bicycle',
  'cowboy-hat': 'cowboy',
  'top-hat': 'tophat',
  'orange-crown': 'crown',
  'flower-wreath': 'tiara',
  hijab: 'hijab',
  turban: 'turban',
  kippa: 'kippa',
}
export const WORN_OUTFITS: Readonly<Record<string, OutfitName>> = {
  dress: 'dress',
  skirt: 'skirt',
  tutu: 'ballerina',
  raincoat: 'coat',
  jacket: 'coat',
  sweater: 'sweater',
  't-shirt': 'tshirt',
  pajamas: 'pyjamas',
  swimsuit: 'swimsuit',
  kimono: 'kimono',
  apron: 'apron',
  'wedding-dress': 'bride',
  cape: 'superhero',
  armor: 'knight',
  'football-shirt': 'football',
  tie: 'suit',
  'carnival-costume': 'clown',
}
export const WORN_SHOES: Readonly<Record<string, Shoe>> = {
  'rubber-boot': 'boot',
  'rain-boot': 'boot',
  'hiking-boot': 'boot',
  boot: 'boot',
  barefoot: 'bare',
}
/** The entry of the first word that the table has. */
export function first<T>(
  words: readonly string[] | undefined,
  table: Readonly<Record<string, T>>,
): T | undefined {
  for (const word of words ?? []) if (Object.hasOwn(table, word)) return table[word]
  return undefined
}

/** Clothes that the wish names. The gown of a princess is her dress. */
export function wornOutfit(wears: readonly string[] | undefined, usual: OutfitName): OutfitName | undefined {
  const asked = first(wears, WORN_OUTFITS)
  const { skirt, leg }: Outfit = OUTFITS[usual]
  return skirt && !leg && (asked === 'dress' || asked === 'skirt') ? usual : asked
}

const WEATHER_OUTFITS: Readonly<Record<ClothesFor, OutfitName>> = {
  cold: 'winter',
  rain: 'rainwear',
  bathing: 'bathing',
  beach: 'beach',
  bath: 'bare',
}

/** Clothes for the weather instead of everyday ones, unless the wish names clothes. An umbrella replaces the hood. */
export function weatherCut({ outfit, hat }: Role, request: FigureRequest): Outfit | undefined {
  const { clothesFor, wears, holds } = request
  const isEveryday = (Array.isArray(outfit) || outfit === 'romper') && !hat
  if (!clothesFor || !isEveryday || first(wears, WORN_OUTFITS)) return undefined
  const cut: Outfit = OUTFITS[WEATHER_OUTFITS[clothesFor]]
  return clothesFor === 'rain' && holds?.includes('umbrella') ? { ...cut, hat: undefined } : cut
}
