import {
  findDrawableFigures,
  MAX_DRAWN_FIGURES,
  type FigureFinder,
} from '../compose/figures/drawable-figures.ts'
import { planPicture } from '../compose/picture.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { isAnimate } from '../lexicon/noun-properties.ts'
import type { Wish, WishFigure, WishWord } from '../wish.ts'
import { castFeast } from '../feasts/feast-casts.ts'
import { stageFeast } from '../feasts/stage-feast.ts'
import { castPlace } from '../feasts/place-casts.ts'
import { resolveDiagram } from '../diagrams/resolve-diagram.ts'
import { addEventFacts } from './event-facts.ts'
import { judgeWords, type Assessment } from './judge-words.ts'
import { stageDeeds } from './stage-deeds.ts'
import { showsClothes } from './shown-by-figures.ts'

interface DrawableWish extends Assessment {
  wish: Wish
  /** The words of the wish, to be compared with the picture when it is drawn. */
  words: WishWord[]
}

/**
 * Adds what the event of a wish implies, removes figures that cannot be drawn and lists what will become of each word. Clothes
 * that the figure cannot wear are drawn beside it.
 */
export function reduceToDrawable(parsed: Wish, finder: FigureFinder, lexicon: Lexicon): DrawableWish {
  const { words = [], ...rest } = castPlace(
    castFeast(
      stageFeast(stageDeeds(resolveDiagram(parsed), (noun) => finder.find(noun)?.maker.source === 'people')),
      (noun) => isAnimate(noun, lexicon),
    ),
    lexicon,
    (noun) => finder.find(noun) !== undefined,
  )
  const wish = takeOffInvisibleClothes(addEventFacts(rest, finder.topicOf), finder)
  const drawable = findDrawableFigures(wish, finder).drawables.map(({ index }) => index)
  const reduced: Wish = {
    ...wish,
    figures: drawable.map((index) => relinked(wish.figures[index]!, drawable)),
  }
  const moved = words.map((word) => withNewIndex(word, drawable))
  const picture = planPicture(reduced, finder)
  return { wish: reduced, words: moved, ...judgeWords(reduced, moved, picture, finder, lexicon) }
}

/** The index of a figure that is not drawn. */
const NO_FIGURE = -1

const withNewIndex = (word: WishWord, drawable: readonly number[]): WishWord =>
  word.figure === undefined ? word : { ...word, figure: drawable.indexOf(word.figure) }

/** The figure with the new indices of its relations, without those to figures that are not drawn. */
function relinked({ relation, where, ...figure }: WishFigure, drawable: readonly number[]): WishFigure {
  const link = (old: WishFigure['relation']) => {
    const to = old ? drawable.indexOf(old.to) : NO_FIGURE
    return old && to !== NO_FIGURE ? { ...old, to } : undefined
  }
  const [newRelation, newWhere] = [link(relation), link(where)]
  return { ...figure, ...(newRelation && { relation: newRelation }), ...(newWhere && { where: newWhere }) }
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
