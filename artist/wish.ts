import type { Difficulty, Style } from '#domain/pages/creation-options.ts'
import type { Language } from '#domain/text/languages.ts'

/** How many different figures a wish can name; a page shows fewer. */
export const MAX_WISHED_FIGURES = 12
export const TIMES = ['day', 'night', 'sunset', 'morning'] as const
export const WEATHERS = ['sun', 'rain', 'snow', 'wind', 'storm', 'rainbow'] as const

/** A parsed prompt. All ids are plain English kebab-case words of the lexicon. */
export interface Wish {
  language: Language
  /** The first one is the main figure. Empty when the prompt names nothing drawable. */
  figures: WishFigure[]
  setting?: string
  /** What the wish calls the setting, if that is narrower: the planet is Mars. */
  settingName?: string
  /** Above the setting instead of in it: a plane over the city. */
  over?: boolean
  /** Beside the sea instead of in it. */
  ashore?: boolean
  /** In the river, lake or pool instead of beside it. */
  inWater?: boolean
  time?: (typeof TIMES)[number]
  /** The wish says that the moon is full. */
  fullMoon?: boolean
  season?: 'spring' | 'summer' | 'autumn' | 'winter'
  weather?: (typeof WEATHERS)[number]
  /** A holiday or celebration: Christmas, a birthday, carnival. */
  feast?: string
  mandala?: boolean
  /** The labels of a school diagram: words by default. */
  labels?: 'lines' | 'none'
  difficulty?: Difficulty
  style?: Style
  /** A title above the picture: its text, empty for the page's own title, false for none. */
  banner?: string | false
  /** The wish asks for an explanation, so it can become a school diagram. Only set by the parser. */
  explains?: true
  /** Words the parser does not know, as typed, so that the screen can list what was left out. */
  unknown: string[]
  /** The other content words, so that each of them can be checked against the picture. */
  words?: WishWord[]
}

/** A word of the wish and its meaning in the lexicon. */
export interface WishWord {
  typed: string
  kind: 'noun' | 'group' | 'place' | 'trait' | 'verb' | 'adjective' | 'known' | 'number' | 'preposition'
  id: string
  /** The index of the figure that a noun became; of a preposition, the figure after it. */
  figure?: number
  /** The word means something narrower than its sense, or was misspelt: a beagle that is drawn as a dog. */
  inexact?: true
  /** The first part of a compound, if it has a meaning of its own: the castle of "Burggespenst". */
  part?: { kind: string; id: string }
}

export type Sex = 'female' | 'male'

export interface WishFigure {
  noun: string
  count: number
  /** The wish gives no number ("cats"): `count` is only a suggestion. */
  vague?: boolean
  looks: string[]
  /** Only if the typed word implies it ("Lehrerin"). */
  sex?: Sex
  /** The costume or job: the astronaut of a "cat astronaut". */
  role?: string
  /** The letters of a written name or word, as typed. */
  writes?: string
  /** Nouns that are drawn onto this figure instead of as separate figures. */
  wears: string[]
  holds: string[]
  /** The verb (for the texts) and its pose (for the drawing). */
  verb?: string
  pose?: string
  /**
   * This figure's relation to another one: the rider is `riding` the horse, the cat is `under` the tree, the
   * friend is `with` the main figure. `to` is the other's index in `figures`.
   */
  relation?: { kind: Relation; to: number }
  /** The figure's place when `relation` already holds its action: reads a book, on a sofa. */
  where?: { kind: Relation; to: number }
  /** Where a user has put it on the page. Without it the layout decides. */
  placement?: FigurePlacement
}

/** Limits for a figure that a user has placed: small enough for a ladybug, large enough to fill the page. */
export const MIN_FIGURE_SIZE = 0.06
export const MAX_FIGURE_SIZE = 1

/** A figure and what is joined to it on the page, as shares of the sheet. */
export interface FigurePlacement {
  /** Its middle, as a share of the width. */
  x: number
  /** Its feet, as a share of the height. */
  y: number
  /** The square root of its box's area, as a share of the square root of the sheet's. */
  size: number
  mirrored?: boolean
}

export const RELATIONS = [
  'on',
  'in',
  'under',
  'above',
  'beside',
  'behind',
  'in-front-of',
  'with',
  'riding',
  'driving',
  'reading',
  'playing-with',
  'eating',
  'holding',
  'chasing',
  'looking-at',
] as const
export type Relation = (typeof RELATIONS)[number]
