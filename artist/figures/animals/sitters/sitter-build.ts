import type { Frame, Vec } from '../../../geometry/vector.ts'
import type { Expression } from '../../engine/face.ts'
import type { Mass } from '../../engine/mass.ts'
import type { Piece, PieceDetail } from '../../engine/piece.ts'
import type { FrontFace } from './face-parts.ts'
import type { SitterPose } from './sitter-poses.ts'

/** An animal that sits or stands upright and faces the viewer. Right halves in figure units; seated, it rests on y 0. */
export interface SitterBuild {
  body: string
  belly?: string
  shoulder: Vec
  /** Upper arm, forearm, radius. */
  arm: readonly [upper: number, lower: number, radius: number]
  /** Distance of the feet from the middle, length of the legs, radius. */
  leg: readonly [apart: number, length: number, radius: number]
  /** The sole of a seated animal; without it, haunches and paws. */
  sole?: readonly [x: number, y: number, rx: number, ry: number]
  face: FrontFace
  /** The face of the young, without mane or horns. */
  youngFace?: FrontFace
  /** Height of the middle of the head and its size. */
  head: readonly [height: number, size: number]
  /** Height of the mouth below the middle of the head, in hundredths of its size. */
  mouth?: number
  tail?: string
  tailRadii?: readonly number[]
  tailBands?: readonly number[]
  claws?: boolean
  /** Long feet with webs instead of paws. */
  webbed?: boolean
  /** Where its hands rest: from the shoulder, in arm lengths. */
  rest?: Vec
  hooves?: boolean
  /** Three round nails on each foot. */
  nails?: boolean
  /** Fur on the chest, over the forelegs of a seated animal. */
  bib?: string
  /** Worn around the neck: the scarf only on pages with more detail. */
  neckwear?: (place: Frame) => Piece[]
  /** Instead of fur: folds of skin, curls of wool, or nothing. */
  coat?: 'skin' | 'wool' | 'smooth'
  /** Stripes, spots or patches on the body, and on the forelegs. */
  marks?: (place: Frame) => PieceDetail[]
  legMarks?: (leg: Mass) => PieceDetail[]
  /** Painted behind everything: wings. */
  behind?: (trunk: Frame) => Piece[]
  /** Painted behind the body: spines. */
  back?: string
  /** It has no legs. */
  floats?: boolean
  /** It usually hangs from a branch. */
  hangs?: boolean
  /** Seated, it looks out of a heap of earth. */
  mound?: boolean
}

export interface Posed {
  build: SitterBuild
  pose: SitterPose
  /** The upper body, raised above the legs. */
  trunk: Frame
  face: Expression
}
