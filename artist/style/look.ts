import type { Difficulty, Style } from '#domain/pages/creation-options.ts'
import type { Detail } from '../drawing.ts'
import type { Sparse } from '../scenery/scenery.ts'
import type { SealLimits } from '../seal/seal.ts'

/** The drawing parameters of a style and a difficulty. */
export interface Look {
  pen: number
  figures: Detail
  scenery: Detail
  /** Height of the main figure as a share of the frame. */
  mainHeightShare: number
  /** Textures of natural pages: how many of the kinds of texture are drawn, as a share. */
  textures: number
  /** Ornaments of detailed pages, as a share. Above 0 they replace the natural textures. */
  ornaments: number
  magic: boolean
  /** Natural proportions instead of cartoon ones. */
  natural: boolean
  /** How much scenery is left out. */
  sparse: Sparse
  seal: SealLimits
}

const PLAIN = { textures: 0, ornaments: 0, magic: false, natural: false, sparse: 0 } as const
const NATURAL = { ...PLAIN, natural: true } as const
/** Between thick lines inked slivers look like black clots, so only those that are hard to see are inked. */
const COARSE: SealLimits = { smallestMm2: 2.5, thinnestMm: 0.8 }
const USUAL: SealLimits = { smallestMm2: 1.6, thinnestMm: 0.6 }
const FINE: SealLimits = { smallestMm2: 1.2, thinnestMm: 0.5 }

const LOOKS: Record<Style, Record<Difficulty, Look>> = {
  simple: {
    easy: { ...PLAIN, pen: 6, figures: 0, scenery: 0, sparse: 3, mainHeightShare: 0.82, seal: COARSE },
    medium: { ...PLAIN, pen: 5.6, figures: 0, scenery: 0, sparse: 2, mainHeightShare: 0.76, seal: COARSE },
    hard: { ...PLAIN, pen: 4.4, figures: 1, scenery: 0, sparse: 1, mainHeightShare: 0.68, seal: USUAL },
  },
  cartoon: {
    easy: {
      ...PLAIN,
      pen: 5,
      figures: 0,
      scenery: 0,
      sparse: 3,
      mainHeightShare: 0.8,
      seal: COARSE,
    },
    medium: { ...PLAIN, pen: 3.8, figures: 1, scenery: 1, sparse: 0, mainHeightShare: 0.67, seal: USUAL },
    hard: { ...PLAIN, pen: 2.4, figures: 3, scenery: 3, mainHeightShare: 0.62, seal: FINE },
  },
  realistic: {
    easy: {
      ...NATURAL,
      pen: 3.2,
      figures: 0,
      scenery: 0,
      sparse: 2,
      mainHeightShare: 0.72,
      textures: 0.4,
      seal: USUAL,
    },
    medium: {
      ...NATURAL,
      pen: 2.4,
      figures: 2,
      scenery: 1,
      sparse: 1,
      mainHeightShare: 0.65,
      textures: 0.8,
      seal: FINE,
    },
    hard: { ...NATURAL, pen: 2, figures: 3, scenery: 2, mainHeightShare: 0.6, textures: 1, seal: FINE },
  },
  fantasy: {
    easy: {
      ...PLAIN,
      pen: 4.4,
      figures: 0,
      scenery: 0,
      sparse: 2,
      mainHeightShare: 0.7,
      magic: true,
      seal: USUAL,
    },
    medium: {
      ...PLAIN,
      pen: 3.4,
      figures: 1,
      scenery: 0,
      sparse: 1,
      mainHeightShare: 0.65,
      magic: true,
      seal: USUAL,
    },
    hard: {
      ...PLAIN,
      pen: 2.6,
      figures: 2,
      scenery: 2,
      mainHeightShare: 0.6,
      magic: true,
      ornaments: 0.3,
      seal: FINE,
    },
  },
  detailed: {
    easy: {
      ...PLAIN,
      pen: 3.4,
      figures: 0,
      scenery: 0,
      sparse: 3,
      mainHeightShare: 0.78,
      ornaments: 0.35,
      seal: USUAL,
    },
    medium: {
      ...PLAIN,
      pen: 2.6,
      figures: 1,
      scenery: 0,
      sparse: 1,
      mainHeightShare: 0.7,
      ornaments: 0.7,
      seal: FINE,
    },
    hard: { ...PLAIN, pen: 2.2, figures: 3, scenery: 2, mainHeightShare: 0.64, ornaments: 0.95, seal: FINE },
  },
}

/** Difficulty of each style if the user requests none. */
export const DEFAULT_DIFFICULTY: Record<Style, Difficulty> = {
  simple: 'easy',
  cartoon: 'medium',
  realistic: 'medium',
  fantasy: 'medium',
  detailed: 'hard',
}

/** The look of a style and difficulty. Each step of `effort` adds detail; negative steps remove it. */
export function lookOf(style: Style, difficulty: Difficulty, effort = 0): Look {
  const look = LOOKS[style][difficulty]
  if (effort === 0) return look
  return effort > 0 ? richer(look, effort) : plainer(look, -effort, sparsestOf(style, difficulty, effort))
}

/**
 * How much scenery an easy page may lose. Only easy pages lose their whole background, and only if they need less detail than
 * their style usually has.
 */
function sparsestOf(style: Style, difficulty: Difficulty, effort: number): Sparse {
  if (difficulty !== 'easy') return 2
  return effort < FIRST_EFFORT[style].easy ? 4 : 3
}

const level = (value: number): Detail => Math.max(0, Math.min(3, value)) as Detail

function richer(look: Look, steps: number): Look {
  return {
    ...look,
    pen: look.pen * 0.93 ** steps,
    figures: level(look.figures + 1),
    scenery: level(look.scenery + steps),
    ornaments: Math.min(0.95, look.ornaments + Math.max(0, steps - 1) * 0.22),
    mainHeightShare: look.mainHeightShare - 0.015 * steps,
    sparse: Math.max(0, look.sparse - steps) as Sparse,
    seal: steps > 1 ? FINE : look.seal,
  }
}

function plainer(look: Look, steps: number, sparsest: Sparse): Look {
  const coarser = 1 + steps * 0.7
  return {
    ...look,
    pen: look.pen * 1.06 ** steps,
    figures: level(look.figures - (steps > 3 ? 2 : steps > 1 ? 1 : 0)),
    scenery: level(look.scenery - steps),
    textures: look.textures * 0.6 ** steps,
    ornaments: steps > 4 ? 0 : look.ornaments * 0.55 ** steps,
    mainHeightShare: look.mainHeightShare + 0.02 * steps,
    sparse: (sparsest === 4 ? 4 : Math.max(look.sparse, Math.min(sparsest, steps))) as Sparse,
    seal: {
      smallestMm2: Math.min(COARSE.smallestMm2, look.seal.smallestMm2 * coarser),
      thinnestMm: Math.min(COARSE.thinnestMm, look.seal.thinnestMm * coarser),
    },
  }
}

/** The first `effort` to try for a requested difficulty, which pages of the style usually need. */
export const FIRST_EFFORT: Record<Style, Record<Difficulty, number>> = {
  simple: { easy: 0, medium: 0, hard: 3 },
  cartoon: { easy: 0, medium: 0, hard: 0 },
  realistic: { easy: -1, medium: 0, hard: 0 },
  fantasy: { easy: -3, medium: 0, hard: 0 },
  detailed: { easy: 0, medium: 0, hard: 0 },
}
export const MAX_EFFORT = 5
