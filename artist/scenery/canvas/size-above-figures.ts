import type { SceneryCanvas } from './scenery-canvas.ts'

/** Above figures that begin lower than this share of the height, what is behind them is larger, up to a factor. */
const HIGH_FIGURES = 0.32
const GROWTH = 1.6
const LARGEST = 1.45

/** How much larger things behind the figures are, so that the page above low figures is not empty. */
export function sizeAboveFigures({ figures, frame }: Pick<SceneryCanvas, 'figures' | 'frame'>): number {
  if (figures.length === 0) return 1
  const top = (Math.min(...figures.map(({ y }) => y)) - frame.y) / frame.h
  return Math.max(1, Math.min(LARGEST, 1 + (top - HIGH_FIGURES) * GROWTH))
}
