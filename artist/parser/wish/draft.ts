import type { Word } from '../lookup/choose-senses.ts'
import type { Pronoun } from '../lookup/pronouns.ts'
import type { Relation, Wish, WishFigure } from '../../wish.ts'

/** How the next noun relates to the words before it. */
export interface Link {
  /** The meaning of the preposition, if there is one. */
  preposition?: string
  /** The verb and the figures that do it. There is no doer yet in "on the moon dances a rabbit". */
  verb?: string
  doers: number[]
  /** The figures that a passive verb acts on; the next noun is its agent. */
  patients?: number[]
  /** The verb as it is written, if no subject is named before it. */
  word?: Word
  /** A place follows the verb, so its object may follow, but only at once. */
  afterPlace?: true
  /** The noun after the preposition has no drawing. */
  isUndrawn?: true
}

/** The parser's state while it reads the words from left to right. */
export interface Draft {
  wish: Wish
  /** The subjects of the sentence: one figure, or several joined by "and". */
  subjects: number[]
  /** The subject of the first sentence: the main figure. */
  mainFigure?: number
  /** The index of the last named figure, or -1. */
  lastFigure: number
  link?: Link
  /** The link before this one, for lists: "with a dog and a cat". */
  previousLink?: Link
  /** Phrases before the subject: "in front of the house …". */
  leadingPhrases: { preposition: string; thing: number }[]
  /** Figures without a link. In German and Dutch their verb may still follow. */
  unlinked: number[]
  /** Figures of a group ("farm animals: a cow, …"). Naming one again means the same figure. */
  groupMembers: number[]
  /** "And" or a comma precedes the next noun. */
  afterConjunction: boolean
  /** The figure that the current relative clause ("… who") is about. */
  antecedent?: number
  /** The figure of the last relative clause, kept after its verb: "… who sits and reads". */
  relativeHead?: number
  /** The figure that is the object of the clause: the cake of "the cake that Grandma bakes". */
  patients?: number[]
  /** The preposition before them: "the horse on which a girl sits". */
  patientPreposition?: string | undefined
  /** Figures whose object has no drawing, so that their verb gets no other object. */
  withoutObject: Set<number>
  /** A pronoun that stands before its verb: "la mira". */
  pronoun?: Pronoun
  /** Inside a phrase like "before going to school", which is about another time. */
  isOtherTime: boolean
  negated: boolean
  definite: boolean
  /** The article before the noun, definite or not. */
  article?: string
  plural: boolean
  count?: number
  /** The count is a guess: "a herd of", "many". */
  isCountVague: boolean
  /** Where a group is, unless the wish names a place. */
  usualPlace?: string
  looks: string[]
  /** After "turns a pumpkin": what it becomes is beside it, and nobody is in it. */
  isChanging?: boolean
  /** After "on the nose", where "of" only names the owner. */
  bodyOf?: boolean
  /** The last word is a form of "to be", so the next noun or adjective describes the subject. */
  copula: boolean
  /** The previous word is a noun. */
  afterNoun: boolean
  /** A place or event that becomes the figure if the wish names no other ("a forest"). */
  fallbackNoun?: string
  /** The first place that the words name, including places later in the wish. */
  place?: string
  /** The next word begins a sentence. */
  atSentenceStart: boolean
  /**
   * The wish changes an existing page: a repeated noun means the existing figure, and a new place replaces the old
   * one.
   */
  editing: boolean
  /** The change contains "instead" or "replace": a new figure takes the place of an existing one. */
  replacing: boolean
  newcomer?: number
  replaced?: number
}

export const startDraft = (wish: Wish): Draft => ({
  wish,
  subjects: wish.figures.length > 0 ? [0] : [],
  lastFigure: wish.figures.length > 0 ? 0 : -1,
  leadingPhrases: [],
  unlinked: [],
  groupMembers: [],
  afterConjunction: false,
  isOtherTime: false,
  withoutObject: new Set(),
  negated: false,
  definite: false,
  plural: false,
  isCountVague: false,
  looks: [],
  copula: false,
  afterNoun: false,
  atSentenceStart: true,
  editing: wish.figures.length > 0,
  replacing: false,
})

export const newFigure = (noun: string, count: number, looks: string[]): WishFigure => ({
  noun,
  count,
  looks,
  wears: [],
  holds: [],
})

const INVERSE: Partial<Record<Relation, Relation>> = {
  on: 'under',
  under: 'above',
  above: 'under',
  behind: 'in-front-of',
  'in-front-of': 'behind',
  beside: 'beside',
}

/** A figure can have an action and a place at the same time. */
const PLACES: ReadonlySet<Relation> = new Set(['on', 'in', 'riding', 'driving'] as const)
const ACTIONS: ReadonlySet<Relation> = new Set([
  'holding',
  'reading',
  'eating',
  'playing-with',
  'looking-at',
] as const)

const RIDING: ReadonlySet<Relation> = new Set(['riding', 'driving'] as const)

/**
 * Stores the relation of `from` to `to`. If `from` already has one, `to` gets the inverse. `isAction`: `to` is the object of a verb.
 */
export function relate(
  draft: Draft,
  from: number,
  kind: Relation,
  to: number,
  { isAction = false } = {},
): void {
  const figure = draft.wish.figures[from]
  const other = draft.wish.figures[to]
  if (!figure || !other || from === to) return
  if (kind === 'with') other.relation ??= { kind, to: from }
  else if (!figure.relation || figure.relation.kind === 'with') figure.relation = { kind, to }
  // In "on his horse on the roof" the horse is on the roof.
  else if (
    PLACES.has(kind) &&
    RIDING.has(figure.relation.kind) &&
    !draft.wish.figures[figure.relation.to]?.relation
  )
    relate(draft, figure.relation.to, kind, to)
  else if (PLACES.has(kind) && ACTIONS.has(figure.relation.kind)) figure.where ??= { kind, to }
  // In "a man in a boat feeds a duck" the duck is the object and the boat the place.
  else if (isAction && PLACES.has(figure.relation.kind) && !figure.where) {
    figure.where = figure.relation
    figure.relation = { kind, to }
  } else other.relation ??= { kind: INVERSE[kind] ?? 'with', to: from }
}

/** Gives adjectives without a following noun to the last named figure. */
export function flushLooks(draft: Draft): void {
  const figure = draft.wish.figures[draft.lastFigure]
  if (!figure) return
  if (!draft.negated) for (const look of draft.looks) addOnce(figure.looks, look)
  draft.looks = []
}

export function addOnce(list: string[], id: string): void {
  if (!list.includes(id)) list.push(id)
}

/** Removes a figure and corrects every index into the list. */
export function removeFigure(draft: Draft, removed: number): void {
  const newIndex = (index: number) => (index > removed ? index - 1 : index)
  const isKept = (index: number) => index !== removed
  draft.wish.figures.splice(removed, 1)
  for (const figure of draft.wish.figures) {
    for (const link of ['relation', 'where'] as const)
      if (figure[link]?.to === removed) delete figure[link]
      else if (figure[link]) figure[link].to = newIndex(figure[link].to)
  }
  draft.subjects = draft.subjects.filter(isKept).map(newIndex)
  draft.unlinked = draft.unlinked.filter(isKept).map(newIndex)
  draft.groupMembers = draft.groupMembers.filter(isKept).map(newIndex)
  draft.leadingPhrases = draft.leadingPhrases
    .filter(({ thing }) => isKept(thing))
    .map((at) => ({ ...at, thing: newIndex(at.thing) }))
  if (draft.mainFigure !== undefined)
    draft.mainFigure = draft.mainFigure === removed ? undefined : newIndex(draft.mainFigure)
  draft.lastFigure = Math.min(newIndex(draft.lastFigure), draft.wish.figures.length - 1)
}

/** Moves the main figure to the front and corrects every index. */
export function moveToFront(draft: Draft, main: number): void {
  const { figures } = draft.wish
  const [figure] = figures.splice(main, 1)
  if (!figure) return
  figures.unshift(figure)
  const newIndex = (index: number) => (index === main ? 0 : index < main ? index + 1 : index)
  for (const { relation, where } of figures)
    for (const link of [relation, where]) if (link) link.to = newIndex(link.to)
}

/** Puts the new figure in the place of the replaced one, with the same action, clothes and relations. */
export function replaceFigure(draft: Draft, isAlike: (a: string, b: string) => boolean): void {
  const { figures } = draft.wish
  const newcomer = figures[draft.newcomer ?? -1]
  if (!draft.replacing || draft.newcomer === undefined || !newcomer) return
  const alike = figures.findIndex((figure) => figure !== newcomer && isAlike(figure.noun, newcomer.noun))
  const replacedIndex = draft.replaced ?? Math.max(0, alike)
  const replacedFigure = figures[replacedIndex]
  if (!replacedFigure || replacedFigure === newcomer) return
  const { relation, where, verb, pose, wears, holds } = replacedFigure
  figures[replacedIndex] = {
    ...newcomer,
    wears,
    holds,
    relation,
    ...(where && { where }),
    verb: newcomer.verb ?? verb,
    pose: newcomer.pose ?? pose,
  }
  removeFigure(draft, draft.newcomer)
}

/** The index of the first figure that fits, which is added if there is none. */
export const indexOf = (figures: WishFigure[], has: (noun: string) => boolean, noun: string): number => {
  const found = figures.findIndex((other) => has(other.noun))
  return found < 0 ? figures.push(newFigure(noun, 1, [])) - 1 : found
}
