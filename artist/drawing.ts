/** The parts of every figure, prop and piece of scenery. Plain data: it can be stored, sent and compared. */
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

/** What a shape is of its figure: coloring names the regions by it and knows their natural colors. */
export type Part =
  | 'face' | 'hair' | 'beard' | 'hat' | 'eye' | 'mouth' | 'cheek' | 'ear' | 'inner-ear' | 'neck'
  | 'clothes' | 'sleeve' | 'trousers' | 'pattern' | 'shoe' | 'arm' | 'hand' | 'legs' | 'prop'
  | 'head' | 'muzzle' | 'body' | 'belly' | 'marking' | 'leg' | 'tail' | 'tail-tip' | 'mane' | 'horn'
  | 'wing' | 'fin' | 'beak' | 'shell' // prettier-ignore

/** An area of a shape whose edges are lines of their own, such as the belly of an animal. */
interface Patch {
  d: string
  part: Part
}

/**
 * One painted shape. Shapes are painted in order and later ones hide earlier ones, so all regions are closed. `d`
 * holds absolute M, L, C and Z commands only; fills follow the nonzero rule.
 */
export interface Shape {
  d: string
  fill: 'paper' | 'ink' | 'none'
  /** Line width as a multiple of the page's pen; 0 for none. It does not scale with the figure. */
  stroke: number
  level: Detail
  /** How far the stroke is moved away from the light, as a share of its width; lines in the shade become wider. */
  shade?: number
  /** What it shows: a noun of the lexicon or a word of `coloring/region-words.ts`. */
  of?: string
  /** Which part of its figure it is. */
  part?: Part
  /** The index of the member to which it belongs, in a drawing of several. */
  member?: number
  /** Other parts on it; later ones lie on earlier ones. */
  patches?: readonly Patch[]
  /** An open line that becomes thin over these shares of its length at its start and end. */
  taper?: readonly [start: number, end: number]
  /** A part of a face that is drawn only if the head is small, or large, on the page. */
  onHead?: HeadSize
}

/** Small heads have dots for eyes; the full face would become a blot. */
export type HeadSize = 'small' | 'large'

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
  | 'contact'
  | 'handle'
  | 'table'

export interface Figure {
  id: string
  /** In paint order. Shapes that cover a rider or driver are in `front` instead. */
  shapes: Shape[]
  front: Shape[]
  /** Tight bounds of everything, without line width. */
  box: Box
  /** The y of its feet, wheels or water line. */
  ground: number
  /**
   * The figure's units per metre of the real world. Set where `height / box.h` would be wrong: a sleeping child or
   * a jumping cat has the scale of the standing one.
   */
  perMetre?: number
  /** Other figures must not cover it. */
  face?: Box
  /** The heads of a group, which `face` surrounds. */
  faces?: readonly Box[]
  /** Drawn from behind or in profile. */
  view?: View
  facing: 'left' | 'right' | 'front'
  /** The pose it is drawn in. */
  pose?: string
  /** Nouns of the request's `wears` and `holds` that this figure has drawn already. */
  has?: readonly string[]
  anchors: Partial<Record<AnchorName, Point>>
}

/** Which side of a person is seen; without it, the usual three-quarter view. */
export type View = 'profile' | 'back'

export interface TouchRequest {
  /** Height above the ground. */
  height: number
  /** Width of what the arms go around; without it the hands touch the near side. */
  around?: number
  /** It sits on the lap of a person in a wheelchair. */
  onLap?: boolean
  /** It is this far away, and only something like a jet of water reaches it. */
  distance?: number
  /** Width of a thing that two figures hold between them, each on its own side. */
  between?: number
  /** The arms are stretched as far as the distance needs. */
  stretched?: boolean
  /** The other's arms go around this figure below its head, so its head is painted over them. */
  embraced?: boolean
}

/** Where handlebar and pedal are, seen from the saddle; forward and down are positive, in any unit. */
export interface CycleRequest {
  handle: readonly [number, number]
  pedal: readonly [number, number]
}

export type ClothesFor = 'cold' | 'rain' | 'bathing' | 'beach' | 'bath'

/** One table of several people, seen from one of them; in metres. */
export interface TableRequest {
  /** Draws the table and what is on it; the others draw only what they hold. */
  draws: boolean
  /** How far the middle of what is on the table is in front of the person. */
  middle: number
  /** Where the table ends in front of the person and behind. */
  ahead: number
  behind: number
}

export interface FigureRequest {
  seed: number
  /** Consecutive numbers for figures of a kind on one page, so that they differ. */
  variety?: number
  detail: Detail
  pose?: string
  /** Adjective ids of the lexicon: happy, sleeping, small, striped … */
  looks?: readonly string[]
  /** Noun ids: hat, crown, glasses, scarf … */
  wears?: readonly string[]
  holds?: readonly string[]
  /** Everyday clothes are replaced by those for this weather or place. */
  clothesFor?: ClothesFor | undefined
  facing?: 'left' | 'right'
  view?: View | undefined
  /** Rides something with a handlebar. */
  cycle?: CycleRequest | undefined
  /** Something in front of the figure that its hands should touch, in metres. */
  touch?: TouchRequest
  /** The table that it shares with others. */
  table?: TableRequest | undefined
  /** Natural proportions: smaller heads and eyes, longer limbs. */
  natural?: boolean
  /** The letters of a written name or word. */
  text?: string
  /** How many of its parts the wish counts: the candles of a cake. */
  amount?: number | undefined
  /** The wish names no people, so a vehicle may show a driver of its own. */
  crewed?: boolean | undefined
}

/** Draws one kind of figure. Ids are plain English kebab-case nouns: `fire-engine`, `cat`, `firefighter`. */
export interface FigureMaker {
  id: string
  source: 'people' | 'animals' | 'things' | 'converted'
  /** Height in metres in the real world, so that a mouse is smaller than a horse. */
  height: number
  poses: readonly string[]
  /** Poses for different pages if the wish names no pose and no other figure acts with it. */
  alone?: readonly string[]
  /** Where it belongs: on the ground (the default), in air or water, or hanging from something. */
  rests?: 'stands' | 'floats' | 'hangs'
  topic?: string
  /** It draws a young animal on two legs. */
  isYoung?: boolean
  draw(request: FigureRequest): Figure
  /** The same figure in the clothes of a role (a cat as an astronaut), if the role has clothes. */
  dressedAs?(role: string): FigureMaker | undefined
}
