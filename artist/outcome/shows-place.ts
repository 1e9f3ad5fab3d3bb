import type { DrawableFigure } from '../compose/figures/drawable-figures.ts'
import { isPlace } from '../scenery/setting-of-place.ts'
import type { Wish } from '../wish.ts'
import type { Judgement } from './judgement.ts'

/** Places without scenery of their own, and the place whose scenery they borrow. */
const BORROWED_SCENERY: Readonly<Record<string, string>> = {
  station: 'street',
  airport: 'street',
  shop: 'street',
  market: 'street',
  bakery: 'kitchen',
  'fire-station': 'street',
  'police-station': 'street',
  hospital: 'bedroom',
  vet: 'living-room',
  museum: 'library',
  kindergarten: 'playground',
  stable: 'farm',
  camp: 'forest',
  fair: 'circus',
}
const WATERS = new Set(
  'sea seaside underwater open-sea beach island lake pond river waterfall harbor swimming-pool ship bathroom'.split(
    ' ',
  ),
)
/** Places that a noun or another word of the wish stands for. */
const SAME: Readonly<Record<string, string>> = { seaside: 'sea' }
const TIMES: Readonly<Record<string, Wish['time']>> = {
  night: 'night',
  moonlight: 'night',
  evening: 'sunset',
  sunset: 'sunset',
  morning: 'morning',
  day: 'day',
}
const WEATHERS: Readonly<Record<string, Wish['weather']>> = {
  sunshine: 'sun',
  rain: 'rain',
  storm: 'storm',
  rainbow: 'rainbow',
  snowfall: 'snow',
  wind: 'wind',
}
/** Feasts that change the picture. */
const FEASTS_WITH_DECORATIONS = new Set(
  'christmas advent nikolaus sinterklaas easter halloween carnival birthday st-martin new-year wedding party harvest valentine'.split(
    ' ',
  ),
)

/** The scenery that is drawn for a place: its own, or one that it borrows. */
export const sceneryOf = (place: string): string => BORROWED_SCENERY[place] ?? place

/** Whether the setting, time, season, weather or feast of the page is the one the word names. */
export function showsPlace(id: string, wish: Wish, drawables: readonly DrawableFigure[]): Judgement {
  if (drawables.some(({ wished }) => wished.noun === id)) return 'drawn'
  if (id === 'water') return WATERS.has(wish.setting ?? '') ? 'drawn' : 'not-drawn'
  const place = SAME[id] ?? id
  if (wish.setting && (wish.setting === place || wish.setting === sceneryOf(place)) && isPlace(wish.setting))
    return sceneryOf(place) === place ? 'drawn' : { as: sceneryOf(place) }
  const isShown =
    wish.season === id ||
    (wish.feast === id && FEASTS_WITH_DECORATIONS.has(id)) ||
    (TIMES[id] !== undefined && wish.time === TIMES[id]) ||
    (WEATHERS[id] !== undefined && wish.weather === WEATHERS[id])
  return isShown ? 'drawn' : 'not-drawn'
}
