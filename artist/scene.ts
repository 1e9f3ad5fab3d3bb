import type { Difficulty, Style } from '#domain/pages/creation-options.ts'
import type { Orientation } from './page/paper.ts'
import type { WishOutcome } from '#domain/pages/wish-outcome.ts'
import type { Wish } from './wish.ts'

/** Everything a page is drawn from. Stored as JSON with the page: the same scene gives the same bytes again. */
export interface Scene {
  version: 1
  wish: Wish
  style: Style
  difficulty: Difficulty
  /** The user requested this difficulty, so the page is redrawn until it measures the same. */
  held?: true
  seed: number
  orientation: Orientation
  frame: boolean
  /** Written above the picture in outlined letters. */
  banner?: string
  /** What became of each word of the wish, or of the last change. */
  outcome?: WishOutcome
}
