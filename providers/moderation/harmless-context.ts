import { findBrokenRule } from '#domain/safety/context-rule.ts'
import { DANGER_RULES } from './danger-rules.ts'
import type { Match } from './lexicon/find-matches.ts'
import { PERSON } from './safety-rule.ts'

/** The indices of the first and the last token. */
export interface Span {
  from: number
  to: number
}

/** What a warning may forbid, as concepts: "no kicking". */
const FORBIDDEN_DEEDS = ['kick', 'strike', 'violent-act', 'hurt-animal', 'jump', 'push', 'warning-object']
/** A text with one of these concepts that forbids a blow may be a cry for help, not a warning: "don't hit me". */
const VICTIMS = ['speaker', 'family', 'partner']
const BLOWS = new Set(['kick', 'strike', 'violent-act', 'hurt-animal'])
/** How many words a negation may be away from the deed. */
const MAX_DISTANCE = 4
const MIN_TOOLS = 2
/** A text with one of these concepts is not a list of tools. */
const NOT_AMONG_TOOLS = [
  ...PERSON,
  'animal',
  'body-part',
  'limb',
  'eye',
  'speaker',
  'addressee',
  'blood',
  'dead',
  'kill',
  'gun',
]

export const isDangerEntry = ({ entry }: Match): boolean =>
  entry.severity === 'always' && entry.concept === 'danger'

/**
 * Finds warnings such as "never play with matches" and "hands are not for hitting", from the negation to the deed. A
 * text with words such as "tell", "afraid" or "stop" has no warning, because a negation makes them worse ("don't tell
 * mum", "he does not stop").
 */
export function findWarnings(concepts: Set<string>[], matches: Match[]): Span[] {
  const occurs = (names: string[]) => concepts.some((set) => names.some((name) => set.has(name)))
  if (!occurs(['negation', 'ban']) || occurs(['no-warning'])) return []
  const mayForbidBlows = !occurs(VICTIMS)
  const deeds: Span[] = [
    ...matches.filter(isDangerEntry),
    ...DANGER_RULES.flatMap((rule) => {
      const tokens = findBrokenRule(concepts, [rule])?.tokens
      return tokens ? [{ from: Math.min(...tokens), to: Math.max(...tokens) }] : []
    }),
    ...concepts.flatMap((set, at) =>
      FORBIDDEN_DEEDS.some((deed) => set.has(deed) && (mayForbidBlows || !BLOWS.has(deed)))
        ? [{ from: at, to: at }]
        : [],
    ),
  ]
  return deeds.flatMap(({ from, to }) => {
    const negation = concepts.findIndex(
      (set, at) =>
        (set.has('negation') && at >= from - MAX_DISTANCE && at <= to) ||
        // German and Dutch negate a verb after it: "man schlägt keine Tiere".
        (set.has('negation-after-verb') && at === to + 1) ||
        (set.has('ban') && at >= from - MAX_DISTANCE && at <= to + MAX_DISTANCE),
    )
    return negation === -1 ? [] : [{ from: Math.min(from, negation), to: Math.max(to, negation) }]
  })
}

/** The tools of a text that lists several and mentions no person, animal or weapon: "saw, hammer and drill". */
export function findToolbox(concepts: Set<string>[]): Span[] {
  const tools = concepts.flatMap((set, at) => (set.has('hand-tool') ? [{ from: at, to: at }] : []))
  const isAmongOthers = concepts.some((set) => NOT_AMONG_TOOLS.some((name) => set.has(name)))
  return tools.length >= MIN_TOOLS && !isAmongOthers ? tools : []
}
