import { TREES } from '../compose/figures/noun-lists.ts'
import type { Wish, WishFigure } from '../wish.ts'
import { isRoom, roomOfThings } from './rooms-and-outdoors.ts'

/** The place, season, time and weather that an action, a thing or an event implies. What the wish names itself has priority. */
export type Facts = Pick<Wish, 'setting' | 'season' | 'time' | 'weather'>

const list = (text: string): readonly string[] => text.trim().split(/\s+/)
const table = (rows: readonly (readonly [ids: string, facts: Facts])[]): Readonly<Record<string, Facts>> =>
  Object.fromEntries(rows.flatMap(([ids, facts]) => list(ids).map((id) => [id, facts])))

/** The usual place and time of a verb. */
const OF_VERBS = table([
  ['brush-teeth', { setting: 'bathroom', time: 'night' }],
  ['bathe comb wash-hands', { setting: 'bathroom' }],
  ['cook bake knead wash-dishes peel take-from-oven', { setting: 'kitchen' }],
  ['set-table have-breakfast have-lunch have-dinner', { setting: 'dining-room' }],
  ['box do-karate do-judo lift-weights', { setting: 'gym' }],
  ['do-ballet', { setting: 'ballet-room' }],
  ['change-nappy', { setting: 'nursery' }],
  ['pack pillow-fight', { setting: 'bedroom' }],
  ['barbecue mow', { setting: 'garden' }],
  ['chop-wood', { setting: 'forest' }],
  ['shovel-snow', { setting: 'street', season: 'winter', weather: 'snow' }],
  ['ride-bike', { setting: 'street' }],
  [
    'play-tennis play-badminton play-volleyball play-baseball fetch skateboard roller-skate scooter',
    { setting: 'park' },
  ],
  ['play-golf shoot-arrow', { setting: 'meadow' }],
  ['sleep dream', { setting: 'bedroom', time: 'night' }],
  ['wake-up', { setting: 'bedroom', time: 'morning' }],
  ['get-dressed', { setting: 'bedroom' }],
  ['read-aloud', { setting: 'bedroom', time: 'night' }],
  ['sled snowball-fight', { setting: 'snow', season: 'winter' }],
  ['ski snowboard', { setting: 'mountain', season: 'winter', weather: 'snow' }],
  ['ice-skate', { setting: 'ice-rink', season: 'winter' }],
  ['surf', { setting: 'sea' }],
  ['fish swim row', { setting: 'lake' }],
  ['plant water', { setting: 'vegetable-garden' }],
  ['camp', { setting: 'camp' }],
  ['picnic', { setting: 'park', season: 'summer' }],
  ['play-football score-goal', { setting: 'football-pitch' }],
  ['slide swing', { setting: 'playground' }],
  ['jump-rope', { setting: 'schoolyard' }],
  ['trampoline hide-and-seek dig', { setting: 'garden' }],
  ['learn teach', { setting: 'school' }],
  ['put-out-fire cross march', { setting: 'street' }],
  ['blow-out', { setting: 'party-room' }],
  ['howl', { time: 'night' }],
  ['do-gymnastics', { setting: 'gym' }],
  // The pose draws a basket, and the gym would have a second one.
  ['play-basketball', { setting: 'schoolyard' }],
  ['shop push-cart', { setting: 'supermarket' }],
  ['sell', { setting: 'market' }],
  ['paint', { setting: 'art-studio' }],
  ['repair', { setting: 'workshop' }],
  ['heal bandage', { setting: 'surgery' }],
  ['unwrap', { setting: 'party-room' }],
  ['travel', { setting: 'station' }],
  ['rescue', { setting: 'garden' }],
  [
    'knit write do-homework draw cut vacuum iron sew do-puzzle play-chess play-cards play-board-game',
    { setting: 'living-room' },
  ],
  ['saw hammer-nail', { setting: 'workshop' }],
  ['hang-laundry rake', { setting: 'garden' }],
  ['roast', { setting: 'camp', time: 'night' }],
  ['stop-traffic', { setting: 'street' }],
  ['do-magic', { setting: 'stage' }],
  ['hopscotch', { setting: 'schoolyard' }],
  ['play-hockey', { setting: 'ice-rink', season: 'winter' }],
  ['dive', { setting: 'swimming-pool' }],
  ['splash', { weather: 'rain' }],
  ['juggle', { setting: 'circus' }],
  ['milk', { setting: 'stable' }],
  ['cut-hair', { setting: 'hair-salon' }],
  ['fly-kite', { setting: 'meadow', weather: 'wind' }],
  ['cradle', { setting: 'nursery' }],
])

/** Actions that wild animals do in their habitat instead of in the usual place of the verb. */
const DONE_IN_THE_WILD = new Set(
  list(
    'sleep dream wake-up bathe comb blow-out slide swing dig swim cross march rescue travel cradle hide-and-seek',
  ),
)
/** Figures of these topics are at home. */
const HOUSEHOLD_TOPICS = new Set(['people', 'jobs', 'toys', 'fantasy'])

/** Where and when something is picked or collected. */
const OF_HARVESTS = table([
  ['apple pear plum', { setting: 'orchard', season: 'autumn' }],
  ['cherry peach apricot', { setting: 'orchard', season: 'summer' }],
  ['strawberry raspberry tomato bean pea', { setting: 'vegetable-garden', season: 'summer' }],
  ['carrot potato cabbage', { setting: 'vegetable-garden', season: 'autumn' }],
  ['pumpkin corn wheat', { setting: 'field', season: 'autumn' }],
  ['grape', { setting: 'vineyard', season: 'autumn' }],
  [
    'mushroom chestnut conker acorn leaf pine-cone hazelnut blueberry',
    { setting: 'forest', season: 'autumn' },
  ],
  ['flower daisy poppy dandelion', { setting: 'meadow', season: 'summer' }],
  ['seashell', { setting: 'beach', season: 'summer' }],
  ['egg', { setting: 'farm' }],
])

/** The usual place and time of a thing. The place only counts for people. */
const OF_THINGS = table([
  ['snowman sled', { setting: 'snow', season: 'winter' }],
  ['sand-castle', { setting: 'beach', season: 'summer' }],
  ['swim-ring', { setting: 'swimming-pool', season: 'summer' }],
  ['dandelion', { setting: 'meadow', season: 'summer' }],
  ['sunflower', { season: 'summer' }],
  ['kite', { setting: 'meadow', weather: 'wind' }],
  ['campfire marshmallow', { setting: 'camp', time: 'night' }],
  ['tent sleeping-bag', { setting: 'camp' }],
  ['firework sparkler shooting-star constellation firefly santa-sleigh', { time: 'night' }],
  ['snowdrop crocus daffodil tulip cherry-blossom tadpole', { season: 'spring' }],
  ['conker acorn chestnut pumpkin', { season: 'autumn' }],
  ['drum-kit', { setting: 'living-room' }],
  ['paper-boat', { setting: 'river' }],
  ['blanket', { setting: 'bedroom' }],
  ['pinata', { setting: 'party-room' }],
  ['blackboard', { setting: 'school' }],
])

/** The usual place and time of mounts: brooms fly at night, and horses need a meadow. */
const OF_MOUNTS = table([
  ['horse pony', { setting: 'meadow' }],
  ['broom magic-broom flying-carpet', { setting: 'sky', time: 'night' }],
])

/** The place of a leap over one of these things. */
const OF_HEIGHTS = table([
  ['moon', { setting: 'sky', time: 'night' }],
  ['rainbow cloud', { setting: 'sky' }],
])

/** The workplaces of people who read stories to others. */
const READERS_AT_WORK = table([
  ['teacher', { setting: 'circle-of-chairs' }],
  ['librarian', { setting: 'library' }],
])

/** Things that are crossed in places without a street. */
const CROSSED = new Set(list('rainbow bridge river'))

/** Verbs that do not move people with a profession away from their usual workplace. */
const WEAK_VERBS = new Set(list('write dig learn'))
const STABLED = new Set(list('horse pony cow donkey foal'))
/** Figures that dive in the sea. */
const UNDERWATER = new Set(list('submarine diver mermaid whale dolphin shark sea-turtle'))
/** Meals at a table. */
const MEALS = new Set(
  list(
    'spaghetti soup pizza rice roast-chicken roast-turkey breakfast fried-egg pancake french-fry cake waffle tea teapot',
  ),
)
const PATIENTS_AT_VET = new Set(['heal', 'bandage'])
const PLACES: ReadonlySet<string> = new Set(['in', 'on', 'under'])

type TopicOf = (noun: string) => string | undefined
const ANIMAL_TOPICS = new Set(['animals', 'birds', 'insects', 'dinosaurs', 'sea'])

/** Beings of stories that live outdoors. */
const WILD_BEINGS = new Set(
  list('dragon unicorn pegasus phoenix griffin hydra troll giant ogre yeti centaur mermaid'),
)
const isAtHome = (noun: string, topicOf: TopicOf): boolean =>
  HOUSEHOLD_TOPICS.has(topicOf(noun) ?? '') && !WILD_BEINGS.has(noun)

const livesInSea = ({ noun, role }: WishFigure, topicOf: TopicOf): boolean =>
  !role && (noun === 'mermaid' || topicOf(noun) === 'sea') && !SEABIRDS_AND_SEALS.has(noun)
const SEABIRDS_AND_SEALS = new Set(list('seal sea-lion walrus crab starfish penguin'))

/** Places where an umbrella is used against the sun or the snow, so it implies no rain. */
const SHADY = new Set(list('beach sea seaside island swimming-pool desert snow'))

/** The usual place and time of a wish, from its actions and things. */
export function usualFacts({ figures, time, setting = '' }: Wish, topicOf: TopicOf): Facts {
  const [main] = figures
  if (!main) return {}
  const actor = [main, ...figures].find((figure) => figure.verb && OF_VERBS[figure.verb]) ?? main
  const isHousehold = isAtHome(main.noun, topicOf)
  const things = figures.filter((figure) => figure !== main).map(({ noun }) => OF_THINGS[noun])
  const factsOfThings: Facts = Object.assign({}, ...things.toReversed(), OF_THINGS[main.noun])
  if (!isHousehold) delete factsOfThings.setting
  if (!SHADY.has(setting) && figures.some(({ noun }) => noun === 'umbrella')) factsOfThings.weather ??= 'rain'
  const factsOfAction = actionFacts(actor, figures, topicOf)
  const room = roomOfThings({ figures }, topicOf)
  const facts = { ...factsOfThings, ...factsOfAction }
  // Animals of the sea do everything there, unless they are in a bed or a bathtub.
  if (livesInSea(main, topicOf)) delete facts.setting
  // A bed or a bathtub is in its room, unless the action is in another one.
  if (room && !(factsOfAction.setting && isRoom(factsOfAction.setting))) facts.setting = room
  // At night people read in bed.
  return facts.setting === 'living-room' && time === 'night' ? { ...facts, setting: 'bedroom' } : facts
}

function actionFacts(actor: WishFigure, figures: readonly WishFigure[], topicOf: TopicOf): Facts {
  const { verb = '', relation, where } = actor
  if (WEAK_VERBS.has(verb) && topicOf(actor.noun) === 'jobs') return {}
  const object = figures[relation?.to ?? -1]
  const noun = object?.noun ?? ''
  if (relation?.kind === 'riding' && OF_MOUNTS[noun]) return OF_MOUNTS[noun]
  const isInSea = figures.some((each) => UNDERWATER.has(each.noun))
  if (verb === 'dive' && isInSea) return { setting: 'underwater' }
  if (verb === 'swim' && isInSea && isAtHome(actor.noun, topicOf)) return { setting: 'sea' }
  if ((verb === 'row' || verb === 'sail') && (isInSea || figures.some((each) => each.noun === 'pirate')))
    return { setting: 'sea' }
  const isInRow = !relation || relation.kind === 'behind' || relation.kind === 'with'
  if (verb === 'cross' && isInRow && figures.every((each) => ANIMAL_TOPICS.has(topicOf(each.noun) ?? '')))
    return { setting: 'street' }
  if (relation?.kind === 'above') return OF_HEIGHTS[noun] ?? {}
  if (verb === 'look-at' && noun === 'window') return { setting: 'living-room' }
  // "Sleeps in a tree" and "swims in a bathtub" name their place already.
  if (relation && PLACES.has(relation.kind)) return {}
  if (verb === 'pick' || verb === 'collect') return OF_HARVESTS[noun] ?? {}
  if (where && PLACES.has(where.kind)) return {}
  const isHousehold = isAtHome(actor.noun, topicOf)
  if (relation?.kind === 'eating') return isHousehold && MEALS.has(noun) ? { setting: 'dining-room' } : {}
  if (verb === 'eat' && !relation) return isHousehold ? OF_VERBS['have-dinner']! : {}
  if (relation?.kind === 'reading')
    return !isHousehold
      ? {}
      : { setting: figures.some((each) => TREES.has(each.noun)) ? 'park' : 'living-room' }
  if ((verb === 'comb' || verb === 'wash') && STABLED.has(noun)) return { setting: 'stable' }
  // Dogs are walked outside, and the tree is decorated at home.
  const crossed = verb === 'cross' && figures.find((each) => CROSSED.has(each.noun))
  if (crossed) return OF_HEIGHTS[crossed.noun] ?? {}
  if (verb === 'read-aloud' && READERS_AT_WORK[actor.noun]) return READERS_AT_WORK[actor.noun]!
  if (verb === 'walk' && figures.some((each) => ANIMAL_TOPICS.has(topicOf(each.noun) ?? '')))
    return isHousehold ? { setting: 'park' } : {}
  const others = figures.filter((each) => each !== actor).map((each) => each.noun)
  if (AT_CHRISTMAS_TREE.has(verb) && others.includes('christmas-tree'))
    return isHousehold ? { setting: 'living-room' } : {}
  const special = placeOfWork(verb, others, topicOf)
  if (special) return { setting: special }
  if ((verb === 'water' && topicOf(noun) === 'plants') || (verb === 'plant' && TREES.has(noun)))
    return { setting: 'garden' }
  if (verb === 'blow-out' && noun === 'dandelion') return OF_THINGS['dandelion']!
  if (verb === 'paint' && noun === 'easter-egg')
    return {
      season: 'spring',
      ...(!isHousehold || actor.noun === 'easter-bunny' ? { setting: 'meadow' } : {}),
    }
  // Mermaids swim in the sea.
  if (verb === 'swim' && topicOf(actor.noun) === 'fantasy') return {}
  // The pupil's verb decides the place: grandpa teaches fishing at the lake.
  if (verb === 'teach' && actor.noun !== 'teacher') return {}
  if (verb === 'rescue' && topicOf(actor.noun) !== 'people')
    return actor.noun !== 'firefighter'
      ? {}
      : { setting: figures.some((each) => each.noun === 'tree') ? 'garden' : 'street' }
  if (verb === 'wait' && figures.some(({ noun: each }) => each.endsWith('train')))
    return { setting: 'station' }
  if (
    PATIENTS_AT_VET.has(verb) &&
    actor.noun !== 'doctor' &&
    actor.noun !== 'dentist' &&
    figures.some((each) => each !== actor && ANIMAL_TOPICS.has(topicOf(each.noun) ?? ''))
  )
    return { setting: 'vet' }
  if (verb === 'heal' && actor.noun === 'dentist') return { setting: 'dentist-office' }
  if (!isHousehold && DONE_IN_THE_WILD.has(verb)) return {}
  return OF_VERBS[verb] ?? {}
}

const AT_CHRISTMAS_TREE = new Set(list('decorate sing dance unwrap open celebrate play sit look-at sleep'))

/** The place of work with these things. */
function placeOfWork(verb: string, things: readonly string[], topicOf: TopicOf): string | undefined {
  const has = (...nouns: readonly string[]) => things.some((noun) => nouns.includes(noun))
  if (verb === 'wash' && has('fire-engine')) return 'fire-station'
  if (verb === 'wash' && things.some((noun) => topicOf(noun) === 'vehicles')) return 'street'
  if ((verb === 'unwrap' || verb === 'open') && has('gift')) return 'living-room'
  if (verb === 'mix' && has('volcano')) return 'school'
  if (verb === 'throw' && things.some((noun) => topicOf(noun) === 'food' && !THROWN_OUTSIDE.has(noun)))
    return 'kitchen'
  if (verb === 'cut' && things.some((noun) => topicOf(noun) === 'food' && !noun.endsWith('cake')))
    return 'kitchen'
  if (verb === 'build' && has('treehouse')) return 'garden'
  if (verb === 'paint' && has('fence', 'birdhouse', 'doghouse')) return 'garden'
  return undefined
}
const THROWN_OUTSIDE = new Set(list('coconut popcorn bread tomato egg banana'))
