/** The patterns that a region can be filled with, beside a plain color. Texts: `coloring.pattern-<id>`. */
export const PATTERNS = ['plain', 'dots', 'stripes', 'checks', 'waves'] as const
export type Pattern = (typeof PATTERNS)[number]

/** The side of the square that a pattern repeats, in page units. */
export const TILE_SIZE = 28

/** The marks of a pattern in its tile: paths that are filled, or drawn as lines of a width. */
interface PatternMarks {
  d: string
  lineWidth?: number
}

const HALF = TILE_SIZE / 2
const DOT_RADIUS = 3.6
/** The control points of a quarter circle are this far from its ends, in radii. */
const CIRCLE_CURVE = 0.5523
const WAVE_HEIGHT = 5

function dot(x: number, y: number): string {
  const [r, k] = [DOT_RADIUS, DOT_RADIUS * CIRCLE_CURVE]
  return (
    `M${x - r} ${y}c0 ${-k} ${r - k} ${-r} ${r} ${-r}c${k} 0 ${r} ${r - k} ${r} ${r}` +
    `c0 ${k} ${k - r} ${r} ${-r} ${r}c${-k} 0 ${-r} ${k - r} ${-r} ${-r}z`
  )
}

/** One period of a wave from the left to the right edge of the tile. */
const wave = (y: number): string =>
  `M0 ${y}c5 ${WAVE_HEIGHT} 9 ${WAVE_HEIGHT} ${HALF} 0c5 ${-WAVE_HEIGHT} 9 ${-WAVE_HEIGHT} ${HALF} 0`

/** Marks differ in shape, so that patterns can be told apart without seeing colors. */
export const PATTERN_MARKS: Readonly<Record<Exclude<Pattern, 'plain'>, PatternMarks>> = {
  dots: { d: dot(HALF / 2, HALF / 2) + dot(HALF * 1.5, HALF * 1.5) },
  stripes: { d: `M0 0H${HALF * 0.8}V${TILE_SIZE}H0Z` },
  checks: { d: `M0 0H${HALF}V${HALF}H0ZM${HALF} ${HALF}H${TILE_SIZE}V${TILE_SIZE}H${HALF}Z` },
  waves: { d: wave(HALF / 2) + wave(HALF * 1.5), lineWidth: 4 },
}

/** Marks are white; on white they are gray. */
export const markColorOf = (color: string): string => (color === '#ffffff' ? '#cfd4d9' : '#ffffff')
