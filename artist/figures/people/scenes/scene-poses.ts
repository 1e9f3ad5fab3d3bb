import { PLANTED, PLATED, SMALL_PASTRY } from './scene-nouns.ts'
import type { PoseName } from '../body/person-poses.ts'

const words = (text: string): readonly string[] => text.split(/\s+/)
type SceneOfThings = readonly [nouns: string, pose: PoseName]
const INSTRUMENTS: readonly SceneOfThings[] = [
  ['accordion', 'accordion'],
  ['saxophone', 'saxophone'],
  ['cello double-bass', 'cello'],
  ['harp', 'harp'],
  ['xylophone', 'xylophone'],
]

const BUILT: SceneOfThings = ['birdhouse nesting-box bird-feeder', 'build-birdhouse']
const BREWED: SceneOfThings = ['cauldron', 'stir-cauldron']

/**
 * By verb: the pose in which a person uses one of these things. The pose draws the thing, too. The empty verb is for a person
 * who is only on or in it.
 */
const SCENES: Readonly<Record<string, readonly SceneOfThings[]>> = {
  '': [
    ['puddle', 'splash'],
    ['swing', 'swing'],
    ['slide', 'slide-down'],
    ['sled', 'sled'],
    ['kick-scooter', 'scooter'],
    ['bed', 'in-bed'],
    ['boat rowing-boat canoe', 'row-boat'],
    ['oven', 'take-from-oven'],
    // "Posts a letter in the mailbox".
    ['mailbox', 'post-letter'],
    ['ice-skate', 'skate'],
    ['ski', 'ski'],
  ],
  eat: [
    ['breakfast', 'eat-breakfast'],
    ['soup rice cereal porridge stew', 'eat-soup'],
    [PLATED, 'eat-dinner'],
  ],
  'have-breakfast': [['breakfast', 'eat-breakfast']],
  'get-dressed': [['shoe boot rubber-boot sneaker slipper sandal lace', 'tie-shoes']],
  drink: [
    ['tea teapot', 'drink-tea'],
    ['coffee cocoa hot-chocolate mug', 'drink-hot'],
    ['cup milk juice lemonade glass', 'drink'],
  ],
  cook: [
    BREWED,
    ['soup cooking-pot pot spaghetti spoon bowl stew noodle', 'cook'],
    ['cookie cake pizza bread pie muffin cupcake', 'bake'],
    ['pancake', 'throw'],
  ],
  bake: [
    ['pizza', 'bake-pizza'],
    ['oven', 'take-from-oven'],
    ['cookie dough gingerbread-man cake pizza bread pie muffin cupcake table', 'bake'],
  ],
  knead: [['dough bread pizza cookie pastry table', 'bake']],
  'blow-out': [
    ['candle birthday-cake cake', 'blow-candles'],
    ['soap-bubble', 'bubbles'],
  ],
  'blow-bubbles': [['soap-bubble', 'bubbles']],
  barbecue: [['barbecue sausage meat corn steak hamburger fish vegetable hot-dog', 'barbecue']],
  hit: [['pinata', 'hit-pinata']],
  iron: [['t-shirt shirt dress trousers skirt sweater clothing', 'iron']],
  sew: [['sewing-machine dress skirt shirt trousers t-shirt curtain clothing', 'sew']],
  wash: [['plate cup bowl cooking-pot fork spoon frying-pan glass', 'wash-dishes']],
  plant: [
    ['flag', 'plant-flag'],
    [PLANTED, 'plant-seedling'],
  ],
  put: [
    ['flag', 'plant-flag'],
    ['mailbox', 'post-letter'],
    ['oven', 'take-from-oven'],
  ],
  bring: [
    ['mailbox', 'post-letter'],
    ['oven', 'take-from-oven'],
    ['tray lemonade juice', 'serve'],
  ],
  open: [['oven', 'take-from-oven']],
  hold: [
    ['oven', 'take-from-oven'],
    ['mailbox', 'post-letter'],
  ],
  lift: [
    ['flag', 'plant-flag'],
    ['dumbbell', 'lift-weights'],
  ],
  conjure: [BREWED, ['magic-wand wand', 'cast-spell']],
  'shoot-arrow': [['bow-and-arrow', 'archery']],
  box: [['boxing-glove', 'box']],
  write: [
    ['letter paper envelope notebook pencil pen postcard', 'write'],
    ['blackboard chalk', 'write-on-board'],
  ],
  teach: [['blackboard', 'write-on-board']],
  draw: [['paper pencil crayon picture table', 'draw']],
  cut: [
    ['paper scissors table', 'cut'],
    ['pumpkin jack-o-lantern', 'carve'],
  ],
  carve: [['pumpkin jack-o-lantern', 'carve']],
  craft: [BUILT, ['pumpkin jack-o-lantern', 'carve']],
  paint: [
    ['painting paintbrush easel paint-palette picture blackboard', 'paint'],
    ['wall fence room', 'paint-wall'],
  ],
  play: [
    ['chess-piece', 'chess'],
    ['playing-card', 'cards'],
    ['board-game dice', 'board-game'],
    ['puzzle', 'puzzle'],
    ['building-block', 'stack-blocks'],
    ['piano keyboard', 'piano'],
    ['drum-kit drum', 'drum-kit'],
    ...INSTRUMENTS,
    ['soap-bubble', 'bubbles'],
    ['volleyball', 'volleyball'],
    ['table-tennis-bat', 'table-tennis'],
    ['shuttlecock', 'badminton'],
    ['golf-ball', 'golf'],
    ['baseball-bat', 'swing-bat'],
    ['boxing-glove', 'box'],
    ['bow-and-arrow', 'archery'],
    ['tennis-racket', 'tennis'],
    ['hockey-stick', 'hockey'],
    ['swing', 'swing'],
    ['slide', 'slide-down'],
  ],
  'play-instrument': [['piano keyboard', 'piano'], ['drum-kit drum', 'drum-kit'], ...INSTRUMENTS],
  drum: [['drum drum-kit drumstick', 'drum-kit']],
  'play-tennis': [['tennis-racket tennis-ball ball', 'tennis']],
  'play-hockey': [['hockey-stick', 'hockey']],
  'play-basketball': [['basketball ball', 'shoot-basket']],
  'play-chess': [['chess-piece table', 'chess']],
  'play-cards': [['playing-card table', 'cards']],
  'play-board-game': [['board-game dice table', 'board-game']],
  'do-puzzle': [['puzzle table', 'puzzle']],
  'do-homework': [['table notebook book pencil desk', 'homework']],
  build: [BUILT, ['building-block tower', 'stack-blocks']],
  'change-nappy': [['baby sister brother child', 'change-nappy']],
  swing: [['swing', 'swing']],
  slide: [['slide', 'slide-down']],
  sled: [['sled', 'sled']],
  scooter: [['kick-scooter', 'scooter']],
  ride: [
    ['kick-scooter', 'scooter'],
    ['sled', 'sled'],
    ['ice-skate', 'skate'],
  ],
  drive: [
    ['ice-skate', 'skate'],
    ['sled', 'sled'],
    ['kick-scooter', 'scooter'],
  ],
  knit: [['chair armchair sofa', 'knit']],
  read: [['bed', 'read-in-bed']],
  'read-aloud': [
    ['bed', 'read-in-bed'],
    ['chair armchair', 'read-aloud'],
  ],
  climb: [
    ['ladder', 'climb-ladder'],
    ['rope', 'climb-rope'],
  ],
  jump: [
    ['puddle', 'splash'],
    ['leaf', 'jump-in-leaves'],
  ],
  throw: [['confetti petal', 'throw-confetti'], ['pizza dough', 'toss-dough']], // prettier-ignore
  kick: [['goal', 'score-goal']],
  'score-goal': [['goal football ball', 'score-goal']],
  'play-football': [['goal', 'score-goal']],
  carry: [
    ['book', 'carry-books'],
    ['plate tray lemonade juice cup', 'serve'],
  ],
  sail: [['boat rowing-boat canoe', 'row-boat']],
  hop: [['puddle', 'splash']],
  splash: [['puddle', 'splash']],
  stomp: [['puddle', 'splash']],
  row: [['rowing-boat boat oar paddle', 'row-boat']],
  'look-at': [
    ['microscope', 'microscope'],
    ['magnifying-glass', 'search'],
    ['telescope binoculars', 'look-through'],
  ],
  search: [['microscope', 'microscope']],
  mix: [BREWED, ['magic-potion bottle potion', 'experiment']],
  catch: [['butterfly-net', 'catch-net']],
  chase: [['butterfly-net', 'catch-net']],
  rake: [['leaf', 'rake']],
  roast: [['marshmallow campfire fire', 'roast']],
  picnic: [['picnic', 'picnic']],
  saw: [['saw wood', 'saw']],
  stir: [BREWED],
  repair: [BUILT],
  'hammer-nail': [BUILT, ['hammer nail', 'hammer-nail']],
  celebrate: [['birthday-cake cake', 'cheer-at-cake']],
  balance: [['bench log plank', 'balance-beam']],
  'wake-up': [['bed', 'wake-up']],
  sleep: [
    ['bed', 'sleep'],
    ['chair sofa armchair bench', 'doze'],
  ],
  dream: [['bed', 'sleep']],
  'do-magic': [['rabbit hat top-hat magic-wand', 'pull-rabbit']],
  'hide-and-seek': [['tree oak', 'count-at-tree']],
  count: [['tree oak', 'count-at-tree']],
}

/** Poses without a thing of the wish. */
const ALONE: Readonly<Record<string, PoseName>> = {
  'change-nappy': 'change-nappy',
  'shovel-snow': 'shovel-snow',
  barbecue: 'barbecue',
  'play-hockey': 'hockey',
  'play-basketball': 'shoot-basket',
  'hide-and-seek': 'count-at-tree',
  shop: 'push-cart',
  knead: 'bake',
  kick: 'score-goal',
  'score-goal': 'score-goal',
  balance: 'balance-beam',
  hide: 'hide-in-bush',
  eat: 'eat-dinner',
  'have-lunch': 'eat-dinner',
  'have-dinner': 'eat-dinner',
  'pillow-fight': 'pillow-fight',
  tidy: 'tidy-toys',
  picnic: 'picnic',
  'do-yoga': 'yoga',
  conjure: 'cast-spell',
  wash: 'wash-hands',
}

/** Verbs whose scene has room for a companion, and who that may be. */
const WITH_COMPANY = new Set(words('shop wash barbecue shovel-snow eat have-lunch have-dinner'))
const COMPANIONS_OF = new Set(words('family man woman mother father son daughter child boy girl friend grandmother grandfather baby brother sister')) // prettier-ignore

/** The pose that shows a verb together with the things of the wish, if a person draws them. */
export function scenePose(verb: string, nouns: readonly string[]): PoseName | undefined {
  const found = SCENES[verb]?.find(([known]) => nouns.some((noun) => words(known).includes(noun)))
  if (found?.[1] === 'take-from-oven' && nouns.includes('pizza')) return 'bake-pizza'
  if (found?.[1] === 'take-from-oven' && nouns.some((noun) => SMALL_PASTRY.has(noun)))
    return 'take-cookies-from-oven'
  return (
    found?.[1] ??
    (nouns.length === 0 || (nouns.every((noun) => COMPANIONS_OF.has(noun)) && WITH_COMPANY.has(verb))
      ? ALONE[verb]
      : undefined)
  )
}

/** Things that are part of a scene, but not enough to choose it. */
const ALSO_DRAWN: Partial<Record<PoseName, string>> = {
  'bake-pizza': 'oven',
  'take-from-oven':
    'bread bread-roll baguette croissant pizza pie cake cookie gingerbread-man muffin cupcake pretzel',
  'take-cookies-from-oven':
    'oven bread bread-roll baguette croissant pizza pie cake cookie gingerbread-man muffin cupcake pretzel',
  'roast-together': 'marshmallow campfire fire',
  'post-letter': 'letter postcard',
  'hit-pinata': 'pinata',
  'cheer-at-cake': 'candle',
  'read-in-bed': 'book teddy-bear bear',
  'stir-cauldron': 'magic-potion potion soup cooking-pot',
}

/** The things that a pose draws. */
export const thingsInScene = (pose: string | undefined): readonly string[] => [
  ...(THINGS_OF_POSES.get(pose ?? '') ?? []),
]

/** Whether the pose draws this thing. */
export const isDrawnInScene = (pose: string | undefined, noun: string): boolean =>
  THINGS_OF_POSES.get(pose ?? '')?.has(noun) ?? false

const THINGS_OF_POSES = new Map<string, Set<string>>()
for (const scenes of Object.values(SCENES))
  for (const [nouns, pose] of scenes)
    THINGS_OF_POSES.set(pose, new Set([...(THINGS_OF_POSES.get(pose) ?? []), ...words(nouns)]))
for (const [pose, nouns] of Object.entries(ALSO_DRAWN))
  THINGS_OF_POSES.set(pose, new Set([...(THINGS_OF_POSES.get(pose) ?? []), ...words(nouns)]))
