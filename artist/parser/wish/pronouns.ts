import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate } from '#artist/lexicon/noun-properties.ts'
import type { Pronoun } from '../lookup/pronouns.ts'
import type { WishFigure } from '../../wish.ts'
import { newFigure, type Draft } from './draft.ts'
import { relateByVerb } from './relate-figures.ts'

/** Verbs whose receiver is not their object: "le lee un cuento", "gives him a ball". */
const WITH_RECEIVER = new Set(
  'give show bring sell share read read-aloud throw sing play-instrument cook bake write draw have hold'.split(
    ' ',
  ),
)

/** Relates the subjects to the figure that a pronoun refers to: the last other living one, or the children who write the wish. */
export function relatePronoun(
  draft: Draft,
  pronoun: Pronoun,
  doers: readonly number[],
  verb: string,
  lexicon: Lexicon,
): void {
  const { figures } = draft.wish
  const isOther = (index: number) => !doers.includes(index) && isAnimate(figures[index]!.noun, lexicon)
  const others = figures.map((_, index) => index).filter(isOther)
  const [doer] = doers
  if (doer === undefined) return
  const isWriter = pronoun === 'me' || pronoun === 'us'
  // "They" means several figures. The main figure stands for them, unless it is the doer.
  const main = others.find((index) => index === draft.mainFigure)
  const several = others.findLast((index) => figures[index]!.count > 1)
  const named = pronoun === 'them' ? (several ?? main ?? others.at(-1)) : (main ?? others.at(-1))
  const meant = isWriter ? addWishWriters(figures, pronoun) : named
  if (meant === undefined) return
  if ((isWriter || pronoun === 'indirect') && WITH_RECEIVER.has(verb))
    figures[meant]!.relation ??= { kind: 'with', to: doer }
  else for (const each of doers) relateByVerb(draft, each, verb, meant, undefined, lexicon)
}

const CHILDREN = 3

/** Adds the child or the children who write the wish. Returns the index. */
function addWishWriters(figures: WishFigure[], pronoun: 'me' | 'us'): number {
  const child = newFigure('child', pronoun === 'me' ? 1 : CHILDREN, [])
  return figures.push(pronoun === 'me' ? child : { ...child, vague: true }) - 1
}
