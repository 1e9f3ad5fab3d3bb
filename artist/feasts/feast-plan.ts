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

/** What the page of a feast shows, unless the wish names something else. */
export interface FeastPlan extends Pick<Wish, 'setting' | 'season' | 'time' | 'weather'> {
  /**
   * The figures of a wish that names none. They are separated by ` + `; `noun*3` is three of them, `riding>1` the
   * relation to the figure with that index, and `holds=`, `wears=`, `verb=`, `pose=` and `looks=` are fields of a figure.
   */
  cast?: string
  /** The setting of the cast only: its Christmas is at home, but a wish for a reindeer at Christmas is not. */
  castSetting?: string
  /** Nouns of the things that stand on the ground, also if the wish names the figures. */
  things?: string
  above?: Ornament
}
