import type { FigureMaker } from '#artist/drawing.ts'
import type { Registry } from './registry.ts'

/** What a noun of the lexicon is drawn as: one line of noun-figures.jsonl. */
interface NounFigure {
  noun: string
  as: 'figure' | 'person' | 'setting' | 'look' | 'diagram' | 'none'
  /** The figure, the place of the lexicon, or the look. */
  id?: string
  /** Figures to use if `id` has none, best first. */
  substitutes?: readonly string[]
  /** Looks for a substitute: a puppy is drawn as a young dog. */
  looks?: readonly string[]
  /** Why it cannot be drawn. */
  why?: string
}

export function parseNounFigures(text: string): ReadonlyMap<string, NounFigure> {
  const nounFigures = new Map<string, NounFigure>()
  for (const line of text.split('\n')) {
    if (!line) continue
    const entry = JSON.parse(line) as NounFigure
    if (nounFigures.has(entry.noun)) throw new Error(`${entry.noun} is listed twice`)
    nounFigures.set(entry.noun, entry)
  }
  return nounFigures
}

/** The lines that change what `findFigure` returns, without the reasons: a browser loads these. Most nouns have a figure of their own name. */
export function necessaryNounFigures(text: string): string {
  const lines = [...parseNounFigures(text).values()].flatMap(
    ({ noun, as, id, substitutes, looks }): Partial<NounFigure>[] => {
      if (as === 'setting') return [{ noun, as }]
      const isNecessary = (as === 'figure' || as === 'person') && (id !== noun || substitutes)
      return isNecessary ? [{ noun, as, id, substitutes, looks }] : []
    },
  )
  return lines.map((line) => JSON.stringify(line)).join('\n')
}

interface FoundFigure {
  maker: FigureMaker
  looks: readonly string[]
}

/** Finds the figure of a noun. Returns undefined for places, looks and nouns without a figure. */
export function findFigure(
  noun: string,
  nounFigures: ReadonlyMap<string, NounFigure>,
  registry: Registry,
): FoundFigure | undefined {
  const own = registry.find(noun)
  const entry = nounFigures.get(noun)
  // A figure with the noun as its id is better than a substitute.
  if (own && entry?.as !== 'setting') return { maker: own, looks: [] }
  if (!entry?.id || (entry.as !== 'figure' && entry.as !== 'person')) return undefined
  for (const id of [entry.id, ...(entry.substitutes ?? [])]) {
    const maker = registry.find(id)
    if (maker) return { maker, looks: entry.looks ?? [] }
  }
  return undefined
}
