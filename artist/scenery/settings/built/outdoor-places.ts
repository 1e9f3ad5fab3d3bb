import { atMostHeads, hung, main, standing } from '../../furnish.ts'
import { FLOOR_THINGS } from '../../things/furnishing/floor-things.ts'
import { GARDEN_THINGS } from '../../things/furnishing/garden-things.ts'
import { HALL_THINGS } from '../../things/furnishing/hall-things.ts'
import { LEISURE_THINGS } from '../../things/furnishing/leisure-things.ts'
import { PLAYGROUND_THINGS } from '../../things/furnishing/playground-things.ts'
import { SHOP_THINGS } from '../../things/furnishing/shop-things.ts'
import { STREET_THINGS } from '../../things/furnishing/street-things.ts'
import { TRAVEL_THINGS } from '../../things/furnishing/travel-things.ts'
import { LITTLE_HOMES } from '../../things/buildings/little-homes.ts'
import { GROWTH } from '../../things/plants/growth.ts'
import { TREES } from '../../things/plants/trees.ts'
import { outdoors } from './outdoors.ts'

type Plan = Parameters<typeof outdoors>[0]
type Rest = Omit<Plan, 'back' | 'ground' | 'framing'>
const BARE: Plan['foreground'] = { things: [], count: 0, bare: true }
const onGrass = (back: Plan['back'], rest: Rest) =>
  outdoors({ back, ground: 'grass', framing: ['branch'], ...rest })
const inTown = (ground: Plan['ground'], rest: Rest) => outdoors({ back: 'houses', ground, ...rest })

export const station = outdoors({
  back: 'hills',
  ground: 'paving',
  strips: [{ thing: TRAVEL_THINGS.rails, height: 100, v: 0.705 }],
  pieces: [
    main(standing(TRAVEL_THINGS.train, 300)),
    main(standing(TRAVEL_THINGS.platformClock, 300)),
    standing(TRAVEL_THINGS.platformSign, 380),
    standing(TRAVEL_THINGS.suitcases, 170),
  ],
  foreground: { things: [FLOOR_THINGS.suitcase] },
})
export const busStop = inTown('road', {
  pieces: [
    main(standing(TRAVEL_THINGS.busShelter, 290)),
    main(standing(TRAVEL_THINGS.busSign, 300)),
    standing(STREET_THINGS.lamp, 420),
  ],
})
export const zebraCrossing = inTown('road', {
  pieces: [
    main(standing(TRAVEL_THINGS.pedestrianLight, 400)),
    main(standing(TRAVEL_THINGS.crossingSign, 380)),
  ],
  strips: [{ thing: TRAVEL_THINGS.crossing, height: 150, v: 0.93 }],
  foreground: BARE,
})
export const market = inTown('paving', {
  pieces: [
    main(standing(SHOP_THINGS.produce, 400)),
    standing(SHOP_THINGS.crates, 150),
    standing(SHOP_THINGS.produce, 360),
    standing(SHOP_THINGS.scales, 180),
  ],
  foreground: { things: [FLOOR_THINGS.crate, FLOOR_THINGS.basket] },
})
export const orchard = onGrass('trees', {
  pieces: [
    main(standing(TREES.apple, 470)),
    main(standing(GARDEN_THINGS.fruitLadder, 380)),
    standing(GARDEN_THINGS.appleBaskets, 110),
    standing(TREES.apple, 420),
    standing(TREES.apple, 380),
  ],
})
export const vineyard = onGrass('hills', {
  pieces: [
    main(standing(GARDEN_THINGS.vines, 300)),
    main(standing(GARDEN_THINGS.vines, 240)),
    standing(GARDEN_THINGS.grapeTub, 120),
    standing(GARDEN_THINGS.vines, 270),
  ],
})
export const vegetableGarden = onGrass('trees', {
  pieces: [
    main(atMostHeads(4, standing(GARDEN_THINGS.scarecrow, 360))),
    main(standing(GARDEN_THINGS.carrotBed, 130)),
    standing(GARDEN_THINGS.tomatoStakes, 290),
    standing(GARDEN_THINGS.cabbageBed, 120),
    standing(GARDEN_THINGS.shed, 300),
    standing(GARDEN_THINGS.wheelbarrow, 150),
  ],
})
export const field = onGrass('hills', {
  pieces: [
    main(standing(GARDEN_THINGS.wheatRows, 190)),
    main(standing(GARDEN_THINGS.hayBale, 190)),
    atMostHeads(4, standing(GARDEN_THINGS.scarecrow, 330)),
    standing(GARDEN_THINGS.wheatRows, 170),
  ],
})
export const camp = outdoors({
  back: 'firs',
  ground: 'grass',
  time: 'sunset',
  framing: ['branch'],
  pieces: [
    main(standing(LEISURE_THINGS.tent, 330)),
    main(standing(LEISURE_THINGS.campfire, 190)),
    standing(TREES.fir, 460),
  ],
})
export const fairground = outdoors({
  back: 'hills',
  ground: 'paving',
  framing: [],
  pieces: [
    main(standing(LEISURE_THINGS.ferrisWheel, 520)),
    main(standing(LEISURE_THINGS.merryGoRound, 360)),
    hung(LEISURE_THINGS.bunting, 70),
    standing(LEISURE_THINGS.candyStall, 300),
    standing(LEISURE_THINGS.coaster, 330),
  ],
})
export const iceRink = outdoors({
  back: 'firs',
  ground: 'ice',
  season: 'winter',
  weather: 'sun',
  pieces: [
    main(hung(LEISURE_THINGS.lights, 60)),
    standing(LEISURE_THINGS.floodlight, 480),
    standing(LEISURE_THINGS.scoreboard, 230),
  ],
  strips: [
    { thing: LEISURE_THINGS.rinkBoards, height: 150, v: 0.69 },
    { thing: LEISURE_THINGS.skateMarks, height: 110, v: 0.86 },
  ],
  foreground: BARE,
})
export const frozenLake = outdoors({
  back: 'firs',
  ground: 'ice',
  season: 'winter',
  weather: 'sun',
  pieces: [
    main(standing(LEISURE_THINGS.jetty, 150)),
    standing(TREES.fir, 440),
    standing(GARDEN_THINGS.bareReeds, 210),
  ],
  strips: [{ thing: LEISURE_THINGS.skateMarks, height: 110, v: 0.86 }],
  foreground: BARE,
})
export const wedding = onGrass('trees', {
  pieces: [
    main(standing(LEISURE_THINGS.flowerArch, 500)),
    standing(LEISURE_THINGS.weddingCake, 330),
    standing(LEISURE_THINGS.chairRows, 210),
    hung(LEISURE_THINGS.bunting, 70),
  ],
})
export const zoo = outdoors({
  back: 'trees',
  ground: 'paving',
  framing: ['branch', 'palm'],
  pieces: [
    main(standing(LEISURE_THINGS.enclosure, 270)),
    main(standing(TREES.palm, 480)),
    standing(STREET_THINGS.sign, 240),
    standing(STREET_THINGS.bench, 150),
  ],
})
export const doorstep = inTown('paving', {
  pieces: [
    main(standing(GARDEN_THINGS.frontDoor, 560)),
    standing(GARDEN_THINGS.flowerBox, 110),
    standing(STREET_THINGS.lamp, 430),
  ],
})
export const balcony = inTown('paving', {
  pieces: [
    main(standing(GARDEN_THINGS.balconyDoor, 540)),
    standing(GARDEN_THINGS.flowerBox, 120),
    standing(GARDEN_THINGS.flowerBox, 120),
  ],
  strips: [{ thing: GARDEN_THINGS.railing, height: 190, v: 0.72 }],
  foreground: BARE,
})
export const cemetery = onGrass('trees', {
  pieces: [
    main(standing(GARDEN_THINGS.gravestones, 200)),
    standing(GARDEN_THINGS.gravestones, 170),
    standing(STREET_THINGS.lamp, 380),
  ],
})
export const courtyard = inTown('paving', {
  pieces: [
    main(standing(GARDEN_THINGS.well, 330)),
    hung(LEISURE_THINGS.bunting, 70),
    standing(STREET_THINGS.bench, 150),
    standing(GARDEN_THINGS.flowerBox, 100),
  ],
})
export const fairyland = outdoors({
  back: 'hills',
  ground: 'grass',
  framing: ['vine'],
  pieces: [
    main(standing(LITTLE_HOMES.mushroom, 380)),
    main(standing(GROWTH.flower, 400)),
    standing(LITTLE_HOMES.mushroom, 300),
    standing(HALL_THINGS.crystalCluster, 180),
    standing(GROWTH.tulip, 330),
  ],
  foreground: { things: ['mushroom', 'flower', 'crystal'] },
})
export const kindergartenYard = onGrass('trees', {
  pieces: [
    main(standing(PLAYGROUND_THINGS.sandbox, 150)),
    main(standing(PLAYGROUND_THINGS.slide, 330)),
    standing(PLAYGROUND_THINGS.swing, 360),
  ],
})
