import { feastPlanOf } from '../feasts/feast-plans.ts'
import { isPlace, settingOf } from '../scenery/setting-of-place.ts'
import type { Picture } from '../compose/picture.ts'
import type { Wish } from '../wish.ts'
import type { Judgement } from './judgement.ts'
import { wordSet } from '../word-set.ts'

const WATERS = wordSet(
  'sea seaside underwater open-sea beach island lake pond river waterfall harbor swimming-pool ship',
)
const WITHOUT_SKY = wordSet('underwater coral-reef aquarium cave dragon-cave space moon planet mandala')
const SNOWY = wordSet('snow ice arctic')
/** Words whose place has another id. */
const SAME: Readonly<Record<string, string>> = { seaside: 'sea' }

/**
 * Other places that a word can mean: "station" a fire station, "in the air" any place where something is thrown, "break" a
 * building site.
 */
const MEANT_PLACES: Readonly<Record<string, ReadonlySet<string>>> = {
  station: wordSet('fire-station police-station'),
  sky: wordSet('kitchen football-pitch circus park garden schoolyard'),
  schoolyard: wordSet('building-site'),
  volcano: wordSet('school'),
}

interface Sign {
  /** The part of the wish that asks for it. */
  asks(wish: Wish): boolean
  /** Labels of shapes that show it; one of them is enough. */
  labels?: ReadonlySet<string>
  /** Whether the place can show it at all. */
  isPossible?(place: string): boolean
}

const underSky = (place: string) => !WITHOUT_SKY.has(place)
const outdoors = (place: string) => underSky(place) && !settingOf(place).indoors
const timeSign = (time: Wish['time'], labels: string): Sign => ({
  asks: (wish) => wish.time === time,
  labels: wordSet(labels),
  isPossible: underSky,
})
const weatherSign = (weather: Wish['weather'], labels: string): Sign => ({
  asks: (wish) => wish.weather === weather,
  labels: wordSet(labels),
  isPossible: underSky,
})
const seasonSign = (season: Wish['season'], labels?: string): Sign => ({
  asks: (wish) => wish.season === season,
  ...(labels && { labels: wordSet(labels) }),
  isPossible: outdoors,
})
const NIGHT = timeSign('night', 'moon star')

/** How times, weathers and seasons are seen. */
const SIGNS: Readonly<Record<string, Sign>> = {
  night: NIGHT,
  moonlight: NIGHT,
  evening: { ...timeSign('sunset', 'sun'), isPossible: outdoors },
  sunset: { ...timeSign('sunset', 'sun'), isPossible: outdoors },
  morning: timeSign('morning', 'sun'),
  day: { asks: (wish) => wish.time === undefined || wish.time === 'day' },
  sunshine: weatherSign('sun', 'sun'),
  rain: weatherSign('rain', 'rain puddle'),
  storm: weatherSign('storm', 'lightning rain'),
  rainbow: weatherSign('rainbow', 'rainbow'),
  snowfall: {
    asks: ({ weather, season }) => weather === 'snow' || season === 'winter',
    labels: wordSet('snowflake snowman'),
  },
  wind: { ...weatherSign('wind', 'cloud leaf'), isPossible: outdoors },
  winter: seasonSign('winter'),
  autumn: seasonSign('autumn', 'leaf mushroom pumpkin'),
  spring: seasonSign('spring', 'tulip daisy flower butterfly'),
  summer: seasonSign('summer'),
}

/** Whether the setting, time, season, weather or feast of the page is the one the word names. */
export function showsPlace(id: string, wish: Wish, picture: Picture): Judgement {
  if (picture.figures.some(({ wished }) => wished.noun === id)) return 'drawn'
  // The rooftops show houses only from above.
  if (id === 'house' && picture.place === 'rooftops') return 'drawn'
  if (id === 'water') return WATERS.has(picture.place) ? 'drawn' : 'not-drawn'
  if (id === 'snow' && showsSign(SIGNS.snowfall!, wish, picture)) return 'drawn'
  const sign = SIGNS[id]
  if (sign) return showsSign(sign, wish, picture) ? 'drawn' : 'not-drawn'
  const meant = MEANT_PLACES[id]
  if (meant?.has(picture.place)) return 'drawn'
  if (wish.feast === id) return feastPlanOf(id) ? 'drawn' : 'not-drawn'
  return showsSetting(SAME[id] ?? id, wish, picture)
}

function showsSetting(place: string, { setting }: Wish, { place: shown, isPlaceHidden }: Picture): Judgement {
  const isChosen = setting === place && isPlace(place)
  if (place === 'school' && shown === 'schoolyard') return isPlaceHidden ? 'not-drawn' : 'drawn'
  // A wish for the sea takes place below, on or beside the water, and each of these settings has its own name.
  const isShown = shown === setting || place === 'sea'
  return isChosen && isShown && !isPlaceHidden ? 'drawn' : 'not-drawn'
}

function showsSign(
  { asks, labels, isPossible }: Sign,
  wish: Wish,
  { place, labels: seen }: Picture,
): boolean {
  if (!asks(wish)) return false
  if (SNOWY.has(place) && (wish.weather === 'snow' || wish.season === 'winter')) return true
  if (isPossible && !isPossible(place)) return false
  return !labels || !seen || [...labels].some((label) => seen.has(label))
}
