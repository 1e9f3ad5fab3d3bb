import type { FigureMaker } from '#artist/drawing.ts'
import type { Registry } from './registry.ts'

/** What a noun of the lexicon is drawn as. */
export interface Tie {
  noun: string
  as: 'figure' | 'person' | 'setting' | 'look' | 'none'
  /** The figure, the place of the lexicon, or the look. */
  id?: string
  /** Substitutes a child would accept, the best first, for when there is no drawing of `id`. */
  otherwise?: readonly string[]
  /** Adjectives that make a substitute honest: a puppy is a young dog. */
  looks?: readonly string[]
  /** Why it cannot be drawn. */
  why?: string
}

export function readTies(text: string): ReadonlyMap<string, Tie> {
  const ties = new Map<string, Tie>()
  for (const line of text.split('\n')) {
    if (!line) continue
    const tie = JSON.parse(line) as Tie
    if (ties.has(tie.noun)) throw new Error(`${tie.noun} is tied twice`)
    ties.set(tie.noun, tie)
  }
  return ties
}

export interface TiedFigure {
  maker: FigureMaker
  looks: readonly string[]
}

/** The figure that shows a noun, or nothing when the noun is a place, a look or undrawable. */
export function tiedFigure(
  noun: string,
  ties: ReadonlyMap<string, Tie>,
  registry: Registry,
): TiedFigure | undefined {
  const own = registry.find(noun)
  const tie = ties.get(noun)
  // Somebody may have drawn the thing itself since the tie was written.
  if (own && tie?.as !== 'setting') return { maker: own, looks: [] }
  if (!tie?.id || (tie.as !== 'figure' && tie.as !== 'person')) return undefined
  for (const id of [tie.id, ...(tie.otherwise ?? [])]) {
    const maker = registry.find(id)
    if (maker) return { maker, looks: tie.looks ?? [] }
  }
  return undefined
}
