import type { Relation, Wish, WishedFigure } from '../wish.ts'

/** How the next noun hangs on to what was said before. */
export interface Link {
  /** The meaning of the preposition, if there was one. */
  means?: string
  /** What is being done, and by whom. Nobody yet in "on the moon dances a rabbit". */
  verb?: string
  doers: number[]
}

/** A wish in the making, while its words are read from left to right. */
export interface Draft {
  wish: Wish
  /** Who the sentence is about: one figure, or several joined by "and". */
  subjects: number[]
  /** The first one a sentence was about: the main figure. */
  first?: number
  /** The figure named last. */
  latest: number
  link?: Link
  /** The last link, for lists: "with a dog and a cat". */
  before?: Link
  /** "In front of the house …": said before anybody was named. */
  fronted: { means: string; thing: number }[]
  /** Figures named without a link; in German and Dutch the verb that explains them may still come. */
  loose: number[]
  /** Figures that only came with a group ("farm animals: a cow, …"); named again, they are the same. */
  grouped: number[]
  /** Flags for the next noun. */
  joined: boolean
  /** "… who": the figure the clause that has just begun is about. */
  antecedent?: number
  negated: boolean
  definite: boolean
  /** The article of any kind that stood before the noun. */
  article?: string
  plural: boolean
  count?: number
  looks: string[]
  /** "The cat is …": what comes next may only say what it is. */
  copula: boolean
  /** The word before was a noun. */
  afterNoun: boolean
  /** A place or event that would be the figure if nobody else comes ("a forest"). */
  scenery?: string
  /** A new sentence has begun. */
  fresh: boolean
  /** The wish changes a page that exists: what is named again is that figure, and a new place replaces the old. */
  changing: boolean
  /** "instead", "replace": a newcomer takes the place of one that is there. */
  replacing: boolean
  incoming?: number
  outgoing?: number
}

export const startDraft = (wish: Wish): Draft => ({
  wish,
  subjects: wish.figures.length > 0 ? [0] : [],
  latest: wish.figures.length > 0 ? 0 : -1,
  fronted: [],
  loose: [],
  grouped: [],
  joined: false,
  negated: false,
  definite: false,
  plural: false,
  looks: [],
  copula: false,
  afterNoun: false,
  fresh: true,
  changing: wish.figures.length > 0,
  replacing: false,
})

export const newFigure = (noun: string, count: number, looks: string[]): WishedFigure => ({
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

/** One can do something and be somewhere at once. */
const PLACES: ReadonlySet<Relation> = new Set(['on', 'in', 'riding', 'driving'] as const)
const DEEDS: ReadonlySet<Relation> = new Set([
  'holding',
  'reading',
  'eating',
  'playing-with',
  'looking-at',
] as const)

const MOUNTED: ReadonlySet<Relation> = new Set(['riding', 'driving'] as const)

/** Says what `from` is to `to`. If `from` is already busy, the same is said from the other side. */
export function relate(draft: Draft, from: number, kind: Relation, to: number): void {
  const figure = draft.wish.figures[from]
  const other = draft.wish.figures[to]
  if (!figure || !other || from === to) return
  if (kind === 'with') other.relation ??= { kind, to: from }
  else if (!figure.relation || figure.relation.kind === 'with') figure.relation = { kind, to }
  // "on his horse on the roof": it is the horse that stands there
  else if (
    PLACES.has(kind) &&
    MOUNTED.has(figure.relation.kind) &&
    !draft.wish.figures[figure.relation.to]?.relation
  )
    relate(draft, figure.relation.to, kind, to)
  else if (PLACES.has(kind) && DEEDS.has(figure.relation.kind)) figure.where ??= { kind, to }
  else other.relation ??= { kind: INVERSE[kind] ?? 'with', to: from }
}

/** Looks that found no noun after them belong to the figure named last. */
export function bindLooks(draft: Draft): void {
  const figure = draft.wish.figures[draft.latest]
  if (!figure) return
  if (!draft.negated) for (const look of draft.looks) addOnce(figure.looks, look)
  draft.looks = []
}

export function addOnce(list: string[], id: string): void {
  if (!list.includes(id)) list.push(id)
}

/** Takes a figure out and keeps every pointer to the others right. */
export function removeFigure(draft: Draft, gone: number): void {
  const move = (index: number) => (index > gone ? index - 1 : index)
  const stays = (index: number) => index !== gone
  draft.wish.figures.splice(gone, 1)
  for (const figure of draft.wish.figures) {
    for (const tie of ['relation', 'where'] as const)
      if (figure[tie]?.to === gone) delete figure[tie]
      else if (figure[tie]) figure[tie].to = move(figure[tie].to)
  }
  draft.subjects = draft.subjects.filter(stays).map(move)
  draft.loose = draft.loose.filter(stays).map(move)
  draft.grouped = draft.grouped.filter(stays).map(move)
  draft.fronted = draft.fronted
    .filter(({ thing }) => stays(thing))
    .map((at) => ({ ...at, thing: move(at.thing) }))
  if (draft.first !== undefined) draft.first = draft.first === gone ? undefined : move(draft.first)
  draft.latest = Math.min(move(draft.latest), draft.wish.figures.length - 1)
}

/** The main figure stands first. */
export function putFirst(draft: Draft, main: number): void {
  const { figures } = draft.wish
  const [figure] = figures.splice(main, 1)
  if (!figure) return
  figures.unshift(figure)
  const move = (index: number) => (index === main ? 0 : index < main ? index + 1 : index)
  for (const { relation, where } of figures)
    for (const tie of [relation, where]) if (tie) tie.to = move(tie.to)
}

/** The newcomer of an exchange steps into the place of the one who leaves, and keeps what the other was doing. */
export function exchange(draft: Draft, isAlike: (a: string, b: string) => boolean): void {
  const { figures } = draft.wish
  const newcomer = figures[draft.incoming ?? -1]
  if (!draft.replacing || draft.incoming === undefined || !newcomer) return
  const alike = figures.findIndex((figure) => figure !== newcomer && isAlike(figure.noun, newcomer.noun))
  const out = draft.outgoing ?? Math.max(0, alike)
  const leaving = figures[out]
  if (!leaving || leaving === newcomer) return
  const { relation, where, verb, pose, wears, holds } = leaving
  figures[out] = {
    ...newcomer,
    wears,
    holds,
    relation,
    ...(where && { where }),
    verb: newcomer.verb ?? verb,
    pose: newcomer.pose ?? pose,
  }
  removeFigure(draft, draft.incoming)
}
