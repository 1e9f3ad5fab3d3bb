import type { FigureMaker } from '#artist/drawing.ts'

export interface FigureSources {
  converted: readonly FigureMaker[]
  people?: readonly FigureMaker[]
  animals?: readonly FigureMaker[]
  things?: readonly FigureMaker[]
}

export interface Registry {
  find(id: string): FigureMaker | undefined
  /** Every figure once, in the order of its id. */
  all(): FigureMaker[]
}

/** Everything that can be drawn, by id. Our own drawings win over converted ones of the same name. */
export function createRegistry({
  converted,
  people = [],
  animals = [],
  things = [],
}: FigureSources): Registry {
  const makers = new Map<string, FigureMaker>()
  for (const maker of [...converted, ...things, ...animals, ...people]) makers.set(maker.id, maker)
  const sorted = [...makers.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  return { find: (id) => makers.get(id), all: () => [...sorted] }
}
