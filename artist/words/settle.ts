import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isPerson } from '#artist/lexicon/senses.ts'
import type { Wish } from '../wish.ts'

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

const RANK = { landscape: 3, landmark: 2, thing: 1 }

/** Writes a place, time, season, weather or feast into the wish. A landscape is a better setting than the ship on it. */
export function settle(wish: Wish, placeId: string, lexicon: Lexicon, replace = false): void {
  const place = lexicon.places.get(placeId)
  if (!place) return
  if (place.kind === 'place') {
    const now = wish.setting && lexicon.places.get(wish.setting)
    if (replace || !now || RANK[place.as ?? 'landscape'] > RANK[now.as ?? 'landscape'])
      wish.setting = place.id
  } else if (place.kind === 'season') wish.season = place.id as Wish['season']
  else if (place.kind === 'feast') wish.feast = place.id
  else if (place.kind === 'time') wish.time = TIMES[place.id] ?? wish.time
  else wish.weather = WEATHERS[place.id] ?? wish.weather
}

/** Prepositions that put somebody into a place rather than next to a thing. */
const INTO = new Set(['in', 'at', 'on', 'to', 'through', 'from', 'for', 'of', 'under', 'above', 'beside'])

export type Standing = 'setting' | 'figure' | 'both'

/** Is "castle" the place of the wish or one of its figures? `alone` when no other figure has been named yet. */
export function standing(
  placeId: string,
  nounId: string | undefined,
  means: string | undefined,
  alone: boolean,
  lexicon: Lexicon,
): Standing {
  const place = lexicon.places.get(placeId)
  if (!place) return 'figure'
  if (!nounId) return 'setting'
  // "a vet with a dog": whoever lives is somebody, whatever else the word may mean
  if (isPerson(nounId, lexicon) && means === undefined) return 'figure'
  if (place.kind === 'weather' || place.kind === 'time')
    return !alone && UNSEEN.has(nounId) ? 'setting' : 'both'
  const located = means !== undefined && INTO.has(means) && !alone
  if (place.kind === 'season') return 'setting'
  if (place.kind === 'feast') return EVENTS.has(nounId) ? 'setting' : 'both'
  if (HOMONYMS.has(nounId)) return located ? 'setting' : 'figure'
  if (place.as === 'thing') return placeId === 'tree' || !located ? 'figure' : 'both'
  if (nounId !== place.id) return SCENES.has(nounId) ? 'setting' : 'both'
  if (place.as === 'landscape') return 'setting'
  if (located && (REACHED[placeId] ?? ['in', 'at']).includes(means)) return 'setting'
  return placeId === 'moon' || placeId === 'planet' ? 'figure' : 'both'
}

/** How one is at a landmark; with any other preposition it is seen from outside ("howls at the moon"). */
const REACHED: Record<string, string[]> = {
  moon: ['on', 'in'],
  planet: ['on', 'in'],
  castle: ['in'],
  house: ['in'],
  'haunted-house': ['in'],
  volcano: ['in'],
  waterfall: ['in'],
}

/** One word, two meanings: German "Eis" and "Weide", Spanish "carpa". */
const HOMONYMS = new Set(['ice-cream', 'willow', 'koi'])
const EVENTS = new Set([
  'birthday-party',
  'mothers-day-card',
  'orange-crown',
  'eid-lantern',
  'trick-or-treater',
])

/** Weather is felt more than seen: only a page of its own makes a figure of it. */
const UNSEEN = new Set(['rain', 'wind', 'fog', 'sunset', 'thunderstorm'])

/** Nouns that name the same stretch of land as their place: palace and castle differ, hill and mountains do not. */
const SCENES = new Set(
  `hill landscape grass street city park pond lake river enchanted-forest tropical-beach coral-reef farm stable barn stadium
  amusement-park construction-site train-station swimming-pool bathroom bedroom kitchen theater red-planet galaxy market supermarket harbor`.split(
    /\s+/,
  ),
)
