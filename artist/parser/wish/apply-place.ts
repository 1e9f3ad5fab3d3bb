import type { Place } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isPerson } from '#artist/lexicon/noun-properties.ts'
import type { Wish } from '../../wish.ts'

const TIMES: Record<string, Wish['time']> = {
  night: 'night',
  moonlight: 'night',
  evening: 'sunset',
  sunset: 'sunset',
  morning: 'morning',
  day: 'day',
}
const WEATHERS: Record<string, Wish['weather']> = {
  sunshine: 'sun',
  rain: 'rain',
  storm: 'storm',
  rainbow: 'rainbow',
  snowfall: 'snow',
  wind: 'wind',
}

/** "The lantern walk on Saint Martin's day": the event says more than the day. */
const PART_OF_FEAST: Readonly<Record<string, string>> = { 'lantern-walk': 'st-martin' }

const SETTING_PRIORITY = { landscape: 3, landmark: 2, thing: 1 }

/**
 * Stores a place, time, season, weather or feast in the wish. A landscape replaces a landmark or a thing as
 * setting.
 */
export function applyPlace(wish: Wish, placeId: string, lexicon: Lexicon, replace = false, typed = ''): void {
  const place = lexicon.places.get(placeId)
  if (!place) return
  if (place.kind === 'place') {
    const current = wish.setting && lexicon.places.get(wish.setting)
    if (
      replace ||
      !current ||
      SETTING_PRIORITY[place.as ?? 'landscape'] > SETTING_PRIORITY[current.as ?? 'landscape']
    )
      setSetting(wish, place, typed)
  } else if (place.kind === 'season') wish.season = place.id as Wish['season']
  else if (place.kind === 'feast')
    wish.feast = PART_OF_FEAST[wish.feast ?? ''] === place.id ? wish.feast : place.id
  else if (place.kind === 'time') wish.time = TIMES[place.id] ?? wish.time
  else wish.weather = WEATHERS[place.id] ?? wish.weather
}

function setSetting(wish: Wish, place: Place, typed: string): void {
  wish.setting = place.id
  delete wish.settingName
  const name = nameOf(place, typed)
  if (name) wish.settingName = name
}

/** The narrower name that the typed word has: "auf dem Mars". */
function nameOf({ names = [] }: Place, typed: string): string | undefined {
  const said = ` ${typed.toLowerCase()} `
  return names.find(({ words }) => words.some((word) => said.includes(` ${word} `)))?.id
}

/** Prepositions after which a noun can be the setting. */
const LOCATING_PREPOSITIONS = new Set([
  'in',
  'at',
  'on',
  'to',
  'through',
  'from',
  'for',
  'of',
  'under',
  'above',
  'beside',
])

type PlaceUse = 'setting' | 'figure' | 'both'

/**
 * Decides whether a noun like "castle" is the setting, a figure or both. `isFirst`: no figure is named before it.
 */
export function placeUse(
  placeId: string,
  nounId: string | undefined,
  preposition: string | undefined,
  isFirst: boolean,
  lexicon: Lexicon,
): PlaceUse {
  const place = lexicon.places.get(placeId)
  if (!place) return 'figure'
  if (!nounId) return 'setting'
  // People are always figures: "a vet with a dog".
  if (isPerson(nounId, lexicon) && preposition === undefined) return 'figure'
  if (place.kind === 'weather' || place.kind === 'time')
    return !isFirst && INVISIBLE_WEATHER.has(nounId) ? 'setting' : 'both'
  const isLocation = preposition !== undefined && LOCATING_PREPOSITIONS.has(preposition) && !isFirst
  if (place.kind === 'season') return 'setting'
  if (place.kind === 'feast') return EVENTS.has(nounId) ? 'setting' : 'both'
  if (HOMONYMS.has(nounId)) return isLocation ? 'setting' : 'figure'
  if (place.as === 'thing') return placeId === 'tree' || !isLocation ? 'figure' : 'both'
  if (nounId === 'supermarket' && OUTSIDE.has(preposition ?? '')) return 'figure'
  if (nounId !== place.id) return SETTING_NOUNS.has(nounId) ? 'setting' : 'both'
  if (place.as === 'landscape') return 'setting'
  if (isLocation && (SETTING_PREPOSITIONS[placeId] ?? ['in', 'at']).includes(preposition)) return 'setting'
  return placeId === 'moon' || placeId === 'planet' ? 'figure' : 'both'
}

/** Prepositions that make a landmark the setting. With others it is a figure: "howls at the moon". */
const SETTING_PREPOSITIONS: Record<string, string[]> = {
  moon: ['on', 'in', 'from'],
  planet: ['on', 'in', 'from'],
  castle: ['in'],
  house: ['in'],
  'haunted-house': ['in'],
  volcano: ['in'],
  waterfall: ['in'],
}

/** Prepositions that keep a figure outside: waiting in front of a shop. */
const OUTSIDE = new Set(['in-front-of', 'behind', 'beside'])

/** Words with a second meaning as a place: German "Eis" and "Weide", Spanish "carpa". */
export const HOMONYMS: ReadonlySet<string> = new Set(['ice-cream', 'willow', 'koi'])
/** Nouns of a feast that are not drawn as figures. */
const EVENTS = new Set([
  'birthday-party',
  'mothers-day-card',
  'orange-crown',
  'eid-lantern',
  'trick-or-treater',
])

/** Weather that becomes a figure only if the wish names nothing else. */
const INVISIBLE_WEATHER = new Set(['rain', 'wind', 'fog', 'sunset', 'thunderstorm'])

/**
 * Nouns that are only the setting: "hill" means the place "mountains" and is not drawn as a figure. A palace, which
 * means the place "castle", is drawn.
 */
const SETTING_NOUNS = new Set(
  `hill landscape grass street city park pond lake river enchanted-forest tropical-beach coral-reef farm stable barn stadium
  amusement-park construction-site train-station swimming-pool bathroom bedroom kitchen theater red-planet galaxy market supermarket harbor`.split(
    /\s+/,
  ),
)
