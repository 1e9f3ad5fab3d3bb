import type { SceneryCanvas } from './scenery-canvas.ts'

/** If all figures begin below this share of the height, things behind them are enlarged. */
const HIGH_FIGURES = 0.32
const GROWTH = 1.6
const LARGEST = 1.45

/** The factor by which things behind the figures are enlarged, so that the page above low figures is not empty. */
export function sizeAboveFigures({ figures, frame }: Pick<SceneryCanvas, 'figures' | 'frame'>): number {
  if (figures.length === 0) return 1
  const top = (Math.min(...figures.map(({ y }) => y)) - frame.y) / frame.h
  return Math.max(1, Math.min(LARGEST, 1 + (top - HIGH_FIGURES) * GROWTH))
}
