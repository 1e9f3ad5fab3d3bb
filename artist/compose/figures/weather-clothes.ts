import type { ClothesFor } from '../../drawing.ts'
import type { Setting } from '../../scenery/setting.ts'
import type { Wish } from '../../wish.ts'

const COLD_PLACES = new Set(['snow', 'arctic', 'ice', 'ice-rink', 'frozen-lake'])
const POOLS = new Set(['pool', 'swimming-pool'])

/** The clothes that people wear outdoors in the weather, the season and the place of the page. */
export function clothesForWeather(
  { weather, season }: Wish,
  place: string,
  setting: Setting,
): ClothesFor | undefined {
  if (setting.indoors || setting.floating) return undefined
  if (weather === 'rain' || weather === 'storm') return 'rain'
  if (weather === 'snow' || (season ?? setting.season) === 'winter' || COLD_PLACES.has(place)) return 'cold'
  if (POOLS.has(place)) return 'bathing'
  return place === 'beach' && (season ?? 'summer') === 'summer' ? 'beach' : undefined
}
