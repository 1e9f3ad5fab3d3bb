import type { Verb } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { WishFigure } from '../wish.ts'

const UNUSED_VERBS = ['have', 'wear', 'dress-up']
/** The plain forms of verbs that need an object. */
const PLAIN_VERB: Record<string, string> = { 'fly-over': 'fly', 'swim-in': 'swim', 'eat-animal': 'eat' }

/** Verbs that the name of a person already implies: not "a painter painting". */
const VERBS_IN_NOUN: Record<string, string[]> = {
  painter: ['paint'],
  dancer: ['dance'],
  ballerina: ['dance', 'do-ballet'],
  singer: ['sing'],
  diver: ['dive', 'swim'],
  swimmer: ['swim'],
  skier: ['ski', 'climb'],
  runner: ['run'],
  climber: ['climb'],
  baker: ['bake'],
  chef: ['cook'],
  fisherman: ['fish'],
  juggler: ['juggle'],
  surfer: ['surf'],
  cyclist: ['ride-bike'],
  gymnast: ['do-gymnastics'],
  karateka: ['do-karate'],
  'figure-skater': ['ice-skate'],
  'football-player': ['play-football'],
  'basketball-player': ['play-basketball'],
}

/** The verb of a figure without an object, unless the name of the figure already implies it. */
export function plainVerb({ noun, verb }: WishFigure, lexicon: Lexicon): Verb | undefined {
  if (!verb || UNUSED_VERBS.includes(verb) || VERBS_IN_NOUN[noun]?.includes(verb)) return undefined
  return lexicon.verbs.get(PLAIN_VERB[verb] ?? verb)
}

/** The verb of an action, unless the name of the figure already implies it: not "soccer players playing soccer". */
export const unlessInNoun = (
  { verb, figure }: { verb?: Verb; figure?: WishFigure },
  { noun }: WishFigure,
): Verb | undefined => (!figure && VERBS_IN_NOUN[noun]?.includes(verb?.id ?? '') ? undefined : verb)
