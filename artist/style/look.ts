import type { Difficulty, Style } from '#domain/creation.ts'
import type { Detail } from '../drawing.ts'
import type { SealLimits } from '../seal/seal.ts'

/** What makes a style and a difficulty: how thick, how much, what else. */
export interface Look {
  pen: number
  figures: Detail
  scenery: Detail
  /** Height of the main figure as a share of the frame. */
  boldness: number
  /** Short texture strokes: 0 none … 1 much. */
  hatching: number
  /** Share of the large regions that get a pattern. */
  patterns: number
  magic: boolean
  seal: SealLimits
}

const PLAIN = { hatching: 0, patterns: 0, magic: false }
const COARSE: SealLimits = { smallestMm2: 7, thinnestMm: 1.1 }
const USUAL: SealLimits = { smallestMm2: 2.2, thinnestMm: 0.7 }
const FINE: SealLimits = { smallestMm2: 1.2, thinnestMm: 0.5 }

const LOOKS: Record<Style, Record<Difficulty, Look>> = {
  simple: {
    easy: { ...PLAIN, pen: 7.2, figures: 0, scenery: 0, boldness: 0.66, seal: COARSE },
    medium: { ...PLAIN, pen: 6, figures: 1, scenery: 0, boldness: 0.62, seal: COARSE },
    hard: { ...PLAIN, pen: 5, figures: 1, scenery: 1, boldness: 0.58, seal: USUAL },
  },
  cartoon: {
    easy: {
      ...PLAIN,
      pen: 5.2,
      figures: 1,
      scenery: 0,
      boldness: 0.6,
      seal: { smallestMm2: 4, thinnestMm: 0.9 },
    },
    medium: { ...PLAIN, pen: 4, figures: 1, scenery: 1, boldness: 0.55, seal: USUAL },
    hard: { ...PLAIN, pen: 3, figures: 2, scenery: 3, boldness: 0.5, seal: FINE },
  },
  realistic: {
    easy: { ...PLAIN, pen: 3.2, figures: 1, scenery: 0, boldness: 0.6, hatching: 0.4, seal: USUAL },
    medium: { ...PLAIN, pen: 2.4, figures: 2, scenery: 2, boldness: 0.54, hatching: 0.8, seal: FINE },
    hard: { ...PLAIN, pen: 2, figures: 3, scenery: 3, boldness: 0.5, hatching: 1, seal: FINE },
  },
  fantasy: {
    easy: { ...PLAIN, pen: 4.6, figures: 1, scenery: 0, boldness: 0.58, magic: true, seal: USUAL },
    medium: { ...PLAIN, pen: 3.4, figures: 2, scenery: 1, boldness: 0.54, magic: true, seal: USUAL },
    hard: {
      ...PLAIN,
      pen: 2.6,
      figures: 2,
      scenery: 2,
      boldness: 0.5,
      magic: true,
      patterns: 0.3,
      seal: FINE,
    },
  },
  detailed: {
    easy: { ...PLAIN, pen: 3.6, figures: 1, scenery: 0, boldness: 0.6, patterns: 0.35, seal: USUAL },
    medium: { ...PLAIN, pen: 2.8, figures: 2, scenery: 1, boldness: 0.56, patterns: 0.6, seal: FINE },
    hard: { ...PLAIN, pen: 2.2, figures: 3, scenery: 2, boldness: 0.54, patterns: 0.95, seal: FINE },
  },
}

/** What a style is drawn at when nobody says how hard it shall be. */
export const USUAL_DIFFICULTY: Record<Style, Difficulty> = {
  simple: 'easy',
  cartoon: 'medium',
  realistic: 'medium',
  fantasy: 'medium',
  detailed: 'hard',
}

export const lookOf = (style: Style, difficulty: Difficulty): Look => LOOKS[style][difficulty]
