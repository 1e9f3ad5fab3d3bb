import { oval, poly, rect, smooth } from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'
import { FURNITURE } from '../../things/furnishing/furniture.ts'
import { room } from './room.ts'

const ball: Thing = (pen) => {
  pen.add(oval(0, -40, 40))
  pen.line(smooth('-40,-40 0,-26 40,-40 0,-30'), 0.9)
}
const basket: Thing = (pen) => {
  for (const [x, y] of [
    [-24, -58],
    [24, -58],
    [0, -66],
  ] as const)
    pen.add(oval(x, y, 18))
  pen.add(poly('-40,-50 40,-50 30,0 -30,0')).add(rect(-44, -54, 88, 12))
}

const {
  bed,
  shelf,
  wardrobe,
  teddy,
  blocks,
  lamp,
  picture,
  fridge,
  stove,
  counter,
  pans,
  table,
  sofa,
  plant,
  bath,
  sink,
  desk,
  board,
} = FURNITURE

export const bedroom = room({
  rug: true,
  toys: [teddy, blocks, ball],
  pieces: [
    [
      { thing: shelf, u: 0.13, height: 280 },
      { thing: bed, u: 0.8, height: 230, v: 0.76, landmark: true },
      { thing: picture, u: 0.82, height: 130, v: 0.36 },
    ],
    [
      { thing: wardrobe, u: 0.87, height: 320 },
      { thing: bed, u: 0.2, height: 230, v: 0.76, landmark: true },
      { thing: lamp, u: 0.62, height: 210 },
    ],
    [
      { thing: bed, u: 0.22, height: 240, v: 0.77, landmark: true },
      { thing: shelf, u: 0.86, height: 290 },
      { thing: picture, u: 0.14, height: 120, v: 0.34 },
    ],
  ],
})
export const kitchen = room({
  tiled: true,
  toys: [basket],
  pieces: [
    [
      { thing: counter, u: 0.24, height: 210, v: 0.72 },
      { thing: stove, u: 0.62, height: 210, v: 0.725, landmark: true },
      { thing: fridge, u: 0.88, height: 340, v: 0.72 },
      { thing: pans, u: 0.7, height: 150, v: 0.4 },
    ],
    [
      { thing: fridge, u: 0.12, height: 350, v: 0.72 },
      { thing: counter, u: 0.5, height: 210, v: 0.72 },
      { thing: stove, u: 0.86, height: 210, v: 0.725, landmark: true },
    ],
    [
      { thing: counter, u: 0.76, height: 215, v: 0.72 },
      { thing: stove, u: 0.38, height: 210, v: 0.725, landmark: true },
      { thing: fridge, u: 0.12, height: 340, v: 0.72 },
    ],
  ],
})
export const livingRoom = room({
  rug: true,
  toys: [ball, blocks, teddy],
  pieces: [
    [
      { thing: sofa, u: 0.24, height: 230, v: 0.75, landmark: true },
      { thing: shelf, u: 0.88, height: 290 },
      { thing: lamp, u: 0.68, height: 240 },
    ],
    [
      { thing: plant, u: 0.08, height: 210, v: 0.73 },
      { thing: sofa, u: 0.76, height: 230, v: 0.75, landmark: true },
      { thing: picture, u: 0.16, height: 140, v: 0.3 },
    ],
    [
      { thing: shelf, u: 0.12, height: 280 },
      { thing: sofa, u: 0.74, height: 230, v: 0.75, landmark: true },
      { thing: picture, u: 0.78, height: 130, v: 0.34 },
    ],
  ],
})
export const bathroom = room({
  tiled: true,
  rug: true,
  toys: [ball, basket],
  pieces: [
    [
      { thing: bath, u: 0.26, height: 240, v: 0.77, landmark: true },
      { thing: sink, u: 0.86, height: 250 },
    ],
    [
      { thing: sink, u: 0.14, height: 250 },
      { thing: bath, u: 0.74, height: 240, v: 0.77, landmark: true },
    ],
    [
      { thing: bath, u: 0.7, height: 250, v: 0.77, landmark: true },
      { thing: plant, u: 0.1, height: 190 },
    ],
  ],
})
export const classroom = room({
  toys: [blocks, basket, ball],
  pieces: [
    [
      { thing: board, u: 0.7, height: 260, v: 0.5, landmark: true },
      { thing: desk, u: 0.2, height: 150, v: 0.78 },
      { thing: desk, u: 0.85, height: 150, v: 0.78 },
    ],
    [
      { thing: board, u: 0.3, height: 260, v: 0.5, landmark: true },
      { thing: shelf, u: 0.88, height: 270 },
      { thing: desk, u: 0.14, height: 150, v: 0.79 },
    ],
    [
      { thing: board, u: 0.68, height: 250, v: 0.5, landmark: true },
      { thing: desk, u: 0.16, height: 150, v: 0.78 },
      { thing: desk, u: 0.86, height: 150, v: 0.8 },
    ],
  ],
})
export const library = room({
  rug: true,
  toys: [basket, blocks],
  pieces: [
    [
      { thing: shelf, u: 0.12, height: 330 },
      { thing: shelf, u: 0.88, height: 330, landmark: true },
      { thing: table, u: 0.66, height: 150, v: 0.78 },
    ],
    [
      { thing: shelf, u: 0.1, height: 320 },
      { thing: shelf, u: 0.34, height: 320, landmark: true },
      { thing: lamp, u: 0.9, height: 250 },
    ],
    [
      { thing: shelf, u: 0.9, height: 330, landmark: true },
      { thing: shelf, u: 0.66, height: 330 },
      { thing: plant, u: 0.1, height: 200 },
    ],
  ],
})
