import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimal, isAnimate } from '#artist/lexicon/noun-properties.ts'
import type { WishFigure } from '../../wish.ts'
import type { Word } from '../lookup/choose-senses.ts'
import { flushLooks, type Draft } from './draft.ts'

// "An apple on its back", "a butterfly on the nose of a dog": a part of the body is a place.

/** Parts of the body on which a thing or an animal can be. */
const PARTS_TO_SIT_ON = new Set(
  'shoulder back-part head-part hand nose tail horns ears mane hair face shell-part'.split(' '),
)
/** Parts of the body that hold things. */
const PARTS_THAT_HOLD = new Set('mouth beak hand head-part trunk claws face'.split(' '))
const BODY_KINDS = new Set(['known', 'trait', 'noun'])
const PLACED_ON = new Set(['on', 'above'])
const PLACED_IN = new Set(['in', 'at'])
/** Verbs whose contact already decides where the thing is. */
const VERBS_WITH_OWN_CONTACT = new Set(['carry', 'ride-shoulders', 'balance', 'pet', 'wash', 'comb'])

const isBodyWord = ({ sense }: Word, ids: ReadonlySet<string>): boolean =>
  !!sense && BODY_KINDS.has(sense.kind) && 'id' in sense && ids.has(sense.id)

const isOf = (word: Word | undefined): boolean =>
  word?.sense?.kind === 'preposition' && word.sense.means === 'of'
/** German "auf der Nase eines Hundes" has no preposition. */
const GENITIVE = /^(?:des|eines|einer|der|meines|seines|ihres)$/i

/** Applies a part of the body after a preposition. Returns whether it was used as a place. */
export function applyBodyPlace(draft: Draft, words: readonly Word[], at: number, lexicon: Lexicon): boolean {
  const word = words[at]!
  const { link } = draft
  // « Assis sur », "sentado en" contain the preposition.
  const preposition = link?.preposition ?? (link?.verb === 'sit' ? 'on' : undefined)
  if (!link || !preposition || draft.negated) return false
  const isOn = PLACED_ON.has(preposition) || (preposition === 'in' && draft.wish.language === 'es')
  if (isOn && isBodyWord(word, PARTS_TO_SIT_ON)) {
    const next = words[at + 1]
    if (isOf(next) || (next && GENITIVE.test(next.typed))) {
      draft.link = { ...link, preposition: 'on' }
      draft.bodyOf = isOf(next)
    } else {
      putOnCarrier(draft, lexicon)
      endPlace(draft)
    }
    return true
  }
  if (!PLACED_IN.has(preposition) || !isBodyWord(word, PARTS_THAT_HOLD)) return false
  holdInMouth(draft, lexicon)
  endPlace(draft)
  return true
}

function endPlace(draft: Draft): void {
  flushLooks(draft)
  draft.link = undefined
  draft.definite = false
  draft.article = undefined
  draft.afterConjunction = false
}

/** The figure that carries the last named one, or is named together with it. */
function carrierOf({ wish: { figures }, lastFigure, subjects }: Draft, lexicon: Lexicon): number {
  const thing = figures[lastFigure]
  const isCarrier = ({ noun }: WishFigure, index: number) => index !== lastFigure && isAnimate(noun, lexicon)
  const holder = figures.findIndex((each, i) => isCarrier(each, i) && each.relation?.to === lastFigure)
  if (holder >= 0) return holder
  if (thing?.relation && isCarrier(figures[thing.relation.to]!, thing.relation.to)) return thing.relation.to
  return subjects.find((index) => figures[index] && isCarrier(figures[index], index)) ?? -1
}

/** "With a parrot on his shoulder": the last named figure is on its owner. */
function putOnCarrier(draft: Draft, lexicon: Lexicon): void {
  const { figures } = draft.wish
  const carrier = carrierOf(draft, lexicon)
  const owner = figures[carrier]
  const thing = figures[draft.lastFigure]
  // People carry with their hands, a turtle on its back.
  const isByHands = VERBS_WITH_OWN_CONTACT.has(owner?.verb ?? '') && !isAnimal(owner!.noun, lexicon)
  if (!owner || !thing || isByHands || thing.wears.length > 0) return
  const isHeld = owner.relation?.to === draft.lastFigure
  if (isHeld && owner.verb && owner.relation?.kind !== 'holding') return
  if (isHeld) delete owner.relation
  if (thing.relation && thing.relation.to !== carrier) return
  thing.relation = { kind: 'on', to: carrier }
  if (owner.verb !== 'carry') return
  delete owner.verb
  delete owner.pose
}

/** "With a stick in its mouth" is held. */
function holdInMouth(draft: Draft, lexicon: Lexicon): void {
  const { figures } = draft.wish
  const carrier = carrierOf(draft, lexicon)
  const thing = figures[draft.lastFigure]
  const owner = figures[carrier]
  if (!owner || thing?.relation?.to !== carrier || owner.relation || isAnimate(thing.noun, lexicon)) return
  delete thing.relation
  owner.relation = { kind: 'holding', to: draft.lastFigure }
}
