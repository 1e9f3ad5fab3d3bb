import { pathData, type Path } from '../geometry/path.ts'
import { heart } from './heart.ts'
import { leaf, oval, poly, ring, scallop, star } from '../scenery/canvas/outlines.ts'

/** Small closed ornaments of radius r. */
type Motif = (x: number, y: number, r: number, turn: number) => Path[]

export const PLAIN_MOTIFS: readonly Motif[] = [
  (x, y, r, turn) => [star(x, y, r * 1.1, 5, 0.5, -90 + turn)],
  (x, y, r) => [heart(x, y, r)],
  (x, y, r, turn) => [
    leaf(x - r * Math.cos(turn), y - r * Math.sin(turn), r * 2, r * 0.62, (turn * 180) / Math.PI),
  ],
  (x, y, r) => [
    poly([
      [x, y - r],
      [x + r * 0.76, y],
      [x, y + r],
      [x - r * 0.76, y],
    ]),
  ],
  (x, y, r) => [scallop(ring(7, r * 0.74, r * 0.74, x, y), 0.6)],
  (x, y, r) => [oval(x, y, r * 0.86)],
]

export const motifData = (paths: readonly Path[]): string => paths.map(pathData).join('')
