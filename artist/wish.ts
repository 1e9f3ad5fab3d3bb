import type { Difficulty, Style } from '#domain/creation.ts'
import type { Language } from '#domain/languages.ts'

/** What was understood of a prompt. All ids are plain English kebab-case words of the lexicon. */
export interface Wish {
  language: Language
  /** The first one is the main figure. Empty when nothing drawable was asked for. */
  figures: WishedFigure[]
  setting?: string
  time?: 'day' | 'night' | 'sunset' | 'morning'
  season?: 'spring' | 'summer' | 'autumn' | 'winter'
  weather?: 'sun' | 'rain' | 'snow' | 'wind' | 'storm' | 'rainbow'
  feast?: string
  mandala?: boolean
  difficulty?: Difficulty
  style?: Style
  /** Words that meant nothing to us, as typed, so that the screen can say what was left out. */
  unknown: string[]
}

export interface WishedFigure {
  noun: string
  count: number
  looks: string[]
  wears: string[]
  holds: string[]
  /** The verb as understood (for the texts) and the pose it asks for (for the drawing). */
  verb?: string
  pose?: string
  relation?: { kind: Relation; to: number }
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
