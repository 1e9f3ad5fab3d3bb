import { defaultSetting } from '../compose/setting/default-settings.ts'
import { feastPlanOf } from '../feasts/feast-plans.ts'
import type { Wish, WishFigure } from '../wish.ts'

/** What an event or an action says about place, season and time, if the wish does not name them itself. */
type Facts = Pick<Wish, 'setting' | 'season' | 'time' | 'weather'>

/** Figures that stand for a feast: Saint Martin never rides in the sunshine. */
const FEAST_OF_NOUN: Readonly<Record<string, string>> = {
  'st-martin': 'st-martin',
  befana: 'befana',
  'wise-man': 'three-kings',
  'st-nicholas': 'nikolaus',
  'sinterklaas-helper': 'sinterklaas',
  'trick-or-treater': 'halloween',
  'school-cone': 'school-start',
  'nativity-scene': 'nativity',
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

/** Without the facts that are not set, which would hide others. */
const given = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts

/** Adds what the wish's feast and verbs imply. What the wish names itself always wins. */
export function addEventFacts(wish: Wish, topicOf: TopicOf): Wish {
  const feast =
    wish.feast ?? wish.figures.map(({ noun }) => FEAST_OF_NOUN[noun]).find((each) => each !== undefined)
  const [main] = wish.figures
  const isOutdoors = !!main && !HOUSEHOLD_TOPICS.has(topicOf(main.noun) ?? '')
  const action = main?.verb && !(isOutdoors && INDOOR_VERBS.has(main.verb)) ? VERBS[main.verb] : undefined
  // A verb with its own object says where that is: sleeping in a tree, swimming in a bathtub.
  const fits = main?.relation && ['in', 'on', 'under'].includes(main.relation.kind) ? undefined : action
  const { setting, season, time, weather } = feastPlanOf(feast) ?? {}
  const facts: Facts = { ...fits, ...given({ setting, season, time, weather }) }
  const known = { ...facts, ...wish }
  const inPlace = needsSky(known, topicOf) ? { ...known, setting: 'garden' } : known
  return withWorker(inPlace)
}

/** Who examines a patient, if the wish names only the patient and the place. */
const WORKERS: Readonly<Record<string, string>> = {
  vet: 'vet',
  surgery: 'doctor',
  'dentist-office': 'dentist',
}

function withWorker(wish: Wish): Wish {
  const worker = WORKERS[wish.setting ?? '']
  const [patient, ...others] = wish.figures
  if (!worker || !patient || others.length > 0 || patient.noun === worker || patient.role) return wish
  const figure: WishFigure = {
    noun: worker,
    count: 1,
    looks: [],
    wears: [],
    holds: [],
    relation: { kind: 'with', to: 0 },
  }
  return { ...wish, figures: [patient, figure] }
}
