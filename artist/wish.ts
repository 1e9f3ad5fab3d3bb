import type { Difficulty, Style } from '#domain/creation.ts'
import type { Language } from '#domain/languages.ts'

/** What was understood of a prompt. All ids are plain English kebab-case words of the lexicon. */
export interface Wish {
  language: Language
  /** The first one is the main figure. Empty when nothing drawable was asked for. */
  figures: WishedFigure[]
  setting?: string
  /** Above the setting rather than in it: a plane over the city. */
  over?: boolean
  /** Beside the sea rather than in it. */
  ashore?: boolean
  time?: 'day' | 'night' | 'sunset' | 'morning'
  season?: 'spring' | 'summer' | 'autumn' | 'winter'
  weather?: 'sun' | 'rain' | 'snow' | 'wind' | 'storm' | 'rainbow'
  feast?: string
  mandala?: boolean
  difficulty?: Difficulty
  style?: Style
  /** A title above the picture was asked for: what it shall say, empty for the page's own title, false for none. */
  banner?: string | false
  /** Words that meant nothing to us, as typed, so that the screen can say what was left out. */
  unknown: string[]
}

export type Sex = 'female' | 'male'

export interface WishedFigure {
  noun: string
  count: number
  /** How many was not said ("cats"): `count` is only a suggestion. */
  vague?: boolean
  looks: string[]
  /** Man or woman, where the word said so ("Lehrerin"). */
  sex?: Sex
  /** Whom it is dressed as or what it works as: the astronaut of a "cat astronaut". */
  role?: string
  /** What a written name or word says, as typed. */
  writes?: string
  /** Nouns, not figures of their own: they are drawn onto this one. */
  wears: string[]
  holds: string[]
  /** The verb as understood (for the texts) and the pose it asks for (for the drawing). */
  verb?: string
  pose?: string
  /**
   * What this figure is to another: the rider is `riding` the horse, the cat is `under` the tree, the friend who came along is `with`
   * the main figure. `to` is the other's place in `figures`.
   */
  relation?: { kind: Relation; to: number }
  /** Where it is, when the relation says what it does: reads a book, on a sofa. */
  where?: { kind: Relation; to: number }
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
