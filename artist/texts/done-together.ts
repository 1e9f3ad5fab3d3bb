import type { Verb } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate, isWearable } from '#artist/lexicon/noun-properties.ts'
import type { WishFigure } from '../wish.ts'

/** People fight against a dragon, but with swords. */
export const isWeapon = (own: Verb, { noun }: WishFigure, lexicon: Lexicon): boolean =>
  own.id === 'fight' && !isAnimate(noun, lexicon)

/** Verbs that are done to clothes, not in them. */
export const ON_CLOTHES = new Set(['knit', 'sew', 'iron'])
export const CAUGHT = new Set('fish salmon trout tuna eel koi'.split(' '))

export const takesCompanion = ({ id, relation, en }: Verb, { noun }: WishFigure, lexicon: Lexicon): boolean =>
  (id === 'spray' && isAnimate(noun, lexicon)) ||
  (id === 'fish' && CAUGHT.has(noun)) ||
  (relation === 'with' && en.obj !== '-' && id !== 'have') ||
  id === 'ride-shoulders' ||
  id === 'fight'

/** Whether a companion does the same: "Mom cooking with a girl", "boxing with a bear". */
export const isDoneTogether = (own: Verb | undefined, friend: WishFigure, lexicon: Lexicon): boolean =>
  (own?.id === 'sleep' && lexicon.nouns.get(friend.noun)!.topic === 'toys') ||
  (HANDS_FREE.has(own?.id ?? '') && !isAnimate(friend.noun, lexicon)) ||
  (own !== undefined &&
    (ALONG_WITH.has(own.id) || own.id === 'mix' || (own.relation === 'with' && own.en.obj === '-')) &&
    isAnimate(friend.noun, lexicon) &&
    !isInactive(own, friend, lexicon))
/** Verbs that leave the hands free for something else. */
const HANDS_FREE = new Set('wave dance march celebrate'.split(' '))
const ALONG_WITH = new Set('bake cook read learn fish paint craft draw barbecue mow dig shop'.split(' '))

const INACTIVE = new Set('dream camp roar shine bloom work cry wake-up celebrate'.split(' '))
/** Done to things only: bridges are crossed and potions mixed, but ducks and owls are not. */
const ON_THINGS = new Set(['cross', 'mix'])
/** Whether the companion cannot take part in the action: it is not part of a dream, and cats are not knitted. */
export const isInactive = (verb: Verb, { noun }: WishFigure, lexicon: Lexicon): boolean =>
  INACTIVE.has(verb.id) ||
  (ON_THINGS.has(verb.id) && isAnimate(noun, lexicon)) ||
  (verb.id === 'knit' && !isWearable(noun, lexicon))
