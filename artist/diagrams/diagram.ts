import type { Box, Detail } from '../drawing.ts'
import type { PiecePen } from '../figures/engine/piece-pen.ts'
import type { Frame, Vec } from '../geometry/vector.ts'

/** A school diagram: a layout with pictures, hollow arrows and labels. */
export interface Diagram {
  /** Its labels in the order in which a text lists them: keys of `label-words.ts`. */
  labels: readonly string[]
  /** Other nouns of the lexicon that it shows. */
  shows?: readonly string[]
  draw(canvas: DiagramCanvas): void
}

export interface DiagramCanvas {
  /** The area of the picture, in page units. */
  frame: Box
  detail: Detail
  seed: number
  /** What a chart of numbers counts. */
  counted?: string | undefined
  /** Converts a point in per cent of the frame to page units. */
  at: Frame
  /** A frame with equal scales: `size` page units per 100 units around a point given in per cent of the frame. */
  around(x: number, y: number, size: number): Frame
  /** Draws layers; `of` says what they show. Without a contour they are surroundings instead of a thing. */
  draw(of: string, place: Frame, paint: (pen: PiecePen) => void, contour?: boolean): void
  /** Draws a figure of the registry as large as fits into a box; on its lower edge or in its middle. */
  figure(noun: string, box: Box, options?: FigureOptions): void
  /** A hollow arrow along a curve through points of the page. */
  arrow(through: readonly Vec[], width?: number): void
  /** Whether the registry has a figure for the noun. */
  has(noun: string): boolean
  /** Outlined letters or digits around a point of the page. */
  letters(text: string, at: Vec, height: number): void
  /** A word in a box around a point of the page, or the empty box to write in. */
  label(key: string, at: Vec, maxWidth?: number): void
  /** A label with a line to what it names. */
  pointer(key: string, at: Vec, target: Vec, maxWidth?: number): void
}

export interface FigureOptions {
  pose?: string
  facing?: 'left' | 'right'
  looks?: readonly string[]
  wears?: readonly string[]
  centred?: boolean
  /** Less detail than the page has, for small pictures. */
  detail?: Detail
}
