import type { Box } from '../../drawing.ts'
import type { Rng } from '../../geometry/rng.ts'
import type { Setting } from '../setting.ts'

/** Where the first ground line of a setting is written and where it is on the page, as shares of the frame's height. */
export interface Horizon {
  written: number
  shown: number
}

const USUAL_HORIZON = 0.52
/** Seeds show the setting from above, from eye level or from below. */
const SHIFTS = [-0.09, -0.045, 0, 0.03, 0.06]
/** The margin around heads, as a share of their height. */
const QUIET = 0.25
/** Figures stand at least this share of the frame's height in front of where their ground begins. */
const MIN_GROUND = 0.03

/** Chooses the height of the horizon: it does not run through a head, and all figures stand on the near ground. */
export function chooseHorizon(
  { horizon: written = USUAL_HORIZON, groundStart }: Pick<Setting, 'horizon' | 'groundStart'>,
  { frame, figures, heads, rng }: { frame: Box; figures: readonly Box[]; heads: readonly Box[]; rng: Rng },
): Horizon {
  const isFree = (shown: number) => {
    const y = frame.y + shown * frame.h
    const start = frame.y + frame.h * shareOnPage({ written, shown }, groundStart)
    return (
      heads.every((head) => y < head.y - head.h * QUIET || y > head.y + head.h * (1 + QUIET)) &&
      figures.every((box) => box.y + box.h > start + frame.h * MIN_GROUND)
    )
  }
  const above = aboveFigures(frame, figures)
  const candidates = rng.shuffle(SHIFTS).map((shift) => written + shift)
  return { written, shown: above ?? candidates.find(isFree) ?? written }
}

/** Figures that together are as wide as this share of the frame would hide what stands on the ground behind them. */
const WIDE = 0.68
/** The horizon is at most and at least this high, and this far above the figures, as shares of the frame's height. */
const HIGHEST = 0.3
const LOWEST = 0.47
const DISTANCE = 0.02

/** A horizon above low and wide figures, so that the place shows behind them; upright ones leave room beside them. */
function aboveFigures(frame: Box, figures: readonly Box[]): number | undefined {
  if (figures.length === 0) return undefined
  const width = Math.max(...figures.map(({ x, w }) => x + w)) - Math.min(...figures.map(({ x }) => x))
  const top = Math.min(...figures.map(({ y }) => y))
  const height = Math.max(...figures.map(({ y, h }) => y + h)) - top
  const shown = (top - frame.y) / frame.h - DISTANCE
  return width > frame.w * WIDE && width > height && shown > HIGHEST ? Math.min(shown, LOWEST) : undefined
}
/** The height on the page of a height that a setting writes; both are shares of the frame's height. */
export const shareOnPage = ({ written, shown }: Horizon, v: number): number =>
  v < written ? (v * shown) / written : shown + ((v - written) * (1 - shown)) / (1 - written)
