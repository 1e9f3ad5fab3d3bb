import type { Box } from '../../drawing.ts'
import type { Rng } from '../../geometry/rng.ts'
import type { Setting } from '../setting.ts'

/** Where the first ground line of a setting is written and where it is on the page, as shares of the frame's height. */
export interface Horizon {
  written: number
  shown: number
}

interface View {
  frame: Box
  figures: readonly Box[]
  /** The figures that do not fly. */
  standing?: readonly Box[]
  heads: readonly Box[]
  rng: Rng
}

const USUAL_HORIZON = 0.52
/** The seed chooses whether the setting is seen from above, from eye level or from below. */
const SHIFTS = [-0.09, -0.045, 0, 0.03, 0.06]
/** Tried if at all smaller shifts the horizon runs through a head or a figure stands in the sky. */
const FAR_SHIFTS = [-0.12, 0.09, -0.15, 0.12, -0.18, 0.15, -0.22, 0.18, -0.26, -0.3]
/** The margin around heads, as a share of their height. */
const QUIET = 0.25
/** Figures stand at least this far in front of the beginning of their ground, as a share of the frame's height. */
const MIN_GROUND = 0.03

/** Chooses the height of the horizon: it does not run through a head, and all figures stand on the near ground. */
export function chooseHorizon(
  {
    horizon: written = USUAL_HORIZON,
    groundStart,
    indoors,
  }: Pick<Setting, 'horizon' | 'groundStart' | 'indoors'>,
  view: View,
): Horizon {
  const { frame, figures, standing = figures, heads, rng } = view
  const isOnGround = (shown: number) => {
    const start = frame.y + frame.h * shareOnPage({ written, shown }, groundStart)
    return standing.every((box) => box.y + box.h > start + frame.h * MIN_GROUND)
  }
  const isFree = (shown: number) => {
    const y = frame.y + shown * frame.h
    return (
      isOnGround(shown) &&
      heads.every((head) => y < head.y - head.h * QUIET || y > head.y + head.h * (1 + QUIET))
    )
  }
  const usual = rng.shuffle(SHIFTS).map((shift) => written + shift)
  const preferred = indoors ? behindBodies(view, written) : aboveFigures(frame, figures)
  const candidates = [
    ...(preferred === undefined ? [] : [preferred]),
    ...usual,
    ...FAR_SHIFTS.map((shift) => written + shift),
  ]
  return { written, shown: candidates.find(isFree) ?? candidates.find(isOnGround) ?? written }
}

/** Figures that together are wider than this share of the frame hide what stands on the ground behind them. */
const WIDE = 0.68
/** Limits of the horizon and its distance above the figures, as shares of the frame's height from the top. */
const HIGHEST = 0.3
const LOWEST = 0.47
const DISTANCE = 0.02

/** A horizon above low and wide figures, so that the setting shows behind them. It shows beside upright figures anyway. */
function aboveFigures(frame: Box, figures: readonly Box[]): number | undefined {
  if (figures.length === 0) return undefined
  const width = Math.max(...figures.map(({ x, w }) => x + w)) - Math.min(...figures.map(({ x }) => x))
  const top = Math.min(...figures.map(({ y }) => y))
  const height = Math.max(...figures.map(({ y, h }) => y + h)) - top
  const shown = (top - frame.y) / frame.h - DISTANCE
  return width > frame.w * WIDE && width > height && shown > HIGHEST ? Math.min(shown, LOWEST) : undefined
}

/** The lowest beginning of a floor, and its distance above the highest feet, as shares of the frame's height. */
const LOWEST_FLOOR = 0.8
const BEHIND_FEET = 0.09

/** The floor of a room begins behind the legs, because the walls have furniture and a large floor is empty. */
function behindBodies({ frame, figures, heads }: View, written: number): number | undefined {
  if (figures.length === 0) return undefined
  const feet = (Math.min(...figures.map(({ y, h }) => y + h)) - frame.y) / frame.h
  const chin = Math.max(0, ...heads.map(({ y, h }) => (y + h * (1 + QUIET) - frame.y) / frame.h))
  const wanted = Math.min(LOWEST_FLOOR, feet - BEHIND_FEET)
  return wanted > Math.max(chin, written - 0.14) ? wanted : undefined
}

/** The height on the page of a height that a setting writes; both are shares of the frame's height. */
export const shareOnPage = ({ written, shown }: Horizon, v: number): number =>
  v < written ? (v * shown) / written : shown + ((v - written) * (1 - shown)) / (1 - written)
