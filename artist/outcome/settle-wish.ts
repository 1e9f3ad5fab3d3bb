import {
  findDrawableFigures,
  MAX_DRAWN_FIGURES,
  type FigureFinder,
} from '../compose/figures/drawable-figures.ts'
import type { RejectionReason } from '../gate/gate.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Wish, WishFigure } from '../wish.ts'
import { addEventFacts } from './event-facts.ts'
import { standInOf } from './judge-noun.ts'
import { judgeWords } from './judge-words.ts'
import type { WishOutcome } from '#domain/pages/wish-outcome.ts'
import { isShownLook } from './shows-look.ts'
import { showsClothes } from './shown-by-figures.ts'
import { sceneryOf } from './shows-place.ts'
import { stagesVerb } from './stages-verb.ts'

/**
 * Reduces a wish to what the page will show, so that its texts name nothing else, and tells what became of each word.
 * Clothes that the figure cannot wear are drawn beside it.
 */
export function settleWish(
  wish: Wish,
  finder: FigureFinder,
  lexicon: Lexicon,
): { wish: Wish; outcome: WishOutcome; flaws: RejectionReason[] } {
  const { words, ...rest } = takeOffInvisibleClothes(addEventFacts(wish, finder.topicOf), finder)
  const { outcome, flaws } = judgeWords({ ...rest, words }, finder, lexicon)
  const setting = rest.setting && sceneryOf(rest.setting)
  const shown: Wish = { ...rest, ...(setting && { setting }) }
  const { drawables } = findDrawableFigures(shown, finder)
  const kept = drawables.map(({ index }) => index)
  shown.figures = kept.map((index) => {
    const figure = rest.figures[index]!
    const { verb, relation, where, ...others } = figure
    const standIn = standInOf(figure.noun, finder, lexicon)
    const drawable = drawables.find((each) => each.index === index)!
    const isStaged = verb !== undefined && stagesVerb(verb, shown, drawables, lexicon)
    return {
      ...others,
      noun: standIn ?? figure.noun,
      looks: [
        ...figure.looks.filter((look) => isShownLook(look, drawable, lexicon)),
        ...((standIn && finder.find(figure.noun)?.looks) || []),
      ],
      ...(isStaged && { verb }),
      ...tie('relation', isStaged ? relation : withoutChase(relation), kept),
      ...tie('where', where, kept),
    }
  })
  return { wish: shown, outcome, flaws }
}

/** Figures that do not run after each other stand beside each other. */
const withoutChase = (relation: WishFigure['relation']): WishFigure['relation'] =>
  relation?.kind === 'chasing' ? { ...relation, kind: 'beside' } : relation

/** The relation with its new index, or none if the other figure is not drawn. */
function tie<K extends 'relation' | 'where'>(
  key: K,
  link: WishFigure['relation'],
  kept: readonly number[],
): Partial<Pick<WishFigure, K>> {
  const to = link ? kept.indexOf(link.to) : -1
  return link && to >= 0 ? ({ [key]: { ...link, to } } as Partial<Pick<WishFigure, K>>) : {}
}

function takeOffInvisibleClothes(wish: Wish, finder: FigureFinder): Wish {
  const { drawables } = findDrawableFigures(wish, finder)
  const figures = wish.figures.map((figure) => ({ ...figure }))
  for (const drawable of drawables)
    for (const noun of drawable.wished.wears) {
      const { index } = drawable
      if (showsClothes(drawable, noun)) continue
      figures[index]!.wears = figures[index]!.wears.filter((worn) => worn !== noun)
      if (!finder.find(noun) || figures.length >= MAX_DRAWN_FIGURES) continue
      figures.push({
        noun,
        count: 1,
        looks: [],
        wears: [],
        holds: [],
        relation: { kind: 'with', to: index },
      })
    }
  return { ...wish, figures }
}
