import { hanging, hung, main, standing } from '../../furnish.ts'
import { GARDEN_THINGS } from '../../things/furnishing/garden-things.ts'
import { FLOOR_THINGS } from '../../things/furnishing/floor-things.ts'
import { FURNITURE } from '../../things/furnishing/furniture.ts'
import { HOME_THINGS } from '../../things/furnishing/home-things.ts'
import { SHOP_THINGS } from '../../things/furnishing/shop-things.ts'
import { TRAVEL_THINGS } from '../../things/furnishing/travel-things.ts'
import { room } from './room.ts'

const { basket, crate, box, pot, suitcase, ball } = FLOOR_THINGS
const [S, T, G] = [SHOP_THINGS, TRAVEL_THINGS, GARDEN_THINGS]

export const bakery = room({
  toys: [basket],
  walls: ['tiles', 'stripes'],
  floor: 'tiles',
  bare: true,
  pieces: [
    main(hung(S.breadShelf, 230)),
    main(standing(S.bakeryCounter, 260)),
    hung(S.pretzelSign, 160),
    standing(S.oven, 380),
  ],
})
export const postOffice = room({
  toys: [box],
  walls: ['stripes', 'plain'],
  floor: 'tiles',
  bare: true,
  pieces: [
    main(standing(S.postCounter, 300)),
    main(hung(S.letterSign, 170)),
    standing(S.parcels, 230),
    hung(S.pigeonholes, 190),
  ],
})
export const supermarket = room({
  toys: [crate, basket],
  walls: ['plain'],
  floor: 'tiles',
  window: false,
  pieces: [
    main(standing(S.goodsShelf, 500)),
    main(standing(S.cart, 240)),
    hanging(S.saleSign, 190),
    standing(S.goodsShelf, 440),
    standing(S.checkout, 260),
  ],
})
export const shop = room({
  toys: [ball, box],
  walls: ['stripes', 'plain'],
  pieces: [
    main(standing(S.toyShelves, 500)),
    main(standing(S.checkout, 260)),
    hung(S.stripedAwning, 110),
    hanging(S.saleSign, 160),
  ],
})
export const restaurant = room({
  toys: [pot],
  walls: ['panels', 'stripes'],
  pieces: [
    main(standing(S.clothTable, 320)),
    main(hung(S.menuBoard, 220)),
    standing(HOME_THINGS.chair, 280),
    standing(FURNITURE.plant, 250),
    standing(S.clothTable, 260),
  ],
})
export const pizzeria = room({
  toys: [crate],
  walls: ['bricks', 'plain'],
  floor: 'tiles',
  pieces: [
    main(standing(S.pizzaOven, 430)),
    main(hung(S.pizzaSign, 180)),
    standing(HOME_THINGS.chair, 270),
    hung(S.garlands, 90),
  ],
})
export const iceCreamParlour = room({
  toys: [pot],
  walls: ['stripes', 'plain'],
  floor: 'tiles',
  bare: true,
  pieces: [
    main(standing(S.iceCounter, 300)),
    main(hung(S.coneSign, 290)),
    hung(S.menuBoard, 200),
    hung(S.stripedAwning, 110),
  ],
})
export const garage = room({
  walls: ['bricks', 'plain'],
  floor: 'tiles',
  window: false,
  pieces: [
    main(standing(T.carLift, 430)),
    main(hung(HOME_THINGS.toolBoard, 170)),
    standing(T.tyres, 200),
    standing(T.rollDoor, 430),
  ],
})
export const fireStation = room({
  walls: ['bricks', 'plain'],
  floor: 'tiles',
  window: false,
  pieces: [
    main(standing(T.fireGate, 430)),
    main(hung(T.helmets, 190)),
    standing(T.firePole, 640),
    hung(T.hoseReel, 180),
  ],
})
export const policeStation = room({
  walls: ['panels', 'plain'],
  bare: true,
  pieces: [
    main(standing(T.policeDesk, 270)),
    main(hung(T.policeBadge, 220)),
    standing(HOME_THINGS.chair, 270),
  ],
})
export const airport = room({
  toys: [suitcase],
  walls: ['plain'],
  floor: 'tiles',
  window: false,
  pieces: [
    main(hung(T.planeWindow, 260)),
    main(hung(T.departures, 150)),
    standing(T.trolley, 230),
    standing(T.suitcases, 190),
    hung(T.controlTower, 260),
  ],
})
export const greenhouse = room({
  toys: [pot, crate],
  walls: ['glass'],
  floor: 'tiles',
  window: false,
  framing: [],
  pieces: [
    main(standing(G.plantTable, 300)),
    main(standing(G.tomatoStakes, 430)),
    standing(G.wateringCan, 150),
    standing(G.plantTable, 260),
  ],
})
export const stable = room({
  toys: [basket, crate],
  walls: ['wood'],
  window: false,
  pieces: [
    main(standing(G.stall, 480)),
    standing(G.hayBale, 200),
    standing(G.pitchfork, 380),
    hung(G.saddleRack, 170),
    standing(G.straw, 110),
  ],
})
