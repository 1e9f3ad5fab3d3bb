import type { Place } from '#artist/lexicon/entries.ts'
import { LANGUAGES } from '#domain/text/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { PLACE_OF_WEATHER } from '../place-of-weather.ts'
import { isAircraft, isWatercraft } from '#artist/lexicon/noun-properties.ts'
import { GROUND_POSES } from './place-relation.ts'
import { seaSide, type SeaSide } from '../sea-side.ts'
import type { Wish } from '../wish.ts'

/** Place and time of a story. */
export interface PlaceAndTime {
  place?: Place
  time?: Place
  /** Above the place instead of in it. */
  over?: boolean
}

/** Places whose names already imply winter and snow. */
const SNOWY = new Set(['snow', 'ice', 'arctic'])
const SNOW_WORDS = new Set(['winter', 'snowfall'])
/** Rooms without an everyday name; the feast is named instead. */
const UNNAMED_PLACES = new Set(['party-room'])
/** Nouns that already name their feast. */
const FEASTS_OF_NOUN: Readonly<Record<string, string[]>> = {
  ...named(
    'christmas',
    `christmas-tree christmas-bauble christmas-stocking christmas-elf christmas-star santa-claus santa-sleigh santa-hat nativity-scene`,
  ),
  ...named('easter', 'easter-basket easter-chick easter-lamb easter-bell'),
  ...named('halloween', 'jack-o-lantern trick-or-treater'),
  ...named('carnival', 'carnival-mask carnival-costume carnival-float'),
  ...named('advent', 'advent-wreath advent-calendar'),
  ...named('valentine', 'valentine-card'),
  ...named('wedding', 'bride groom wedding-cake wedding-dress'),
  'mothers-day-card': ['mothers-day'],
  'birthday-cake': ['birthday'],
  'easter-egg': ['easter'],
  'school-cone': ['school-start'],
  'easter-bunny': ['easter'],
  'st-nicholas': ['nikolaus', 'sinterklaas', 'autumn', 'winter'],
  'wise-man': ['three-kings'],
  'tooth-fairy': ['lost-tooth'],
  snowman: ['winter', 'snowfall'],
  ofrenda: ['day-of-the-dead'],
}

function named(feast: string, nouns: string): Record<string, string[]> {
  return Object.fromEntries(nouns.split(' ').map((noun) => [noun, [feast]]))
}

/** The rain is outside of these rooms, and their people are not in it. */
const ROOMS = new Set(
  `living-room bedroom nursery kitchen bathroom dining-room library school gym museum supermarket art-studio workshop attic`.split(
    ' ',
  ),
)
/** Times and places that are not named with a verb: thrown things are not in the sky, and teeth are brushed every evening. */
const UNSAID: Readonly<Record<string, string>> = {
  throw: 'sky',
  juggle: 'sky',
  'brush-teeth': 'night',
  spray: 'sky',
}

/** Place and time for the texts. Without a place, the feast, season or weather takes its slot. */
export function findPlaceAndTime(wish: Wish, shown: string[], lexicon: Lexicon): PlaceAndTime {
  const isSnowy = SNOWY.has(wish.setting ?? '')
  const isSheltered = ROOMS.has(wish.setting ?? '') || isUnderUmbrella(wish)
  const weather = isSheltered ? undefined : wish.weather
  const unsaid = isPilot(wish) ? 'sky' : UNSAID[wish.figures[0]?.verb ?? '']
  const when = [wish.feast, weather && PLACE_OF_WEATHER[weather], wish.season, wish.time]
    .map((id) => (id && id !== unsaid ? lexicon.places.get(id) : undefined))
    .find(
      (found) =>
        found !== undefined &&
        !(isSnowy && SNOW_WORDS.has(found.id)) &&
        !shown.includes(found.id) &&
        !shown.some((noun) => FEASTS_OF_NOUN[noun]?.includes(found.id)),
    )
  const isNamed =
    shown.includes(wish.setting ?? '') ||
    UNNAMED_PLACES.has(wish.setting ?? '') ||
    wish.setting === unsaid ||
    shown.some((noun) => FEASTS_OF_NOUN[noun]?.includes(wish.setting ?? '')) ||
    (wish.setting === 'snow' && shown.slice(1).includes('snowman')) ||
    (wish.setting === 'ship' && shown.some(isWatercraft))
  const setting = wish.setting && !isNamed ? lexicon.places.get(namedPlace(wish, lexicon)) : undefined
  const called = (named: Place) => calledAround(mainAndVehicle(wish), wish.figures[0]?.verb, named)
  // Falling snow is in the picture as snow is.
  const time = when && called(when.id === 'snowfall' ? lexicon.places.get('snow')! : when)
  if (!setting) return { place: time }
  // "At the Christmas market" rather than "at the market at Christmas".
  const market = setting.names?.some(({ id }) => id === wish.feast) && withName(setting, wish.feast)
  if (market) return { place: market }
  const isAbove = wish.over && (isPilot(wish) || isInTheAir(wish))
  return {
    place: called(withName(setting, wish.settingName)),
    time,
    ...(isAbove && { over: true }),
  }
}

/** "Under an umbrella" already says that it rains. */
const isUnderUmbrella = ({ figures: [main, ...others] }: Wish): boolean =>
  main?.relation?.kind === 'under' && others[main.relation.to - 1]?.noun === 'umbrella'
const isPilot = ({ figures: [main, ...others] }: Wish): boolean =>
  main?.relation?.kind === 'driving' && isAircraft(others[main.relation.to - 1]?.noun ?? '')

/** Whether the figures are above the place: a pilot is above the farm, but a walker is on the bridge. */
function isInTheAir({ figures, setting }: Wish): boolean {
  const [main] = figures
  return (
    main?.verb !== 'hop' &&
    !GROUND_POSES.has(main?.pose ?? '') &&
    (setting !== 'street' || main?.pose === 'fly')
  )
}

/** The main figure, and the boat or animal that decides how its place is called. */
function mainAndVehicle({ figures: [main, ...others], setting }: Wish): string[] {
  const vehicle = main?.relation && others[main.relation.to - 1]?.noun
  return main
    ? [main.noun, ...(vehicle && (isWatercraft(vehicle) || setting === 'stable') ? [vehicle] : [])]
    : []
}

/** The place as the wish calls it: "on Mars". */
function withName(place: Place, name: string | undefined): Place {
  const own = place.names?.find(({ id }) => id === name)
  if (!own) return place
  const named = { ...place }
  for (const language of LANGUAGES) named[language] = { ...place[language], in: own[language] }
  return named
}

/** The place with the name it has around these nouns: a pig is in the pigsty. */
function calledAround(around: readonly string[], verb: string | undefined, place: Place): Place {
  const name =
    place.named_for?.find(({ verbs }) => verb && verbs?.includes(verb)) ??
    place.named_for?.find(({ nouns }) => nouns?.some((noun) => around.includes(noun)))
  if (!name) return place
  const named = { ...place }
  for (const language of LANGUAGES) named[language] = { ...place[language], in: name[language] }
  return named
}

/** The place to name for the sea: fish are under water, and bathers are at the seaside. */
function namedPlace(wish: Wish, lexicon: Lexicon): string {
  if (wish.setting !== 'sea') return wish.setting ?? ''
  return PLACE_OF_SEA_SIDE[seaSide(wish, (noun) => lexicon.nouns.get(noun)?.topic)]
}

const PLACE_OF_SEA_SIDE: Record<SeaSide, string> = {
  underwater: 'underwater',
  'open-sea': 'sea',
  beach: 'seaside',
}
