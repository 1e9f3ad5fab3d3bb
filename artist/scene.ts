import type { Difficulty, Style } from '#domain/pages/creation-options.ts'
import type { Orientation } from './page/paper.ts'
import type { WishOutcome } from '#domain/pages/wish-outcome.ts'
import type { Wish, WishWord } from './wish.ts'

/** Everything a page is drawn from. Stored as JSON with the page: the same scene gives the same bytes again. */
export interface Scene {
  /**
   * 2: rainbows, windmills and balloons are rare unless requested, and requested weather is on every page. Older scenes keep
   * their drawing.
   */
  version: 1 | 2
  wish: Wish
  style: Style
  difficulty: Difficulty
  /** The user requested this difficulty, so the page is redrawn until it measures the same. */
  held?: true
  seed: number
  /** Unset until the scene is drawn. Then the artist chooses the orientation that suits its figures. */
  orientation?: Orientation
  frame: boolean
  /** Written above the picture in outlined letters. */
  banner?: string
  /** What became of each word of the wish, or of the last change. */
  outcome?: WishOutcome
  /** The words of the wish, to be compared with the finished picture. */
  words?: WishWord[]
  /** Why the gate rejects the page for its meaning, however it is drawn. */
  flaws?: string[]
  /** The attempt that was drawn, so that other devices draw it at once. */
  attempt?: Attempt
}

export const MAX_TRIES = 3

/** One of the ways in which a page may be drawn before the gate accepts it. */
export interface Attempt {
  /** Which of the seeds, from 1 to `MAX_TRIES`. */
  tries: number
  /** The amount of detail, compared with that of the style. */
  effort: number
}

/** A changed scene, which needs new attempts. */
export function withoutAttempt(scene: Scene): Scene {
  const { attempt: _, ...others } = scene
  return others
}
