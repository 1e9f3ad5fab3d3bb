import { hung, main, standing } from '../../furnish.ts'
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

const [G, L, T] = [GARDEN_THINGS, LEISURE_THINGS, TRAVEL_THINGS]

type Plan = Parameters<typeof outdoors>[0]
type Rest = Omit<Plan, 'back' | 'ground' | 'framing'>
const BARE: Plan['foreground'] = { things: [], count: 0, bare: true }
const onGrass = (back: Plan['back'], rest: Rest) =>
  outdoors({ back, ground: 'grass', framing: ['branch'], ...rest })
const inTown = (ground: Plan['ground'], rest: Rest) => outdoors({ back: 'houses', ground, ...rest })

export const station = outdoors({
  back: 'hills',
  ground: 'paving',
  strips: [{ thing: T.rails, height: 100, v: 0.705 }],
  pieces: [
    main(standing(T.train, 300)),
    main(standing(T.platformClock, 300)),
    standing(T.platformSign, 380),
    standing(T.suitcases, 170),
  ],
  foreground: { things: [FLOOR_THINGS.suitcase] },
})
export const busStop = inTown('road', {
  pieces: [
    main(standing(T.busShelter, 370)),
    main(standing(T.busSign, 450)),
    standing(STREET_THINGS.lamp, 420),
  ],
})
export const zebraCrossing = inTown('road', {
  pieces: [main(standing(T.pedestrianLight, 400)), main(standing(T.crossingSign, 380))],
  strips: [{ thing: T.crossing, height: 150, v: 0.93 }],
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
    main(standing(G.fruitLadder, 380)),
    standing(G.appleBaskets, 110),
    standing(TREES.apple, 420),
    standing(TREES.apple, 380),
  ],
})
export const vineyard = onGrass('hills', {
  pieces: [
    main(standing(G.vines, 300)),
    main(standing(G.vines, 240)),
    standing(G.grapeTub, 120),
    standing(G.vines, 270),
  ],
})
export const vegetableGarden = onGrass('trees', {
  pieces: [
    main(standing(G.scarecrow, 360)),
    main(standing(G.carrotBed, 130)),
    standing(G.tomatoStakes, 290),
    standing(G.cabbageBed, 120),
    standing(G.shed, 300),
    standing(G.wheelbarrow, 150),
  ],
})
export const field = onGrass('hills', {
  pieces: [
    main(standing(G.wheatRows, 190)),
    main(standing(G.hayBale, 190)),
    standing(G.scarecrow, 330),
    standing(G.wheatRows, 170),
  ],
})
export const camp = outdoors({
  back: 'firs',
  ground: 'grass',
  time: 'sunset',
  framing: ['branch'],
  pieces: [main(standing(L.tent, 330)), main(standing(L.campfire, 190)), standing(TREES.fir, 460)],
})
export const fairground = outdoors({
  back: 'hills',
  ground: 'paving',
  framing: [],
  pieces: [
    main(standing(L.ferrisWheel, 520)),
    main(standing(L.merryGoRound, 360)),
    hung(L.bunting, 70),
    standing(L.candyStall, 300),
    standing(L.coaster, 330),
  ],
})
export const iceRink = outdoors({
  back: 'firs',
  ground: 'ice',
  season: 'winter',
  weather: 'sun',
  pieces: [main(hung(L.lights, 60)), standing(L.floodlight, 480), standing(L.scoreboard, 230)],
  strips: [
    { thing: L.rinkBoards, height: 150, v: 0.69 },
    { thing: L.skateMarks, height: 110, v: 0.86 },
  ],
  foreground: BARE,
})
export const frozenLake = outdoors({
  back: 'firs',
  ground: 'ice',
  season: 'winter',
  weather: 'sun',
  pieces: [main(standing(L.jetty, 150)), standing(TREES.fir, 440), standing(G.bareReeds, 210)],
  strips: [{ thing: L.skateMarks, height: 110, v: 0.86 }],
  foreground: BARE,
})
export const wedding = onGrass('trees', {
  pieces: [
    main(standing(L.flowerArch, 500)),
    standing(L.weddingCake, 330),
    standing(L.chairRows, 210),
    hung(L.bunting, 70),
  ],
})
export const zoo = outdoors({
  back: 'trees',
  ground: 'paving',
  framing: ['branch', 'palm'],
  pieces: [
    main(standing(L.enclosure, 270)),
    main(standing(TREES.palm, 480)),
    standing(STREET_THINGS.sign, 240),
    standing(STREET_THINGS.bench, 150),
  ],
})
export const doorstep = inTown('paving', {
  pieces: [main(standing(G.frontDoor, 560)), standing(G.flowerBox, 110), standing(STREET_THINGS.lamp, 430)],
})
export const balcony = inTown('paving', {
  pieces: [main(standing(G.balconyDoor, 540)), standing(G.flowerBox, 120), standing(G.flowerBox, 120)],
  strips: [{ thing: G.railing, height: 190, v: 0.72 }],
  foreground: BARE,
})
export const cemetery = onGrass('trees', {
  pieces: [
    main(standing(G.gravestones, 200)),
    standing(G.gravestones, 170),
    standing(STREET_THINGS.lamp, 380),
  ],
})
export const courtyard = inTown('paving', {
  pieces: [
    main(standing(G.well, 330)),
    hung(L.bunting, 70),
    standing(STREET_THINGS.bench, 150),
    standing(G.flowerBox, 100),
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
