import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate } from '#artist/lexicon/senses.ts'
import { attachByPreposition, attachByVerb } from './attach.ts'
import { setDeed } from './deeds.ts'
import type { Draft, Link } from './draft.ts'

const CONTAINERS = new Set(
  'basket easter-basket bucket box cup vase bird-nest handbag backpack suitcase bottle plate'.split(' '),
)

/** Hangs a figure that has just been named on to what was said before it. */
export function connect(draft: Draft, index: number, link: Link | undefined, lexicon: Lexicon): void {
  if (link?.verb && link.doers.length === 0 && !link.means) {
    beginWith(draft, index, lexicon)
    setDeed(draft, index, link.verb, lexicon)
  } else if (link?.verb) {
    const { doers } = link
    const companion = link.means === 'with' && draft.latest !== doers[0] && draft.before?.verb === link.verb
    if (companion) attachByPreposition(draft, doers[0] ?? 0, 'with', index, lexicon)
    else for (const doer of doers) attachByVerb(draft, doer, link.verb, index, link.means, lexicon)
    giveEachOne(draft, doers, index)
  } else if (link?.means) {
    if (draft.subjects.length === 0) draft.fronted.push({ means: link.means, thing: index })
    else
      for (const holder of holdersOf(draft, index, link.means, lexicon))
        attachByPreposition(draft, holder, link.means, index, lexicon)
  } else if (draft.subjects.length === 0 || draft.fresh) beginWith(draft, index, lexicon)
  else if (draft.joined) draft.subjects.push(index)
  else draft.loose.push(index)
}

/** "Two children riding bikes" ride two. */
function giveEachOne(draft: Draft, doers: number[], index: number): void {
  const thing = draft.wish.figures[index]
  const doer = draft.wish.figures[doers[0] ?? -1]
  if (thing?.vague && doer && doers.length === 1 && doer.count > 1) thing.count = doer.count
}

/** The sentence has found who it is about; what was said in front of it now has an owner. */
function beginWith(draft: Draft, index: number, lexicon: Lexicon): void {
  draft.subjects = [index]
  draft.first ??= index
  for (const { means, thing } of draft.fronted) attachByPreposition(draft, index, means, thing, lexicon)
  draft.fronted = []
}

const SHARED = new Set(['in', 'on', 'under'])

/** "A dog and a cat in the car": who was named together is in it together. */
function holdersOf(draft: Draft, index: number, means: string, lexicon: Lexicon): number[] {
  const { latest, subjects, wish } = draft
  const isFree = (figure: number) =>
    isAnimate(wish.figures[figure]!.noun, lexicon) &&
    !wish.figures[figure]!.relation &&
    !wish.figures[figure]!.verb
  const together =
    SHARED.has(means) && subjects.length > 1 && subjects.includes(latest) && subjects.every(isFree)
  return together ? subjects : [holderOf(draft, index, means, lexicon)]
}

/** "With" belongs to whoever was named last if alive, places belong to the one the sentence is about. */
function holderOf(draft: Draft, index: number, means: string, lexicon: Lexicon): number {
  const { figures } = draft.wish
  const { latest, subjects } = draft
  // "saves a cat from the tree": it is the cat that is up there
  const isCompany = means === 'with' || means === 'in' || means === 'from'
  // "a rabbit with eggs in a basket": things lie in their container
  if (means === 'in' && CONTAINERS.has(figures[index]!.noun) && latest !== index && latest >= 0) return latest
  if (latest !== index && latest >= 0 && isCompany && isAnimate(figures[latest]!.noun, lexicon)) return latest
  return subjects.at(means === 'with' ? -1 : 0) ?? 0
}
