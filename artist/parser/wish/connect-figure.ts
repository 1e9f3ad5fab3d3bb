import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate } from '#artist/lexicon/noun-properties.ts'
import { HAS_SEATS, relateByPreposition, relateByVerb } from './relate-figures.ts'
import { relatePassive, setAction } from './apply-verb.ts'
import type { Draft, Link } from './draft.ts'
import { doerBefore } from './missing-doer.ts'

const CONTAINERS = new Set(
  'basket easter-basket bucket box cup vase bird-nest handbag backpack suitcase bottle plate'.split(' '),
)

/** Relates a new figure to the words before it. */
export function connectFigure(draft: Draft, index: number, link: Link | undefined, lexicon: Lexicon): void {
  const noun = draft.wish.figures[index]!.noun
  const child = link?.word ? doerBefore(draft, link.word, noun, link.preposition, lexicon) : undefined
  if (link?.verb && link.patients) relatePassive(draft, index, link.verb, link.patients, lexicon)
  else if (child !== undefined && link?.verb) {
    startSentence(draft, child, lexicon)
    setAction(draft, child, link.verb, lexicon)
    relateByVerb(draft, child, link.verb, index, link.preposition, lexicon)
  } else if (link?.verb && link.doers.length === 0 && !link.preposition) {
    startSentence(draft, index, lexicon)
    setAction(draft, index, link.verb, lexicon)
  } else if (link?.verb) {
    const { doers } = link
    const companion =
      link.preposition === 'with' && draft.lastFigure !== doers[0] && draft.previousLink?.verb === link.verb
    if (companion) relateByPreposition(draft, doers[0] ?? 0, 'with', index, lexicon)
    else for (const doer of doers) relateByVerb(draft, doer, link.verb, index, link.preposition, lexicon)
    matchCounts(draft, doers, index)
  } else if (link?.preposition) {
    if (draft.subjects.length === 0)
      draft.leadingPhrases.push({ preposition: link.preposition, thing: index })
    else
      for (const holder of ownersOf(draft, index, link.preposition, lexicon))
        relateByPreposition(draft, holder, link.preposition, index, lexicon)
  } else if (draft.subjects.length === 0 || draft.atSentenceStart) startSentence(draft, index, lexicon)
  else if (draft.afterConjunction && !isVerbStillToCome(draft)) draft.subjects.push(index)
  else draft.unlinked.push(index)
}

/** In a German or Dutch relative clause the verb comes last, so "die mich und meine Schwester bringt" names objects. */
const isVerbStillToCome = ({ antecedent, wish: { language } }: Draft): boolean =>
  antecedent !== undefined && (language === 'de' || language === 'nl')

/** "Two children riding bikes" means two bikes. */
function matchCounts(draft: Draft, doers: number[], index: number): void {
  const thing = draft.wish.figures[index]
  const doer = draft.wish.figures[doers[0] ?? -1]
  if (thing?.vague && doer && doers.length === 1 && doer.count > 1) thing.count = doer.count
}

/** Makes a figure the subject of the sentence and relates the phrases before it to it. */
function startSentence(draft: Draft, index: number, lexicon: Lexicon): void {
  draft.subjects = [index]
  draft.mainFigure ??= index
  for (const { preposition, thing } of draft.leadingPhrases)
    relateByPreposition(draft, index, preposition, thing, lexicon)
  draft.leadingPhrases = []
}

const SHARED_PREPOSITIONS = new Set(['in', 'on', 'under'])

/** "A dog and a cat in the car": both are in it. */
function ownersOf(draft: Draft, index: number, preposition: string, lexicon: Lexicon): number[] {
  const { lastFigure, subjects, wish } = draft
  const isFree = (figure: number) =>
    isAnimate(wish.figures[figure]!.noun, lexicon) &&
    !wish.figures[figure]!.relation &&
    !wish.figures[figure]!.verb
  const together =
    SHARED_PREPOSITIONS.has(preposition) &&
    subjects.length > 1 &&
    subjects.includes(lastFigure) &&
    subjects.every(isFree)
  return together ? subjects : [ownerOf(draft, index, preposition, lexicon)]
}

const HUGS = new Set(['hug', 'kiss', 'cradle', 'pet', 'love', 'read-aloud'])

/** "With" belongs to the last named figure if it is animate; places belong to the subject. */
function ownerOf(draft: Draft, index: number, preposition: string, lexicon: Lexicon): number {
  const { figures } = draft.wish
  const { lastFigure, subjects } = draft
  // In "saves a cat from the tree" the cat is in the tree.
  // In "der zwei Kinder auf dem Schlitten zieht" the children are on the sled.
  const isOfObject = SHARED_PREPOSITIONS.has(preposition) && draft.unlinked.at(-1) === lastFigure
  if (isOfObject && isVerbStillToCome(draft) && lastFigure !== index) return lastFigure
  // In "hugs a teddy in bed" the child is in bed.
  if (
    preposition === 'in' &&
    HUGS.has(figures[subjects[0] ?? -1]?.verb ?? '') &&
    !figures[subjects[0]!]!.where
  )
    return subjects[0]!
  const isCompany = preposition === 'with' || preposition === 'in' || preposition === 'from' || (preposition === 'at' && figures[index]!.noun === 'bed') // prettier-ignore
  if (preposition === 'full-of' && lastFigure !== index && lastFigure >= 0) return lastFigure
  // In "a rabbit with eggs in a basket" the eggs are in the basket.
  if (preposition === 'in' && CONTAINERS.has(figures[index]!.noun) && lastFigure !== index && lastFigure >= 0)
    return lastFigure
  // In "pulls a cart with three ducklings" they sit in it.
  if (preposition === 'with' && lastFigure !== index && HAS_SEATS.has(figures[lastFigure]?.noun ?? '') && isAnimate(figures[index]!.noun, lexicon)) return lastFigure // prettier-ignore
  // In "helps to build a snowman" the helper belongs to the builder, not to the snowman.
  if (isCompany && figures[subjects[0] ?? -1]?.verb === 'build') return subjects[0]!
  if (lastFigure !== index && lastFigure >= 0 && isCompany && isAnimate(figures[lastFigure]!.noun, lexicon))
    return lastFigure
  return subjects.at(preposition === 'with' ? -1 : 0) ?? 0
}
