import type { Wish } from '../wish.ts'

/** Ornaments in the upper part of the picture. */
export type Ornament =
  | 'pennants'
  | 'lights'
  | 'balloons'
  | 'hearts'
  | 'lanterns'
  | 'fireworks'
  | 'confetti'
  | 'cut-paper'
  | 'crescents'
  | 'splashes'

/** What a feast shows. What the wish names itself always wins. */
export interface FeastPlan extends Pick<Wish, 'setting' | 'season' | 'time' | 'weather'> {
  /**
   * Who and what is on the page if the wish names nobody. Figures are separated by ` + `; `noun*3` is three of them, `riding>1` the
   * relation to the figure with that index, and `holds=`, `wears=`, `verb=`, `pose=` and `looks=` are fields of a figure.
   */
  cast?: string
  /** Where those are, if others may be elsewhere: Christmas is at home, but a reindeer's is in the snow. */
  castSetting?: string
  /** Nouns of the things that stand on the ground beside any figures. */
  things?: string
  above?: Ornament
}
