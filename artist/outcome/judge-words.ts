import type { Lexicon } from '../lexicon/lexicon.ts'
import {
  findDrawableFigures,
  MAX_COPIES,
  type DrawableFigure,
  type FigureFinder,
} from '../compose/figures/drawable-figures.ts'
import { numberId } from '../lexicon/letters-and-numbers.ts'
import type { Wish, WishFigure, WishWord } from '../wish.ts'
import { meaningFlaws } from '../gate/meaning.ts'
import type { RejectionReason } from '../gate/gate.ts'
import type { Judgement } from './judgement.ts'
import { judgeNoun, type NounContext } from './judge-noun.ts'
import { showsLook } from './shows-look.ts'
import { stagesVerb } from './stages-verb.ts'
import type { WishOutcome } from '#domain/pages/wish-outcome.ts'
import { showsPlace } from './shows-place.ts'

/** Compares every word of a wish with what the artist can draw of it. */
export function judgeWords(
  wish: Wish,
  finder: FigureFinder,
  lexicon: Lexicon,
): { outcome: WishOutcome; flaws: RejectionReason[] } {
  const { drawables } = findDrawableFigures(wish, finder)
  const context: NounContext = { wish, drawables, finder, lexicon }
  const outcome: WishOutcome = { drawn: [], drawnAs: [], toColor: [], notDrawn: [], unknown: wish.unknown }
  const judged: { word: WishWord; judgement: Judgement }[] = []
  for (const word of wish.words ?? []) {
    if (judged.some((other) => other.word.typed === word.typed && other.word.id === word.id)) continue
    const judgement = judge(word, context, drawables)
    judged.push({ word, judgement })
    // A number is not a thing of its own; it is told only if it is wrong.
    if (judgement === 'drawn' && word.kind === 'number') continue
    if (judgement === 'drawn') outcome.drawn.push(word.typed)
    else if (judgement === 'to-color') outcome.toColor.push(word.typed)
    else if (judgement === 'not-drawn') outcome.notDrawn.push(word.typed)
    else outcome.drawnAs.push({ word: word.typed, as: judgement.as })
  }
  return { outcome, flaws: meaningFlaws(judged) }
}

function judge(word: WishWord, context: NounContext, drawables: readonly DrawableFigure[]): Judgement {
  const { wish, lexicon } = context
  switch (word.kind) {
    case 'noun':
      return judgeNoun(word, context)
    case 'group': {
      const members = lexicon.groups.get(word.id)?.members ?? []
      return drawables.some(({ wished }) => members.includes(wished.noun)) ? 'drawn' : 'not-drawn'
    }
    case 'place':
      return showsPlace(word.id, wish, drawables)
    case 'trait':
    case 'adjective':
      return showsLook(word, wish, drawables, lexicon)
    case 'verb':
      return stagesVerb(word.id, wish, drawables, lexicon) ? 'drawn' : 'not-drawn'
    case 'known':
      return WATER_WORDS.has(word.id) && showsPlace(word.id, wish, drawables) === 'drawn'
        ? 'drawn'
        : 'not-drawn'
    case 'number':
      return drawables.some(({ wished }) => showsNumber(wished, Number(word.id))) ? 'drawn' : 'not-drawn'
  }
}

const showsNumber = ({ count, noun }: WishFigure, number: number) =>
  (count === number && number <= MAX_COPIES) || noun === numberId(number)

const WATER_WORDS = new Set(['water'])
