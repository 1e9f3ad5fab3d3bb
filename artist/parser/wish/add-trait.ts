import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { addOnce, type Draft } from './draft.ts'
import { mergeRole } from './roles.ts'

/** "With a beard", "in armour": a look, a piece of clothing or a role of the figure before it. */
export function addTrait(draft: Draft, id: string, lexicon: Lexicon): void {
  const figure = draft.wish.figures[draft.lastFigure]
  const { look, role, wears } = lexicon.traits.get(id) ?? {}
  if (figure && look && !draft.negated) addOnce(figure.looks, look)
  if (figure && wears && !draft.negated) addOnce(figure.wears, wears)
  if (figure && role && !draft.negated) mergeRole(figure, role, lexicon)
  draft.looks = []
  draft.count = undefined
  draft.negated = false
}
