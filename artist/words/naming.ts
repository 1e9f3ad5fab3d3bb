import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Reading } from '#artist/lexicon/readings.ts'
import { isAnimate, isBodyPart } from '#artist/lexicon/senses.ts'
import { dress } from './attach.ts'
import type { Word } from './choose.ts'
import { connect } from './connecting.ts'
import { addOnce, newFigure, removeFigure, type Draft, type Link } from './draft.ts'
import { addPart } from './parts.ts'
import { takeRole } from './roles.ts'
import { settle, standing } from './settle.ts'
import { sexOf } from './sex.ts'
import type { WishedFigure } from '../wish.ts'

/** Who jumps or flies "sobre la luna" is not on it. */
const LEAPS = ['jump', 'hop', 'fly', 'fly-over']
const reachedBy = (link: Link | undefined) =>
  link?.means === 'on' && LEAPS.includes(link.verb ?? '') ? 'above' : link?.means

/** How many a bare plural means ("cats"). */
const SOME = 3
const MOST = 12
/** More would not fit on a page. */
const MOST_FIGURES = 12
const SINGULAR = /^(?:an?|ein|eine[nmrs]?|une?|una|uno|een|dem|des)$/i
/** Plural by nature: "glasses" is one thing. */
const PAIRS = new Set(
  'french-fry pea glasses sunglasses binoculars trousers scissors headphone firework pajamas bean grape rice confetti'.split(
    ' ',
  ),
)

type Named = Extract<Reading, { kind: 'noun' | 'group' | 'place' }>

/** A noun has been read: it becomes a figure, a setting, something worn, or adds to what is there already. */
export function nameFigure(draft: Draft, word: Word, lexicon: Lexicon): void {
  const reading = word.reading as Named
  const link = onTopOf(reading, draft.link ?? (draft.joined ? draft.before : undefined))
  if (draft.negated) forget(draft, reading, word.place, lexicon)
  else if (reading.kind === 'group') nameGroup(draft, reading.id, word.place, link, lexicon)
  else {
    const isFigure = name(draft, word, reading, link, lexicon)
    for (const part of word.modifier?.slice(0, 1) ?? []) addPart(draft, part, isFigure, lexicon)
  }
  draft.before = link
  draft.link = carried(draft, link)
  clearFlags(draft)
}

/** Spanish "en el tejado": one is on a roof, not in it. */
const onTopOf = (reading: Named, link: Link | undefined): Link | undefined =>
  link?.means === 'in' && reading.kind === 'noun' && reading.part ? { ...link, means: 'on' } : link

/** "On the moon dances a rabbit": once the doer is known, the verb still waits for its object. */
const carried = (draft: Draft, link: Link | undefined): Link | undefined =>
  link?.verb && link.doers.length === 0 && !link.means && draft.subjects.length > 0
    ? { verb: link.verb, doers: [...draft.subjects] }
    : undefined

export function clearFlags(draft: Draft): void {
  draft.joined = false
  draft.negated = false
  draft.copula = false
  draft.definite = false
  draft.article = undefined
  draft.plural = false
  draft.count = undefined
  draft.looks = []
}

function name(draft: Draft, word: Word, reading: Named, link: Link | undefined, lexicon: Lexicon): boolean {
  const { wish } = draft
  const noun = reading.kind === 'noun' ? reading.id : undefined
  const place = reading.kind === 'place' ? reading.id : word.place
  if (place) {
    const means = reading.kind === 'place' && reading.phrase ? 'in' : reachedBy(link)
    const stands = standing(place, noun, means, wish.figures.length === 0, lexicon)
    if (stands !== 'figure') settle(wish, place === 'seaside' ? 'sea' : place, lexicon, draft.changing)
    if (stands !== 'figure' && (place === 'seaside' || (place === 'sea' && means === 'beside')))
      wish.ashore = true
    if (stands !== 'figure' && (means === 'above' || link?.verb === 'fly-over')) wish.over = true
    if (stands === 'setting') draft.scenery ??= noun ?? (lexicon.nouns.has(place) ? place : undefined)
    if (stands === 'setting') return false
  }
  if (!noun) return false
  if (isBodyPart(noun) && ownerIsAlive(draft, lexicon)) return false
  if (noun === 'mandala') {
    wish.mandala = true
    return false
  }
  if (takeRole(draft, noun, link, reading.kind === 'noun' && reading.plural, lexicon)) return false
  if (link?.means === 'of' && !link.verb && reading.kind === 'noun' && draft.latest >= 0) {
    addPart(draft, reading, true, lexicon, true)
    return false
  }
  if (putOn(draft, noun, link, lexicon)) return false
  if (reading.kind === 'noun' && isApposition(draft) && isAnimate(noun, lexicon)) {
    addPart(draft, reading, true, lexicon)
    return false
  }
  if (isPredicate(draft, noun, link) || wish.figures.length >= MOST_FIGURES) return false
  const index = enter(draft, noun, countOf(draft, reading))
  if (isVague(draft, wish.figures[index]!)) wish.figures[index]!.vague = true
  if (reading.kind === 'noun' && reading.small) addOnce(wish.figures[index]!.looks, 'small')
  if (reading.kind === 'noun' && reading.writes) wish.figures[index]!.writes = reading.writes
  const sex = sexOf({ typed: word.typed, article: draft.article }, noun, wish.language, lexicon)
  if (sex) wish.figures[index]!.sex = sex
  connect(draft, index, link, lexicon)
  draft.latest = index
  draft.fresh = false
  return true
}

function countOf(draft: Draft, reading: Named): number {
  if (reading.kind === 'noun' && reading.id === 'wise-man') return draft.count ?? SOME
  if (draft.count !== undefined) return Math.max(1, Math.min(MOST, draft.count))
  // "gegen einen Drachen": the article knows better than the ending
  const one = SINGULAR.test(draft.article ?? '')
  const many = draft.plural || (reading.kind === 'noun' && reading.plural && !one)
  return many && !('id' in reading && PAIRS.has(reading.id)) ? SOME : 1
}

/** "maman éléphant", "een familie eenden", "princesse chat": two nouns with nothing in between are one figure. */
const isApposition = (draft: Draft) =>
  draft.afterNoun &&
  !draft.link &&
  !draft.joined &&
  draft.latest >= 0 &&
  draft.count === undefined &&
  draft.looks.length === 0

/** "… are friends": says something about the others, brings nobody new. */
const isPredicate = (draft: Draft, noun: string, link: Link | undefined) =>
  noun === 'friend' &&
  !link &&
  !draft.joined &&
  !draft.article &&
  draft.count === undefined &&
  draft.subjects.length > 0

const isVague = (draft: Draft, figure: WishedFigure) => figure.count > 1 && draft.count === undefined

/** A figure that is spoken of again is the same figure. */
function enter(draft: Draft, noun: string, count: number): number {
  const { figures } = draft.wish
  const known = figures.findIndex((figure) => figure.noun === noun)
  if (known >= 0 && (draft.definite || draft.changing || draft.grouped.includes(known))) {
    if (draft.count !== undefined) figures[known]!.count = count
    for (const look of draft.looks) addOnce(figures[known]!.looks, look)
    if (draft.replacing) draft.outgoing = known
    return known
  }
  const figure = newFigure(noun, count, [...new Set(draft.looks)])
  if (draft.changing) draft.incoming = figures.length
  return figures.push(figure) - 1
}

function putOn(draft: Draft, noun: string, link: Link | undefined, lexicon: Lexicon): boolean {
  if (!link || draft.wish.figures.length === 0) return false
  const wearing =
    !!link.verb &&
    (lexicon.verbs.get(link.verb)?.relation === 'wears' || link.verb === 'have' || link.verb === 'carry')
  if (wearing && !link.means) return link.doers.map((doer) => dress(draft, doer, noun, lexicon)).some(Boolean)
  if (link.means !== 'with' && link.means !== 'in') return false
  return dress(draft, ownerOf(draft, lexicon), noun, lexicon)
}

/** Whoever was named last, if alive; otherwise the one the sentence is about. */
function ownerOf(draft: Draft, lexicon: Lexicon): number {
  const alive = (index: number) => {
    const figure = draft.wish.figures[index]
    return !!figure && isAnimate(figure.noun, lexicon)
  }
  return alive(draft.latest) ? draft.latest : (draft.subjects.find(alive) ?? draft.subjects[0] ?? 0)
}

function ownerIsAlive(draft: Draft, lexicon: Lexicon): boolean {
  const owner = draft.wish.figures[ownerOf(draft, lexicon)]
  return !!owner && isAnimate(owner.noun, lexicon)
}

function nameGroup(
  draft: Draft,
  id: string,
  place: string | undefined,
  link: Link | undefined,
  lexicon: Lexicon,
): void {
  const group = lexicon.groups.get(id)
  if (!group) return
  if (group.setting) settle(draft.wish, group.setting, lexicon)
  if (place) settle(draft.wish, place, lexicon)
  const looks = draft.looks
  for (const [at, member] of group.members.entries()) {
    if (draft.wish.figures.length >= MOST_FIGURES) return
    draft.looks = looks
    draft.fresh &&= at === 0
    const index = enter(draft, member, 1)
    draft.grouped.push(index)
    if (at > 0) draft.joined = true
    connect(draft, index, at > 0 && !link ? undefined : link, lexicon)
    draft.latest = index
  }
}

/** "Without the dog": nothing is drawn, and what was there goes. */
function forget(draft: Draft, reading: Named, place: string | undefined, lexicon: Lexicon): void {
  const { wish } = draft
  const members = reading.kind === 'group' ? (lexicon.groups.get(reading.id)?.members ?? []) : [reading.id]
  for (const id of members) {
    const at = wish.figures.findIndex((figure) => figure.noun === id)
    if (at >= 0) removeFigure(draft, at)
    for (const figure of wish.figures) {
      figure.wears = figure.wears.filter((worn) => worn !== id)
      figure.holds = figure.holds.filter((held) => held !== id)
    }
  }
  if (place && wish.setting === place) delete wish.setting
}
