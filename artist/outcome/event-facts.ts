import { defaultSetting } from '../compose/setting/default-settings.ts'
import type { Wish } from '../wish.ts'

/** What an event or an action says about place, season and time, if the wish does not name them itself. */
type Facts = Pick<Wish, 'setting' | 'season' | 'time' | 'weather'>

const FEASTS: Readonly<Record<string, Facts>> = {
  'st-martin': { setting: 'village', season: 'autumn', time: 'night' },
  nikolaus: { setting: 'village', season: 'winter', time: 'night' },
  sinterklaas: { setting: 'village', time: 'night' },
  advent: { setting: 'dining-room', season: 'winter', time: 'night' },
  christmas: { season: 'winter' },
  hanukkah: { setting: 'dining-room', season: 'winter', time: 'night' },
  'three-kings': { setting: 'desert', time: 'night' },
  befana: { setting: 'village', season: 'winter', time: 'night' },
  'new-year': { setting: 'city', season: 'winter', time: 'night' },
  carnival: { setting: 'street' },
  easter: { season: 'spring' },
  'mothers-day': { setting: 'kitchen', time: 'morning' },
  birthday: { setting: 'party-room' },
  party: { setting: 'party-room' },
  wedding: { setting: 'wedding' },
  halloween: { season: 'autumn', time: 'night' },
  harvest: { setting: 'farm', season: 'autumn' },
  'july-14': { setting: 'paris', season: 'summer', time: 'night' },
  'san-juan': { setting: 'beach', season: 'summer', time: 'night' },
  ferragosto: { setting: 'beach', season: 'summer' },
  'kings-day': { setting: 'street', season: 'spring' },
  'school-start': { setting: 'schoolyard', time: 'morning' },
  eid: { setting: 'living-room' },
  'may-day': { setting: 'village', season: 'spring' },
  'sant-jordi': { setting: 'castle', season: 'spring' },
  'san-fermin': { setting: 'street', season: 'summer' },
  'day-of-the-dead': { setting: 'living-room' },
  thanksgiving: { setting: 'living-room', season: 'autumn' },
  'st-patrick': { setting: 'meadow', season: 'spring', weather: 'rainbow' },
  'bonfire-night': { setting: 'meadow', season: 'autumn', time: 'night' },
  ramadan: { setting: 'village', time: 'night' },
  purim: { setting: 'stage' },
  diwali: { setting: 'village', time: 'night' },
  holi: { setting: 'village' },
  'lunar-new-year': { setting: 'street' },
  'moon-festival': { setting: 'garden', time: 'night' },
  'earth-day': { setting: 'meadow' },
  'book-day': { setting: 'library' },
  'lost-tooth': { setting: 'bedroom', time: 'night' },
  'new-sibling': { setting: 'bedroom' },
  'moving-house': { setting: 'street' },
}

/** Figures that stand for a feast: Saint Martin never rides in the sunshine. */
const FEAST_OF_NOUN: Readonly<Record<string, string>> = {
  'st-martin': 'st-martin',
  befana: 'befana',
  'wise-man': 'three-kings',
  'st-nicholas': 'nikolaus',
  'sinterklaas-helper': 'sinterklaas',
  'trick-or-treater': 'halloween',
  'school-cone': 'school-start',
}

const VERBS: Readonly<Record<string, Facts>> = {
  'brush-teeth': { setting: 'bathroom' },
  bathe: { setting: 'bathroom' },
  comb: { setting: 'bathroom' },
  cook: { setting: 'kitchen' },
  bake: { setting: 'kitchen' },
  sleep: { setting: 'bedroom' },
  dream: { setting: 'bedroom', time: 'night' },
  'wake-up': { setting: 'bedroom' },
  sled: { setting: 'snow', season: 'winter' },
  ski: { setting: 'mountain', season: 'winter', weather: 'snow' },
  snowboard: { setting: 'mountain', season: 'winter', weather: 'snow' },
  'ice-skate': { setting: 'ice-rink', season: 'winter' },
  'snowball-fight': { setting: 'snow', season: 'winter' },
  surf: { setting: 'sea' },
  fish: { setting: 'lake' },
  swim: { setting: 'lake' },
  plant: { setting: 'vegetable-garden' },
  water: { setting: 'vegetable-garden' },
  camp: { setting: 'camp' },
  picnic: { setting: 'park' },
  'play-football': { setting: 'football-pitch' },
  slide: { setting: 'playground' },
  swing: { setting: 'playground' },
  learn: { setting: 'school' },
  'put-out-fire': { setting: 'street' },
  'blow-out': { setting: 'party-room' },
  'do-gymnastics': { setting: 'gym' },
  'play-basketball': { setting: 'gym' },
  shop: { setting: 'supermarket' },
  sell: { setting: 'market' },
  paint: { setting: 'art-studio' },
  repair: { setting: 'workshop' },
  heal: { setting: 'surgery' },
  unwrap: { setting: 'party-room' },
  'read-aloud': { setting: 'bedroom' },
  travel: { setting: 'station' },
  cross: { setting: 'street' },
  rescue: { setting: 'garden' },
  row: { setting: 'lake' },
  knit: { setting: 'living-room' },
  fight: { setting: 'castle' },
}
/** Wild animals do what they do outdoors. */
const HOUSEHOLD_TOPICS = new Set(['people', 'jobs', 'toys', 'fantasy'])
const INDOOR_VERBS = new Set('sleep dream wake-up cook bake bathe comb'.split(' '))

const ROOMS = new Set(['living-room', 'bedroom', 'kitchen', 'bathroom', 'library'])

/** Pets and people are at home, unless the wish is about the weather. */
function needsSky({ setting, weather, figures: [main] }: Wish, topicOf: TopicOf): boolean {
  return !!weather && !setting && !!main && ROOMS.has(defaultSetting(main.noun, topicOf(main.noun)))
}

type TopicOf = (noun: string) => string | undefined

/** Adds what the wish's feast and verbs imply. What the wish names itself always wins. */
export function addEventFacts(wish: Wish, topicOf: TopicOf): Wish {
  const feast =
    wish.feast ?? wish.figures.map(({ noun }) => FEAST_OF_NOUN[noun]).find((each) => each !== undefined)
  const [main] = wish.figures
  const isOutdoors = !!main && !HOUSEHOLD_TOPICS.has(topicOf(main.noun) ?? '')
  const action = main?.verb && !(isOutdoors && INDOOR_VERBS.has(main.verb)) ? VERBS[main.verb] : undefined
  // A verb with its own object says where that is: sleeping in a tree, swimming in a bathtub.
  const fits = main?.relation && ['in', 'on', 'under'].includes(main.relation.kind) ? undefined : action
  const facts: Facts = { ...fits, ...(feast ? FEASTS[feast] : undefined) }
  const known = { ...facts, ...wish }
  return needsSky(known, topicOf) ? { ...known, setting: 'garden' } : known
}
