import { FLOOR_THINGS } from '../../things/furnishing/floor-things.ts'
import { FURNITURE } from '../../things/furnishing/furniture.ts'
import { HOME_THINGS } from '../../things/furnishing/home-things.ts'
import { LEISURE_THINGS } from '../../things/furnishing/leisure-things.ts'
import { SCHOOL_THINGS } from '../../things/furnishing/school-things.ts'
import { atMostHeads, hanging, hung, main, standing } from '../../furnish.ts'
import { room } from './room.ts'

const { bed, shelf, teddy, blocks, lamp, picture, fridge, counter, pans, sofa, plant, bath } = FURNITURE
const home = HOME_THINGS
const { ball, yarn, basket, books, pot, box, bowl } = FLOOR_THINGS

export const bedroom = room({
  rug: 'round',
  walls: ['stars', 'stripes', 'plain'],
  toys: [teddy, blocks, ball],
  pieces: [
    main(standing(bed, 270)),
    standing(home.toyShelf, 300),
    hung(picture, 130),
    standing(home.wardrobe, 460),
    standing(lamp, 260),
  ],
})
export const nursery = room({
  rug: 'round',
  walls: ['stars', 'plain'],
  toys: [teddy, blocks],
  pieces: [
    main(standing(home.cot, 300)),
    hanging(home.mobile, 230),
    standing(home.changingTable, 280),
    hung(picture, 120),
    standing(teddy, 150),
  ],
})
export const kitchen = room({
  toys: [basket, bowl],
  walls: ['tiles'],
  floor: 'tiles',
  pieces: [
    main(standing(home.hood, 470)),
    standing(fridge, 430),
    hung(home.cupboards, 150),
    hung(pans, 160),
    standing(counter, 270),
  ],
})
export const diningRoom = room({
  toys: [pot, basket],
  rug: 'round',
  walls: ['panels', 'stripes'],
  pieces: [
    main(standing(home.laidTable, 260)),
    standing(home.chair, 270),
    hung(picture, 140),
    standing(home.chair, 270),
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
    standing(home.television, 270),
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
    main(standing(home.fireplace, 380)),
    hung(picture, 140),
    standing(home.rockingChair, 300),
    standing(plant, 240),
  ],
})
export const bathroom = room({
  toys: [basket],
  walls: ['tiles'],
  floor: 'tiles',
  bare: true,
  pieces: [
    main(standing(home.washbasin, 430)),
    main(standing(bath, 230)),
    hung(home.towels, 170),
    hung(home.bottleShelf, 90),
    standing(home.toilet, 250),
  ],
})
export const attic = room({
  toys: [box, books, ball],
  walls: ['roof'],
  window: false,
  framing: ['lamp'],
  pieces: [
    main(standing(home.trunk, 200)),
    main(hung(home.roundWindow, 190)),
    standing(home.boxes, 230),
    standing(home.rockingChair, 330),
    standing(lamp, 330),
  ],
})
export const cellar = room({
  toys: [box, basket],
  walls: ['bricks'],
  window: false,
  framing: ['lamp'],
  pieces: [
    main(standing(home.jarShelf, 420)),
    main(standing(home.barrels, 250)),
    standing(home.boxes, 200),
    standing(home.cellarStairs, 420),
  ],
})
export const workshop = room({
  toys: [box],
  walls: ['wood', 'bricks'],
  bare: true,
  pieces: [main(standing(home.workbench, 260)), main(hung(home.toolBoard, 200)), standing(home.boxes, 220)],
})
export const artStudio = room({
  toys: [pot, books],
  bare: true,
  pieces: [
    main(standing(home.easel, 450)),
    standing(home.paintTable, 290),
    hung(SCHOOL_THINGS.painting, 170),
    hung(SCHOOL_THINGS.landscapePainting, 140),
    standing(home.easel, 360),
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
