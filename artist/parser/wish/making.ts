import type { Language } from '#domain/text/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isRideable, topicOf } from '#artist/lexicon/noun-properties.ts'
import type { Word } from '../lookup/choose-senses.ts'
import { applyVerb, setAction } from './apply-verb.ts'
import type { Draft, Link } from './draft.ts'
import { addChild, isNonFinite } from './missing-doer.ts'
import { relateByVerb } from './relate-figures.ts'
import { wordSet } from '../../word-set.ts'

// The object decides what "makes" means: pancakes are cooked, a snowman is built, a card is crafted.

const BAKED = wordSet(
  `cake birthday-cake wedding-cake king-cake cookie bread cupcake pie gingerbread-man gingerbread-house waffle croissant pretzel pizza`,
)
const BUILT = wordSet(
  `snowman sand-castle igloo house log-cabin tent doghouse treehouse tower castle bird-nest campfire raft bridge birdhouse spider-web building-block
  snow-fort robot`,
)
const CRAFTED = wordSet(
  `kite lantern garland carnival-mask valentine-card mothers-day-card paper-plane paper-boat flower-wreath crown puppet doll bouquet
  school-cone letter necklace bracelet paper-crown easter-egg`,
)

/** A verb that only the parser uses. The object decides by which verb of the lexicon it is replaced. */
const MAKE = 'make'

function verbOfMaking(noun: string, lexicon: Lexicon): string | undefined {
  if (BAKED.has(noun)) return 'bake'
  if (BUILT.has(noun)) return 'build'
  if (CRAFTED.has(noun)) return 'craft'
  if (noun === 'magic-potion') return 'mix'
  return topicOf(noun, lexicon) === 'food' ? 'cook' : undefined
}

/** Reads a form of "to make". German and Dutch clauses may have its object before it. */
export function applyMaking(
  draft: Draft,
  words: Word[],
  at: number,
  language: Language,
  lexicon: Lexicon,
): void {
  const before = draft.wish.figures[draft.unlinked.at(-1) ?? -1]
  const verb = before && verbOfMaking(before.noun, lexicon)
  const only = onlyThing(draft, words[at]!, language, lexicon)
  if (verb) applyVerb(draft, verb, words, at, language, lexicon)
  // In "Plätzchen machen" the subject is missing.
  else if (only) {
    const child = addChild(draft)
    Object.assign(draft, { subjects: [child], mainFigure: child, link: { verb: only, doers: [child] } })
    setAction(draft, child, only, lexicon)
    relateByVerb(draft, child, only, 0, undefined, lexicon)
  } else if (draft.subjects.length > 0 && !draft.negated)
    draft.link = {
      verb: MAKE,
      doers: draft.antecedent === undefined ? [...draft.subjects] : [draft.antecedent],
    }
  // In "making pancakes" the subject is missing.
  else if (isFirst(words, at) && isNonFinite(words[at]!, language) && !draft.editing)
    draft.link = { verb: MAKE, doers: [], word: words[at]! }
}

/** The verb for the only noun before a German or Dutch infinitive. */
function onlyThing(
  { wish: { figures }, editing, link }: Draft,
  word: Word,
  language: Language,
  lexicon: Lexicon,
): string | undefined {
  const isAfter = (language === 'de' || language === 'nl') && isNonFinite(word, language)
  if (!isAfter || editing || link || figures.length !== 1 || figures[0]!.verb) return undefined
  return verbOfMaking(figures[0]!.noun, lexicon)
}

const isFirst = (words: readonly Word[], at: number): boolean =>
  words.slice(0, at).every(({ sense }) => sense?.kind === 'filler')

/** Replaces "make" by the verb that fits its object, and gives it to the subjects. */
export function resolveMaking(
  draft: Draft,
  link: Link | undefined,
  noun: string | undefined,
  lexicon: Lexicon,
): Link | undefined {
  if (link?.verb !== MAKE) return link
  // "Fait du poney" means riding one.
  const rides = draft.wish.language === 'fr' && isRideable(noun ?? '')
  const verb = rides ? 'ride' : noun && !link.preposition ? verbOfMaking(noun, lexicon) : undefined
  if (!verb) return link.preposition ? { preposition: link.preposition, doers: link.doers } : undefined
  if (link.doers.length === 0) {
    const child = addChild(draft)
    draft.subjects = [child]
    draft.mainFigure ??= child
    link.doers.push(child)
  }
  for (const doer of link.doers) setAction(draft, doer, verb, lexicon)
  draft.antecedent = undefined
  return { verb, doers: link.doers }
}
