import { pathData, type Path } from '../geometry/path.ts'
import { heart } from './heart.ts'
import { leaf, oval, poly, ring, scallop } from '../scenery/canvas/outlines.ts'

/** Small closed ornaments of radius r. */
type Motif = (x: number, y: number, r: number, turn: number) => Path[]

export const leafMotif: Motif = (x, y, r, turn) => [
  leaf(x - r * Math.cos(turn), y - r * Math.sin(turn), r * 2, r * 0.62, (turn * 180) / Math.PI),
]
export const pebbleMotif: Motif = (x, y, r) => [oval(x, y, r * 0.86)]

export const PLAIN_MOTIFS: readonly Motif[] = [
  (x, y, r) => [heart(x, y, r)],
  leafMotif,
  (x, y, r) => [
    poly([
      [x, y - r],
      [x + r * 0.76, y],
      [x, y + r],
      [x - r * 0.76, y],
    ]),
  ],
  (x, y, r) => [scallop(ring(7, r * 0.74, r * 0.74, x, y), 0.6)],
  pebbleMotif,
]

export const motifData = (paths: readonly Path[]): string => paths.map(pathData).join('')
