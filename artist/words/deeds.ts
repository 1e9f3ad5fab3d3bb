import type { Language } from '#domain/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate } from '#artist/lexicon/senses.ts'
import { attachByVerb, dress } from './attach.ts'
import type { Word } from './choose.ts'
import { newFigure, removeFigure, type Draft } from './draft.ts'

/** What somebody does: verb and pose of the doers, and the link to whatever it is done to. */
export function doVerb(
  draft: Draft,
  id: string,
  words: Word[],
  at: number,
  language: Language,
  lexicon: Lexicon,
): void {
  if (draft.negated) {
    draft.negated = false
    return
  }
  const last = isClauseFinal(words, at, language)
  const objects = last ? [...draft.loose] : []
  const doers = doersOf(draft, words, at, objects, lexicon)
  for (const doer of doers) setDeed(draft, doer, id, lexicon)
  draft.antecedent = undefined
  draft.joined = false
  draft.loose = []
  draft.link = { verb: id, doers }
  if (last && objects.length === 0) relink(draft, doers, id, lexicon)
  if (objects.length === 0) return
  draft.link = undefined
  for (const thing of objects.toReversed()) takeObject(draft, doers, id, thing, lexicon)
}

/** "Sits and reads": how one sits is forgotten for what one does; a second deed does not undo the first. */
export function setDeed(draft: Draft, doer: number, id: string, lexicon: Lexicon): void {
  const figure = draft.wish.figures[doer]
  const verb = lexicon.verbs.get(id)
  if (!figure || !verb || id === 'have' || id === 'wear') return
  if (figure.verb && !draft.changing && !lexicon.verbs.get(figure.verb)?.stative) return
  figure.verb = id
  figure.pose = verb.pose
}

/** "… die met een bal speelt": now that the verb is known, the ball is not just beside. */
function relink(draft: Draft, doers: number[], verb: string, lexicon: Lexicon): void {
  const [doer] = doers
  const { figures } = draft.wish
  const thing = figures[draft.latest]
  const means = draft.before?.means
  if (doer === undefined || !thing || !means || doers.includes(draft.latest)) return
  if (thing.relation?.to === doer) delete thing.relation
  if (figures[doer]?.relation?.to === draft.latest) delete figures[doer].relation
  attachByVerb(draft, doer, verb, draft.latest, means, lexicon)
}

function takeObject(draft: Draft, doers: number[], verb: string, thing: number, lexicon: Lexicon): void {
  const noun = draft.wish.figures[thing]?.noun
  if (!noun) return
  const worn = lexicon.verbs.get(verb)?.relation === 'wears' || verb === 'have'
  if (worn && doers.map((doer) => dress(draft, doer, noun, lexicon)).some(Boolean)) removeFigure(draft, thing)
  else for (const doer of doers) attachByVerb(draft, doer, verb, thing, undefined, lexicon)
}

/** In German and Dutch clauses the verb comes last: nothing that could be its object follows. */
function isClauseFinal(words: Word[], at: number, language: Language): boolean {
  if (language !== 'de' && language !== 'nl') return false
  const next = words.slice(at + 1).find((word) => word.reading?.kind !== 'filler')
  const kind = next?.reading?.kind
  return !next || !!next.pause || kind === 'and' || kind === 'relative' || kind === 'verb'
}

function doersOf(draft: Draft, words: Word[], at: number, objects: number[], lexicon: Lexicon): number[] {
  const { figures } = draft.wish
  const alive = (index: number) => !!figures[index] && isAnimate(figures[index].noun, lexicon)
  const { latest, subjects, antecedent } = draft
  if (antecedent !== undefined && figures[antecedent]) {
    if (!subjects.includes(antecedent)) draft.subjects = [antecedent]
    return draft.subjects
  }
  // "… and a girl reading a book": the newcomer has a verb of its own.
  const busy = subjects.some((index) => figures[index]?.verb)
  if (
    objects.length === 0 &&
    busy &&
    !subjects.includes(latest) &&
    alive(latest) &&
    isNamedBefore(words, at)
  ) {
    if (figures[latest]?.relation?.kind === 'with' && draft.before?.verb) delete figures[latest].relation
    draft.subjects = [latest]
    return [latest]
  }
  const able = subjects.filter(alive)
  return able.length > 0 ? able : [...subjects]
}

/** A noun stands before the verb, with only "is", "who" and adverbs in between. */
function isNamedBefore(words: Word[], at: number): boolean {
  for (let back = at - 1; back >= 0; back--) {
    const word = words[back]!
    const kind = word.reading?.kind
    if (kind === 'filler' || kind === 'relative' || kind === 'adjective' || word.pause === 'comma') continue
    return kind === 'noun' || kind === 'group'
  }
  return false
}

/** A football game needs its ball even if nobody mentions it. */
export function bringThings(draft: Draft, lexicon: Lexicon): void {
  const { figures } = draft.wish
  for (const [doer, figure] of figures.entries()) {
    const verb = figure.verb ? lexicon.verbs.get(figure.verb) : undefined
    const thing = verb?.brings
    if (!thing || figure.relation?.kind === verb.relation || figures.some((other) => other.noun === thing))
      continue
    figures.push(newFigure(thing, 1, []))
    attachByVerb(draft, doer, verb.id, figures.length - 1, undefined, lexicon)
  }
}

const KIN = new Set('mother father grandmother grandfather child girl boy baby'.split(' '))

/** "A family: mother, father and two children" is those who were named, and they do what the family does. */
export function dissolveFamily(draft: Draft): void {
  const { figures } = draft.wish
  const family = figures.findIndex(({ noun, count }) => noun === 'family' && count === 1)
  const members = figures.filter(({ noun }) => KIN.has(noun))
  if (family < 0 || members.length < 2 || draft.changing) return
  const { verb, pose } = figures[family]!
  for (const member of members) {
    delete member.relation
    if (!member.verb && verb) Object.assign(member, { verb, pose })
  }
  removeFigure(draft, family)
}
