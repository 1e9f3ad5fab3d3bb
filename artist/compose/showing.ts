import type { Shape } from '../drawing.ts'

/** The shapes with what they show, except where that is known already. */
export const showing = (of: string, shapes: readonly Shape[]): Shape[] =>
  shapes.map((shape) => ({ of, ...shape }))
