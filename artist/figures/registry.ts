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

/** All figures by id. Our own figures override converted ones with the same id. */
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
