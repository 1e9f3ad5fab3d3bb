import type { Shape } from '../drawing.ts'

/** Marks the shapes with the noun that they show, except those that are marked already. */
export const showing = (of: string, shapes: readonly Shape[]): Shape[] =>
  shapes.map((shape) => ({ of, ...shape }))
