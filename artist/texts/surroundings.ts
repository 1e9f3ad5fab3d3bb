import type { Place } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { seaOf, type Sea } from '../seas.ts'
import type { Wish } from '../wish.ts'

/** Where and when a story happens. */
export interface Surroundings {
  place?: Place
  time?: Place
  /** Above the place rather than in it. */
  over?: boolean
}

/** A Mother's Day card is for Mother's Day; that need not be said again. */
const FEASTS_OF: Readonly<Record<string, string[]>> = {
  'mothers-day-card': ['mothers-day'],
  'st-nicholas': ['nikolaus', 'sinterklaas'],
}

/** Where and when. Without a place, the feast or the season is the place of the sentence. */
export function surroundings(wish: Wish, shown: string[], lexicon: Lexicon): Surroundings {
  const when = [wish.feast, wish.season, wish.weather && WEATHER[wish.weather], wish.time]
    .map((id) => (id ? lexicon.places.get(id) : undefined))
    .find(
      (found) =>
        found !== undefined &&
        !shown.includes(found.id) &&
        !shown.some((noun) => FEASTS_OF[noun]?.includes(found.id)),
    )
  const setting =
    wish.setting && !shown.includes(wish.setting) ? lexicon.places.get(placeSaid(wish, lexicon)) : undefined
  if (!setting) return { place: when }
  return { place: setting, time: when, ...(wish.over && { over: true }) }
}

/** Fish do not swim "at sea", and who plays by the sea is not in it. */
function placeSaid(wish: Wish, lexicon: Lexicon): string {
  if (wish.setting !== 'sea') return wish.setting ?? ''
  return SEAS[seaOf(wish, (noun) => lexicon.nouns.get(noun)?.topic)]
}

const SEAS: Record<Sea, string> = { underwater: 'underwater', 'open-sea': 'sea', beach: 'seaside' }

const WEATHER: Record<NonNullable<Wish['weather']>, string> = {
  sun: 'sunshine',
  rain: 'rain',
  snow: 'snowfall',
  wind: 'wind',
  storm: 'storm',
  rainbow: 'rainbow',
}
