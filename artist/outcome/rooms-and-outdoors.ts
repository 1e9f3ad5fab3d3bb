import { defaultSetting, listedSetting } from '../compose/setting/default-settings.ts'
import { settingOf } from '../scenery/setting-of-place.ts'
import type { Wish, WishFigure } from '../wish.ts'

const list = (text: string): readonly string[] => text.trim().split(/\s+/)
const byWord = (rooms: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(rooms).flatMap(([room, words]) => list(words).map((word) => [word, room] as const)))

/** Furniture and machines that never stand outdoors unless the wish says so. */
const ROOM_OF_THING = byWord({
  bedroom: 'bed wardrobe cradle pillow',
  bathroom: 'bathtub toilet washing-machine shower',
  kitchen: 'oven refrigerator toaster microwave frying-pan rolling-pin',
  'living-room':
    'sofa armchair television fireplace desk bookshelf curtain dollhouse remote-control blanket-fort stairs menorah kinara record-player ofrenda piano',
  'dining-room': 'king-cake roast-turkey',
  workshop: 'sewing-machine',
  laboratory: 'microscope',
  shop: 'elevator',
})
/** Furniture that is at home for people and pets, and on a stage for all others, such as a lion at a piano. */
const HOME_OR_STAGE = new Set(list('piano desk'))

/** Things that grow or stand outside, or are seen in the sky. */
const OUTDOOR_THINGS = new Set(
  list(`tree oak apple-tree palm-tree fir-tree birch willow bench fence hedge puddle campfire tent well fountain hill
    street-lamp traffic-light car bus truck tractor train bicycle motorcycle kick-scooter skateboard roller-skate tricycle balance-bike
    swing slide seesaw sandbox snowman bird-nest beehive doghouse birdhouse garden-hose lawn-mower wheelbarrow hammock barbecue clothesline
    kite picnic frisbee sled go-kart airplane helicopter hot-air-balloon parachute`),
)
const SKY_THINGS = new Set(
  list(
    'star moon sun cloud rainbow shooting-star comet constellation lightning tornado snowflake firework aurora',
  ),
)
const NIGHT_SKY_THINGS = new Set(list('star moon shooting-star comet constellation firework aurora'))

/** Actions that figures do outdoors although their home is a room. */
const OUTDOOR_VERBS = byWord({
  park: `walk run hike ride-bike skateboard roller-skate scooter fetch picnic play-tag climb catch kick play-tennis
    play-badminton play-volleyball play-baseball race fly-kite march`,
  garden: 'mow rake barbecue trampoline hang-laundry camp',
  meadow: 'play-golf shoot-arrow fly-over graze',
  forest: 'chop-wood',
  street: 'shovel-snow take-out-trash tow',
})

const isRoom = (setting: string): boolean => settingOf(setting).indoors === true

type TopicOf = (noun: string) => string | undefined

/** The room of the first piece of furniture in the wish. */
export function roomOfThings({ figures }: Pick<Wish, 'figures'>, topicOf: TopicOf): string | undefined {
  const hasHome = figures
    .slice(0, 1)
    .some(({ noun }) => topicOf(noun) === 'people' || isRoom(defaultSetting(noun, topicOf(noun))))
  for (const { noun } of figures) {
    const room = ROOM_OF_THING.get(noun)
    if (room) return HOME_OR_STAGE.has(noun) && !hasHome ? 'stage' : room
  }
  return undefined
}

/** The setting of people and pets that a verb, a thing or the weather puts outdoors instead of into their usual room. */
export function placeOutdoors(wish: Wish, topicOf: TopicOf): Pick<Wish, 'setting' | 'time'> {
  const { setting, figures, weather } = wish
  const [main] = figures
  if (setting ?? !main) return {}
  if (!isRoom(defaultSetting(main.noun, topicOf(main.noun)))) return {}
  const verb = figures.map((figure) => OUTDOOR_VERBS.get(figure.verb ?? '')).find((place) => place)
  const isShown = ({ noun, relation }: WishFigure) => OUTDOOR_THINGS.has(noun) && relation?.kind !== 'in'
  if (verb) return { setting: verb }
  const thing = figures.slice(1).find(isShown)
  const home = thing && listedSetting(thing.noun)
  if (thing && home && !isRoom(home)) return { setting: home }
  return (weather ?? thing) ? { setting: 'garden' } : placeUnderSky(figures)
}

function placeUnderSky(figures: readonly WishFigure[]): Pick<Wish, 'setting' | 'time'> {
  const above = figures.slice(1).filter(({ noun }) => SKY_THINGS.has(noun))
  if (above.length === 0) return {}
  return { setting: 'garden', ...(above.some(({ noun }) => NIGHT_SKY_THINGS.has(noun)) && { time: 'night' }) }
}

/** Games and quiet work that people take outside when the wish is about the weather. */
const MOVED_OUTSIDE = new Set(
  list('play-chess play-cards play-board-game do-puzzle read write draw knit read-aloud talk'),
)

/** Whether the weather of the wish calls for the open air instead of the usual room. */
export const isMovedOutside = ({ weather, figures }: Wish): boolean =>
  (weather === 'rain' || weather === 'snow' || weather === 'storm') &&
  figures.some(({ verb }) => MOVED_OUTSIDE.has(verb ?? ''))

export { isRoom }
