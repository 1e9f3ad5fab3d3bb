import { nounOfText } from '../canvas/thing-text.ts'
import type { Thing } from '../canvas/thing.ts'
import { bigTop } from './buildings/circus-tent.ts'
import { castle } from './buildings/castle.ts'
import { COUNTRY_HOUSES } from './buildings/country-houses.ts'
import { LITTLE_HOMES } from './buildings/little-homes.ts'
import { OLD_WORLD } from './buildings/old-world.ts'
import { TOWN_HOUSES } from './buildings/town-houses.ts'
import { FURNITURE } from './furnishing/furniture.ts'
import { PLAYGROUND_THINGS } from './furnishing/playground-things.ts'
import { STREET_THINGS } from './furnishing/street-things.ts'
import { YARD_THINGS } from './furnishing/yard-things.ts'
import { fish, jelly } from './ground/sea-life.ts'
import { SHORE_THINGS } from './ground/shore-things.ts'
import { GROWTH } from './plants/growth.ts'
import { TREES } from './plants/trees.ts'
import { log, vine } from './plants/wood-things.ts'
import { CLOUDS } from './sky/clouds.ts'
import { FLIERS } from './sky/fliers.ts'
import { LIGHTS } from './sky/lights.ts'
import { SPACE_THINGS } from './sky/space-things.ts'
import { lightning, sunFace } from './sky/weather-things.ts'

const NOUNS = new Map<Thing, string>([
  [bigTop, 'tent'],
  [castle, 'castle'],
  [fish, 'fish'],
  [jelly, 'jellyfish'],
  [log, 'log'],
  [vine, 'leaf'],
  [sunFace, 'sun'],
  [lightning, 'lightning'],
  ...named(COUNTRY_HOUSES, {
    cottage: 'house',
    gable: 'house',
    barn: 'barn',
    silo: 'barn',
    windmill: 'windmill',
  }),
  ...named(LITTLE_HOMES, { mushroom: 'mushroom-house', cabin: 'log-cabin', hut: 'house', igloo: 'igloo' }),
  ...named(OLD_WORLD, { dino: 'dinosaur', nest: 'dinosaur-egg', pyramid: 'pyramid', temple: 'temple' }),
  ...named(TOWN_HOUSES, {
    stepped: 'house',
    timber: 'house',
    church: 'church',
    shop: 'shop',
    block: 'skyscraper',
  }),
  ...named(FURNITURE, {
    bed: 'bed',
    shelf: 'shelf',
    wardrobe: 'cupboard',
    teddy: 'teddy-bear',
    blocks: 'building-block',
    lamp: 'lamp',
    picture: 'picture',
    fridge: 'refrigerator',
    stove: 'stove',
    counter: 'cupboard',
    pans: 'cooking-pot',
    table: 'table',
    sofa: 'sofa',
    plant: 'plant',
    bath: 'bathtub',
    sink: 'sink',
    desk: 'table',
    board: 'blackboard',
  }),
  ...named(PLAYGROUND_THINGS, {
    swing: 'swing',
    slide: 'slide',
    climber: 'playground',
    seesaw: 'seesaw',
    sandbox: 'sandbox',
    ferris: 'ferris-wheel',
  }),
  ...named(STREET_THINGS, {
    lamp: 'street-lamp',
    traffic: 'traffic-light',
    car: 'car',
    sign: 'traffic-sign',
    bench: 'bench',
  }),
  ...named(YARD_THINGS, { snowman: 'snowman', hay: 'hay', sheep: 'sheep', snail: 'snail' }),
  ...named(SHORE_THINGS, {
    boat: 'boat',
    lighthouse: 'lighthouse',
    parasol: 'parasol',
    sandcastle: 'sand-castle',
    bucket: 'bucket',
    chest: 'treasure-chest',
    wreck: 'shipwreck',
  }),
  ...named(TREES, {
    round: 'tree',
    cloudy: 'tree',
    apple: 'apple-tree',
    poplar: 'tree',
    birch: 'birch',
    willow: 'willow',
    bare: 'tree',
    fir: 'fir-tree',
    snowfir: 'fir-tree',
    palm: 'palm-tree',
    acacia: 'tree',
    baobab: 'tree',
    cactus: 'cactus',
    giant: 'tree',
  }),
  ...named(GROWTH, {
    tuft: 'grass',
    blades: 'grass',
    grass: 'grass',
    flower: 'flower',
    tulip: 'tulip',
    daisy: 'daisy',
    mushroom: 'mushroom',
    fern: 'fern',
    bigleaf: 'leaf',
    monstera: 'leaf',
    reed: 'grass',
    pumpkin: 'pumpkin',
    stone: 'stone',
    cone: 'pine-cone',
    crystal: 'crystal',
    seaweed: 'seaweed',
    kelp: 'seaweed',
    coral: 'coral',
    fan: 'coral',
    shell: 'seashell',
    starfish: 'starfish',
    bush: 'bush',
  }),
  ...named(CLOUDS, {
    puffy: 'cloud',
    flat: 'cloud',
    woolly: 'cloud',
    swirl: 'cloud',
    drop: 'rain',
    flake: 'snowflake',
    leafFall: 'leaf',
  }),
  ...named(FLIERS, {
    bird: 'bird',
    gull: 'seagull',
    balloon: 'hot-air-balloon',
    kite: 'kite',
    plane: 'airplane',
    butterfly: 'butterfly',
  }),
  ...named(LIGHTS, {
    sunStar: 'sun',
    sunBeams: 'sun',
    sunFlames: 'sun',
    sunRays: 'sun',
    moon: 'moon',
    fullMoon: 'moon',
    star: 'star',
    star4: 'star',
  }),
  ...named(SPACE_THINGS, { planet: 'planet', rocket: 'rocket', ufo: 'ufo', dome: 'space-station' }),
])

/** The noun that a thing of the scenery shows. A thing that only one setting has is part of that setting. */
export const nounOfThing = (thing: Thing): string => NOUNS.get(thing) ?? nounOfText(thing) ?? 'thing'

function named<Key extends string>(
  things: Record<Key, Thing>,
  nouns: Record<Key, string>,
): [Thing, string][] {
  return (Object.keys(nouns) as Key[]).map((key) => [things[key], nouns[key]])
}
