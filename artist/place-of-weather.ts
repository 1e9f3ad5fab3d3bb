import type { Wish } from './wish.ts'

/** The ids of weathers as places of the lexicon. */
export const PLACE_OF_WEATHER: Readonly<Record<NonNullable<Wish['weather']>, string>> = {
  sun: 'sunshine',
  rain: 'rain',
  snow: 'snowfall',
  wind: 'wind',
  storm: 'storm',
  rainbow: 'rainbow',
}
