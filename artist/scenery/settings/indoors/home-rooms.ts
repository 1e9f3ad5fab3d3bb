import { FLOOR_THINGS } from '../../things/furnishing/floor-things.ts'
import { FURNITURE } from '../../things/furnishing/furniture.ts'
import { HOME_THINGS } from '../../things/furnishing/home-things.ts'
import { LEISURE_THINGS } from '../../things/furnishing/leisure-things.ts'
import { SCHOOL_THINGS } from '../../things/furnishing/school-things.ts'
import { atMostHeads, hanging, hung, main, standing } from '../../furnish.ts'
import { room } from './room.ts'

const { bed, shelf, teddy, blocks, lamp, picture, fridge, counter, pans, sofa, plant, bath } = FURNITURE
const H = HOME_THINGS
const { ball, yarn, basket, books, pot, box, bowl } = FLOOR_THINGS

export const bedroom = room({
  rug: 'round',
  walls: ['stars', 'stripes', 'plain'],
  toys: [teddy, blocks, ball],
  pieces: [
    main(standing(bed, 270)),
    standing(H.toyShelf, 300),
    hung(picture, 130),
    standing(H.wardrobe, 460),
    standing(lamp, 260),
  ],
})
export const nursery = room({
  rug: 'round',
  walls: ['stars', 'plain'],
  toys: [teddy, blocks],
  pieces: [
    main(standing(H.cot, 300)),
    hanging(H.mobile, 230),
    standing(H.changingTable, 280),
    hung(picture, 120),
    standing(teddy, 150),
  ],
})
export const kitchen = room({
  toys: [basket, bowl],
  walls: ['tiles'],
  floor: 'tiles',
  pieces: [
    main(standing(H.hood, 470)),
    standing(fridge, 430),
    hung(H.cupboards, 150),
    hung(pans, 160),
    standing(counter, 270),
  ],
})
export const diningRoom = room({
  toys: [pot, basket],
  rug: 'round',
  walls: ['panels', 'stripes'],
  pieces: [
    main(standing(H.laidTable, 260)),
    standing(H.chair, 270),
    hung(picture, 140),
    standing(H.chair, 270),
    standing(plant, 260),
  ],
})
export const livingRoom = room({
  toys: [yarn, books, ball, pot],
  rug: 'round',
  walls: ['panels', 'stripes', 'plain'],
  pieces: [
    main(standing(sofa, 280)),
    hung(picture, 150),
    standing(H.television, 270),
    standing(shelf, 400),
    standing(plant, 270),
    standing(lamp, 380),
  ],
})
export const fireside = room({
  toys: [yarn, books, basket],
  rug: 'round',
  walls: ['panels', 'plain'],
  pieces: [
    main(standing(H.fireplace, 380)),
    hung(picture, 140),
    standing(H.rockingChair, 300),
    standing(plant, 240),
  ],
})
export const bathroom = room({
  toys: [basket],
  walls: ['tiles'],
  floor: 'tiles',
  bare: true,
  pieces: [
    main(standing(H.washbasin, 430)),
    main(standing(bath, 230)),
    hung(H.towels, 170),
    hung(H.bottleShelf, 90),
    standing(H.toilet, 250),
  ],
})
export const attic = room({
  toys: [box, books, ball],
  walls: ['roof'],
  window: false,
  framing: ['lamp'],
  pieces: [
    main(standing(H.trunk, 200)),
    main(hung(H.roundWindow, 190)),
    standing(H.boxes, 230),
    standing(H.rockingChair, 330),
    standing(lamp, 330),
  ],
})
export const cellar = room({
  toys: [box, basket],
  walls: ['bricks'],
  window: false,
  framing: ['lamp'],
  pieces: [
    main(standing(H.jarShelf, 420)),
    main(standing(H.barrels, 250)),
    standing(H.boxes, 200),
    standing(H.cellarStairs, 420),
  ],
})
export const workshop = room({
  toys: [box],
  walls: ['wood', 'bricks'],
  bare: true,
  pieces: [main(standing(H.workbench, 260)), main(hung(H.toolBoard, 200)), standing(H.boxes, 220)],
})
export const artStudio = room({
  toys: [pot, books],
  bare: true,
  pieces: [
    main(standing(H.easel, 450)),
    standing(H.paintTable, 290),
    hung(SCHOOL_THINGS.painting, 170),
    hung(SCHOOL_THINGS.landscapePainting, 140),
    standing(H.easel, 360),
  ],
})
export const partyRoom = room({
  toys: [ball, box],
  walls: ['stripes', 'stars', 'plain'],
  framing: [],
  pieces: [
    main(hanging(LEISURE_THINGS.bunting, 90)),
    main(atMostHeads(4, standing(LEISURE_THINGS.cakeTable, 300))),
    hung(LEISURE_THINGS.balloons, 260),
    standing(LEISURE_THINGS.gifts, 190),
    hung(LEISURE_THINGS.balloons, 220),
  ],
})
