import type { Difficulty, Style } from '#domain/creation.ts'
import type { Orientation } from './page/paper.ts'
import type { Wish } from './wish.ts'

/** Everything a page was drawn from. Stored as JSON beside it: the same scene gives the same bytes again. */
export interface Scene {
  version: 1
  wish: Wish
  style: Style
  difficulty: Difficulty
  /** The difficulty was asked for: it is drawn until the page is as hard as that. */
  held?: true
  seed: number
  orientation: Orientation
  frame: boolean
  /** Written above the picture in outlined letters. */
  banner?: string
}
