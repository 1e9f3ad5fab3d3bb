import type { Place } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
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

/** Fish do not swim "at sea". */
function placeSaid(wish: Wish, lexicon: Lexicon): string {
  const [main] = wish.figures
  const dives =
    main && (lexicon.nouns.get(main.noun)?.topic === 'sea' || main.verb === 'swim' || main.verb === 'dive')
  return wish.setting === 'sea' && dives ? 'underwater' : (wish.setting ?? '')
}

const WEATHER: Record<NonNullable<Wish['weather']>, string> = {
  sun: 'sunshine',
  rain: 'rain',
  snow: 'snowfall',
  wind: 'wind',
  storm: 'storm',
  rainbow: 'rainbow',
}
