import { smooth } from '../outlines.ts'
import type { Thing } from '../thing.ts'

const CAPS = {
  /** Lies along the ridge of a broad roof. */
  ridge: '-40,-78! -36,-92 -20,-95 0,-97 20,-95 36,-92 40,-78! 30,-70 20,-77 8,-69 -4,-77 -18,-69 -30,-77',
  /** Sits on a steep gable. */
  steep: '0,-116 12,-104 28,-66! 22,-58 14,-70 6,-62 -2,-72 -10,-62 -18,-70 -28,-66! -12,-104',
}

/** The house with snow on its roof. */
export const snowy =
  (house: Thing, cap: keyof typeof CAPS = 'ridge'): Thing =>
  (pen, dice, d) => {
    house(pen, dice, d)
    pen.add(smooth(CAPS[cap]))
  }
