import { defaultSetting } from '../compose/setting/default-settings.ts'
import { feastPlanOf } from '../feasts/feast-plans.ts'
import type { Wish, WishFigure } from '../wish.ts'
import { isMovedOutside, isRoom, placeOutdoors } from './rooms-and-outdoors.ts'
import { usualFacts, type Facts } from './usual-facts.ts'

/** The feast of figures that stand for one: Saint Martin, for example, never rides in the sunshine. */
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

const ROOMS = new Set(['living-room', 'bedroom', 'kitchen', 'bathroom', 'library'])

/** Pets and people are indoors, unless the wish is about the weather. */
function needsSky({ setting, weather, figures: [main] }: Wish, topicOf: TopicOf): boolean {
  return !!weather && !setting && !!main && ROOMS.has(defaultSetting(main.noun, topicOf(main.noun)))
}

const isInRoom = ({ verb = '', noun }: WishFigure) => INDOORS_AT_FEASTS.has(verb) || noun === 'king-cake'
const INDOORS_AT_FEASTS = new Set(['bake', 'cook', 'knead', 'sleep', 'brush-teeth', 'unwrap', 'open'])

const PLAYED_OUTSIDE = new Set(
  'plant dig rake jump-rope hopscotch play-football play-basketball play-tag hide-and-seek snowball-fight run slide swing climb'.split(
    ' ',
  ),
)

type TopicOf = (noun: string) => string | undefined

/** The facts that are set; undefined values would overwrite others in a spread. */
const given = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts

/** Sleeping implies the night only in bed, and never while the sun shines. */
function withoutConflicts({ time, ...facts }: Facts, wish: Wish): Facts {
  const isElsewhere = wish.setting && facts.setting && wish.setting !== facts.setting
  return time && !isElsewhere && wish.weather !== 'sun' ? { ...facts, time } : facts
}

/** Adds what the wish's feast and verbs imply. What the wish names itself has priority. */
export function addEventFacts(named: Wish, topicOf: TopicOf): Wish {
  const wish = withPlaceMeant(named, topicOf)
  const feast =
    wish.feast ?? wish.figures.map(({ noun }) => FEAST_OF_NOUN[noun]).find((each) => each !== undefined)
  const usual = withoutConflicts(usualFacts(wish, topicOf), wish)
  if (usual.setting && isRoom(usual.setting) && isMovedOutside(wish)) usual.setting = 'park'
  const { setting, season, time, weather } = feastPlanOf(feast) ?? {}
  // Cakes are baked in the kitchen on every feast.
  const isIndoors = wish.figures.some(isInRoom) && usual.setting
  const facts: Facts = {
    ...usual,
    ...given({ setting, season, time, weather }),
    ...(isIndoors && { setting: isIndoors }),
  }
  const known = { ...facts, ...wish }
  // A jump over the rainbow takes place in the sky, not above it.
  if (!wish.setting) delete known.over
  // Games that are played outside take place in the schoolyard, not in the classroom.
  if (known.setting === 'school' && known.figures.some(({ verb }) => PLAYED_OUTSIDE.has(verb ?? '')))
    known.setting = 'schoolyard'
  const inPlace = needsSky(known, topicOf) ? { ...known, setting: 'garden' } : known
  return withWorker({ ...inPlace, ...placeOutdoors(inPlace, topicOf) })
}

const FIRE_BRIGADE = new Set(['firefighter', 'fire-engine'])
const POLICE = new Set(['police-officer', 'police-car'])
const WALKS = new Set(['lantern-walk', 'st-martin'])
const SCHOOLS = new Set(['school', 'kindergarten'])
const TOSSED = new Set(['throw', 'catch', 'kick', 'juggle', 'jump', 'trampoline'])

/**
 * A word for several places means the one that fits: firefighters have a station without trains, and builders have a break
 * without pupils.
 */
function withPlaceMeant(wish: Wish, topicOf: TopicOf): Wish {
  const { setting, figures } = wish
  const has = (nouns: ReadonlySet<string>) => figures.some(({ noun }) => nouns.has(noun))
  if (setting === 'station' && has(FIRE_BRIGADE)) return { ...wish, setting: 'fire-station' }
  if (setting === 'station' && has(POLICE)) return { ...wish, setting: 'police-station' }
  const { setting: _, ...elsewhere } = wish
  // "Laternenumzug mit dem Kindergarten": the children take part, not the building.
  if (WALKS.has(wish.feast ?? '') && SCHOOLS.has(setting ?? '')) return elsewhere
  const [main] = figures
  if (!main) return wish
  if (setting === 'schoolyard' && topicOf(main.noun) === 'jobs' && main.noun !== 'teacher') return elsewhere
  // The volcano of an experiment stands in the classroom.
  if (setting === 'volcano' && figures.some(({ verb }) => verb === 'mix') && topicOf(main.noun) === 'people')
    return { ...wish, setting: 'school' }
  // Things that are thrown "in the air" do not move the scene into the sky.
  if (setting === 'sky' && figures.some(({ verb = '' }) => TOSSED.has(verb)) && isEarthly(figures, topicOf))
    return elsewhere
  return wish
}

const IN_THE_SKY = new Set(['sky', 'vehicles', 'fantasy', 'birds'])
const isEarthly = (figures: Wish['figures'], topicOf: TopicOf): boolean =>
  figures.every(({ noun }) => !IN_THE_SKY.has(topicOf(noun) ?? ''))

/** The professions that treat a patient at these places, if the wish names none. */
const WORKERS: Readonly<Record<string, Pick<WishFigure, 'noun' | 'verb' | 'pose' | 'relation'>>> = {
  vet: { noun: 'vet' },
  surgery: { noun: 'doctor' },
  'dentist-office': { noun: 'dentist' },
  'hair-salon': { noun: 'hairdresser', verb: 'cut-hair', pose: 'cut', relation: { kind: 'beside', to: 0 } },
}

function withWorker(wish: Wish): Wish {
  const worker = WORKERS[wish.setting ?? '']
  const [patient, ...others] = wish.figures
  if (!worker || !patient || others.length > 0 || patient.noun === worker.noun || patient.role) return wish
  const figure: WishFigure = {
    count: 1,
    looks: [],
    wears: [],
    holds: [],
    relation: { kind: 'with', to: 0 },
    ...worker,
  }
  return { ...wish, figures: [patient, figure] }
}
