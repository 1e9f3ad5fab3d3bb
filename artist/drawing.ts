/** What every figure, prop and piece of scenery is made of, whoever draws it. Plain data: it can be stored, sent and compared. */
export interface Point {
  x: number
  y: number
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** How much of a drawing is shown: 0 toddlers … 3 only on hard pages. */
export type Detail = 0 | 1 | 2 | 3

/**
 * One painted shape. Shapes are painted in order and later ones hide earlier ones (painter's outline), so regions are closed by
 * construction. `d` holds absolute M, L, C and Z commands only; fills follow the
 * nonzero rule.
 */
export interface Shape {
  d: string
  fill: 'paper' | 'ink' | 'none'
  /** Line width as a multiple of the page's pen; 0 for none. It does not scale with the figure. */
  stroke: number
  level: Detail
}

export type AnchorName =
  | 'head'
  | 'mouth'
  | 'chest'
  | 'lap'
  | 'seat'
  | 'saddle'
  | 'back'
  | 'window'
  | 'secondWindow'
  | 'thirdWindow'
  | 'fourthWindow'
  | 'handLeft'
  | 'handRight'
  | 'feet'
  | 'top'

export interface Figure {
  id: string
  /** In paint order. What must be drawn over a rider or driver stands in `front` instead. */
  shapes: Shape[]
  front: Shape[]
  /** Tight bounds of everything, without line width. */
  box: Box
  /** The y on which it stands: feet, wheels, water line. */
  ground: number
  /**
   * How many of the figure's units make a metre in the real world, when it is known better than by `height / box.h`: a sleeping
   * child or a jumping cat keeps the scale of the standing one.
   */
  perMetre?: number
  /** Never to be covered. */
  face?: Box
  facing: 'left' | 'right' | 'front'
  /** Nouns of the request's wears and holds that it has drawn itself. */
  has?: readonly string[]
  anchors: Partial<Record<AnchorName, Point>>
}

export interface FigureRequest {
  seed: number
  detail: Detail
  pose?: string
  /** Adjective ids of the lexicon: happy, sleeping, small, striped … */
  looks?: readonly string[]
  /** Noun ids of what it wears or holds: hat, crown, glasses, scarf … */
  wears?: readonly string[]
  holds?: readonly string[]
  facing?: 'left' | 'right'
  /** Natural proportions: smaller heads and eyes, longer limbs. */
  natural?: boolean
  /** What a written name says. */
  text?: string
}

/** Something that can be drawn. Ids are plain English kebab-case nouns: `fire-engine`, `cat`, `firefighter`. */
export interface FigureMaker {
  id: string
  source: 'people' | 'animals' | 'things' | 'converted'
  /** Height in metres in the real world, so that a mouse is smaller than a horse. */
  height: number
  poses: readonly string[]
  /** Where it belongs: on the ground (when not said), in air or water, or hanging from something. */
  rests?: 'stands' | 'floats' | 'hangs'
  topic?: string
  draw(request: FigureRequest): Figure
  /** The same one in somebody's clothes (a cat as an astronaut), where there are such clothes. */
  dressedAs?(role: string): FigureMaker | undefined
}
