import { hanging, hung, main, standing } from '../../furnish.ts'
import { GARDEN_THINGS } from '../../things/furnishing/garden-things.ts'
import { FLOOR_THINGS } from '../../things/furnishing/floor-things.ts'
import { FURNITURE } from '../../things/furnishing/furniture.ts'
import { HOME_THINGS } from '../../things/furnishing/home-things.ts'
import { SHOP_THINGS } from '../../things/furnishing/shop-things.ts'
import { TRAVEL_THINGS } from '../../things/furnishing/travel-things.ts'
import { room } from './room.ts'

const { basket, crate, box, pot, suitcase, ball } = FLOOR_THINGS
const [shops, travel, gardening] = [SHOP_THINGS, TRAVEL_THINGS, GARDEN_THINGS]

export const bakery = room({
  toys: [basket],
  walls: ['tiles', 'stripes'],
  floor: 'tiles',
  bare: true,
  pieces: [
    main(hung(shops.breadShelf, 230)),
    main(standing(shops.bakeryCounter, 260)),
    hung(shops.pretzelSign, 160),
    standing(shops.oven, 380),
  ],
})
export const postOffice = room({
  toys: [box],
  walls: ['stripes', 'plain'],
  floor: 'tiles',
  bare: true,
  pieces: [
    main(standing(shops.postCounter, 300)),
    main(hung(shops.letterSign, 170)),
    standing(shops.parcels, 230),
    hung(shops.pigeonholes, 190),
  ],
})
export const supermarket = room({
  toys: [crate, basket],
  walls: ['plain'],
  floor: 'tiles',
  window: false,
  pieces: [
    main(standing(shops.goodsShelf, 500)),
    main(standing(shops.cart, 240)),
    hanging(shops.saleSign, 190),
    standing(shops.goodsShelf, 440),
    standing(shops.checkout, 260),
  ],
})
export const shop = room({
  toys: [ball, box],
  walls: ['stripes', 'plain'],
  pieces: [
    main(standing(shops.toyShelves, 500)),
    main(standing(shops.checkout, 260)),
    hung(shops.stripedAwning, 110),
    hanging(shops.saleSign, 160),
  ],
})
export const restaurant = room({
  toys: [pot],
  walls: ['panels', 'stripes'],
  pieces: [
    main(standing(shops.clothTable, 320)),
    main(hung(shops.menuBoard, 220)),
    standing(HOME_THINGS.chair, 280),
    standing(FURNITURE.plant, 250),
    standing(shops.clothTable, 260),
  ],
})
export const pizzeria = room({
  toys: [crate],
  walls: ['bricks', 'plain'],
  floor: 'tiles',
  pieces: [
    main(standing(shops.pizzaOven, 430)),
    main(hung(shops.pizzaSign, 180)),
    standing(HOME_THINGS.chair, 270),
    hung(shops.garlands, 90),
  ],
})
export const iceCreamParlour = room({
  toys: [pot],
  walls: ['stripes', 'plain'],
  floor: 'tiles',
  bare: true,
  pieces: [
    main(standing(shops.iceCounter, 300)),
    main(hung(shops.coneSign, 290)),
    hung(shops.menuBoard, 200),
    hung(shops.stripedAwning, 110),
  ],
})
export const garage = room({
  walls: ['bricks', 'plain'],
  floor: 'tiles',
  window: false,
  pieces: [
    main(standing(travel.carLift, 430)),
    main(hung(HOME_THINGS.toolBoard, 170)),
    standing(travel.tyres, 200),
    standing(travel.rollDoor, 430),
  ],
})
export const fireStation = room({
  walls: ['bricks', 'plain'],
  floor: 'tiles',
  window: false,
  pieces: [
    main(standing(travel.fireGate, 430)),
    main(hung(travel.helmets, 190)),
    standing(travel.firePole, 640),
    hung(travel.hoseReel, 180),
  ],
})
export const policeStation = room({
  walls: ['panels', 'plain'],
  bare: true,
  pieces: [
    main(standing(travel.policeDesk, 270)),
    main(hung(travel.policeBadge, 220)),
    standing(HOME_THINGS.chair, 270),
  ],
})
export const airport = room({
  toys: [suitcase],
  walls: ['plain'],
  floor: 'tiles',
  window: false,
  pieces: [
    main(hung(travel.planeWindow, 260)),
    main(hung(travel.departures, 150)),
    standing(travel.trolley, 230),
    standing(travel.suitcases, 190),
    hung(travel.controlTower, 260),
  ],
})
export const greenhouse = room({
  toys: [pot, crate],
  walls: ['glass'],
  floor: 'tiles',
  window: false,
  framing: [],
  pieces: [
    main(standing(gardening.plantTable, 300)),
    main(standing(gardening.tomatoStakes, 430)),
    standing(gardening.wateringCan, 150),
    standing(gardening.plantTable, 260),
  ],
})
export const stable = room({
  toys: [basket, crate],
  walls: ['wood'],
  window: false,
  pieces: [
    main(standing(gardening.stall, 480)),
    standing(gardening.hayBale, 200),
    standing(gardening.pitchfork, 380),
    hung(gardening.saddleRack, 170),
    standing(gardening.straw, 110),
  ],
})
