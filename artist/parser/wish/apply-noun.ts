import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate, isBodyPart, isPerson } from '#artist/lexicon/noun-properties.ts'
import { addClothes } from './relate-figures.ts'
import type { Word } from '../lookup/choose-senses.ts'
import { setAction } from './apply-verb.ts'
import { connectFigure } from './connect-figure.ts'
import { addOnce, newFigure, removeFigure, type Draft, type Link } from './draft.ts'
import { isNextToSeat, isWornWith, surfaceLink, type NounSense } from './link-of-noun.ts'
import { isInWater, isRunAcross, placePreposition } from './place-preposition.ts'
import { addModifier, isCollective } from './add-modifier.ts'
import { countOf, isBarePlural, isVague, VAGUE_COUNT } from './count-of.ts'
import { assignRole } from './roles.ts'
import { resolveMaking } from './making.ts'
import { applyPlace, placeUse } from './apply-place.ts'
import { detectSex } from './detect-sex.ts'
import { MAX_WISHED_FIGURES } from '../../wish.ts'

/** Verbs whose object flies through the air. */
const FLYING_THINGS = new Set(['throw', 'kick', 'juggle', 'catch'])
const DISGUISES = new Set(['as', 'like'])

/** Turns a noun into a new figure, a setting, clothes, or an addition to an existing figure. */
export function applyNoun(draft: Draft, word: Word, lexicon: Lexicon): void {
  const sense = word.sense as NounSense
  const nearestLink =
    draft.link ??
    (draft.afterConjunction && !isNextToSeat(draft, sense, lexicon) ? draft.previousLink : undefined)
  const link = surfaceLink(
    draft,
    sense,
    resolveMaking(draft, nearestLink, sense.kind === 'noun' ? sense.id : undefined, lexicon),
  )
  // "Lancia in aria la pizza": the air is not a place, and the object still follows.
  if (word.place === 'sky' || (sense.kind === 'place' && sense.id === 'sky'))
    if (link?.verb && FLYING_THINGS.has(link.verb)) {
      draft.link = { verb: link.verb, doers: link.doers }
      return clearFlags(draft)
    }
  let isSetting = false
  if (draft.negated) removeNoun(draft, sense, word.place, lexicon)
  else if (sense.kind === 'group') applyGroup(draft, sense.id, word.place, link, lexicon)
  else {
    const isFigure = addNoun(draft, word, sense, link, lexicon)
    isSetting = !isFigure && (sense.kind === 'place' || !!word.place)
    for (const part of word.modifier?.slice(0, 1) ?? []) addModifier(draft, part, isFigure, lexicon)
  }
  draft.previousLink = link?.preposition === 'like' ? undefined : link
  const isWhere =
    isSetting || PLACE_PREPOSITIONS.has(link?.preposition ?? '') || isTool(draft, sense, link, lexicon)
  draft.link = pendingVerb(draft, link) ?? (isWhere ? verbBeforePlace(draft, link) : undefined)
  clearFlags(draft)
}

/** In "on the moon dances a rabbit" the verb keeps waiting for an object after its subject is known. */
const pendingVerb = (draft: Draft, link: Link | undefined): Link | undefined =>
  link?.verb && !link.patients && link.doers.length === 0 && !link.preposition && draft.subjects.length > 0
    ? { verb: link.verb, doers: [...draft.subjects] }
    : undefined

/** "Gießt mit der Kanne die Blumen": the object follows the tool. */
const isTool = ({ wish }: Draft, { id }: NounSense, link: Link | undefined, lexicon: Lexicon): boolean =>
  link?.preposition === 'with' && !isAnimate(id, lexicon) && !wish.figures[link.doers[0] ?? -1]?.relation

const PLACE_PREPOSITIONS = new Set(['in', 'on', 'under', 'beside', 'behind', 'in-front-of', 'at'])

/** In "Kinder bauen am Strand eine Burg" and "essen auf der Bank ein Eis" the object follows the place. */
const verbBeforePlace = ({ wish }: Draft, link: Link | undefined): Link | undefined =>
  (wish.language === 'de' || wish.language === 'nl') && link?.verb && link.doers.length > 0
    ? { verb: link.verb, doers: link.doers, afterPlace: true }
    : undefined

function clearFlags(draft: Draft): void {
  draft.afterConjunction = false
  draft.negated = false
  draft.copula = false
  draft.definite = false
  draft.article = undefined
  draft.plural = false
  draft.count = undefined
  draft.isCountVague = false
  draft.looks = []
}

/** Returns whether the noun became a figure. */
function addNoun(
  draft: Draft,
  word: Word,
  sense: NounSense,
  link: Link | undefined,
  lexicon: Lexicon,
): boolean {
  const { wish } = draft
  const noun = sense.kind === 'noun' ? sense.id : undefined
  if (link?.preposition === 'like' && link.verb !== 'dress-up') return false
  const isOverRoofs =
    sense.kind === 'noun' &&
    sense.part === 'roof' &&
    (link?.preposition === 'above' || link?.verb === 'fly-over' || isRunAcross(draft, link))
  // Over the roofs is a place; a single house would stand in the meadow.
  if (isOverRoofs) {
    applyPlace(wish, 'rooftops', lexicon, draft.editing)
    return false
  }
  const place = sense.kind === 'place' ? sense.id : word.place
  if (place) {
    const preposition = sense.kind === 'place' && sense.phrase ? 'in' : placePreposition(link)
    const use = placeUse(place, noun, preposition, wish.figures.length === 0, lexicon)
    // Where a thing usually is counts less than the place that the wish names: a bed on the beach.
    if (use === 'both' && noun !== place && lexicon.places.get(place)?.kind === 'place' && !draft.editing)
      draft.usualPlace ??= place
    else if (use !== 'figure')
      applyPlace(wish, place === 'seaside' ? 'sea' : place, lexicon, draft.editing, word.typed)
    if (use !== 'figure' && (place === 'seaside' || (place === 'sea' && preposition === 'beside')))
      wish.ashore = true
    if (use !== 'figure' && isInWater(place, word.typed, link)) wish.inWater = true
    const isOver = preposition === 'above' && noun !== 'campfire'
    if (use !== 'figure' && (isOver || link?.verb === 'fly-over')) wish.over = true
    if (use === 'setting') draft.fallbackNoun ??= noun ?? (lexicon.nouns.has(place) ? place : undefined)
    if (use === 'setting') return false
  }
  if (!noun) return false
  if (isBodyPart(noun) && ownerIsAnimate(draft, lexicon)) return false
  if (noun === 'mandala') {
    wish.mandala = true
    return false
  }
  if (assignRole(draft, noun, link, sense.kind === 'noun' && sense.plural, lexicon)) return false
  // A dog dressed as a bee is one figure.
  const isDisguise = DISGUISES.has(link?.preposition ?? '') || link?.verb === 'dress-up'
  if (isDisguise && isAnimate(noun, lexicon) && draft.subjects.length > 0) return false
  const isPart = link?.preposition === 'of' || (link?.preposition === 'from' && isCollective(draft))
  if (isPart && !link.verb && sense.kind === 'noun' && draft.lastFigure >= 0) {
    // "A class of six children".
    const group = wish.figures[draft.lastFigure]!
    if (draft.count !== undefined && isCollective(draft) && group.noun === noun)
      Object.assign(group, { count: draft.count, vague: false })
    addModifier(draft, sense, true, lexicon, { apart: true })
    return false
  }
  if (addAsClothes(draft, noun, link, lexicon)) return false
  if (sense.kind === 'noun' && isApposition(draft) && isAnimate(noun, lexicon)) {
    addModifier(draft, sense, true, lexicon)
    return false
  }
  if (isPredicate(draft, noun, link) || wish.figures.length >= MAX_WISHED_FIGURES) return false
  const index = findOrAddFigure(
    draft,
    noun,
    isBarePlural(draft, word, link, lexicon) ? VAGUE_COUNT : countOf(draft, sense),
    sense.kind === 'noun' && sense.young,
  )
  if (isVague(draft, wish.figures[index]!)) wish.figures[index]!.vague = true
  // In Dutch every child is called by a diminutive: "zusje", "vriendje".
  const isTermOfEndearment = wish.language === 'nl' && isPerson(noun, lexicon)
  if (sense.kind === 'noun' && sense.small && !sense.inexact && !isTermOfEndearment)
    addOnce(wish.figures[index]!.looks, 'small')
  if (sense.kind === 'noun' && sense.young) addOnce(wish.figures[index]!.looks, 'young')
  if (sense.kind === 'noun' && sense.writes) wish.figures[index]!.writes = sense.writes
  const sex = detectSex({ typed: word.typed, article: draft.article }, noun, wish.language, lexicon)
  if (sex) wish.figures[index]!.sex = sex
  connectFigure(draft, index, link, lexicon)
  draft.lastFigure = index
  draft.atSentenceStart = false
  return true
}

/** Two adjacent nouns are one figure: "maman éléphant", "een familie eenden", "princesse chat". */
const isApposition = (draft: Draft) =>
  draft.afterNoun &&
  !draft.link &&
  !draft.afterConjunction &&
  draft.lastFigure >= 0 &&
  draft.count === undefined &&
  draft.looks.length === 0

/** "… are friends" describes the subjects and adds no figure. */
const isPredicate = (draft: Draft, noun: string, link: Link | undefined) =>
  noun === 'friend' &&
  !link &&
  !draft.afterConjunction &&
  !draft.article &&
  draft.count === undefined &&
  draft.subjects.length > 0

/** Names within a family always mean the same person: "Grandma and I play, and Grandma wins". */
const RELATIVES = new Set('mother father grandmother grandfather child'.split(' '))

/** Returns the index of the figure: the existing one if the noun refers to it, a new one if not. */
function findOrAddFigure(draft: Draft, noun: string, count: number, young = false): number {
  const { figures } = draft.wish
  // A parent and its young are different figures.
  const known = figures.findIndex(
    (figure) => figure.noun === noun && (!young || figure.looks.includes('young')),
  )
  const isSameRelative = RELATIVES.has(noun) && !draft.article && count === 1
  const isSame = draft.definite || draft.editing || isSameRelative || draft.groupMembers.includes(known)
  if (known >= 0 && isSame) {
    if (draft.count !== undefined) figures[known]!.count = count
    for (const look of draft.looks) addOnce(figures[known]!.looks, look)
    if (draft.replacing) draft.replaced = known
    return known
  }
  const figure = newFigure(noun, count, [...new Set(draft.looks)])
  if (draft.editing) draft.newcomer = figures.length
  return figures.push(figure) - 1
}

/** Verbs whose object is worn if it can be. */
const ALSO_WORN = new Set(['have', 'carry', 'get-dressed'])

function addAsClothes(draft: Draft, noun: string, link: Link | undefined, lexicon: Lexicon): boolean {
  if (!link || draft.wish.figures.length === 0) return false
  if (noun === 'wheelchair') return seatInWheelchair(draft, link, lexicon)
  const isWorn =
    !!link.verb && (lexicon.verbs.get(link.verb)?.relation === 'wears' || ALSO_WORN.has(link.verb))
  if (isWorn && !link.preposition)
    return link.doers.map((doer) => addClothes(draft, doer, noun, lexicon)).some(Boolean)
  if (!isWornWith(link, draft, noun, lexicon)) return false
  return addClothes(draft, ownerOf(draft, lexicon), noun, lexicon)
}

/** Person and wheelchair are drawn as one figure. Returns whether a person sits in it. */
function seatInWheelchair(draft: Draft, link: Link, lexicon: Lexicon): boolean {
  const doer = link.verb ? link.doers[0] : ownerOf(draft, lexicon)
  const person = draft.wish.figures[doer ?? 0]
  if (!person || !isPerson(person.noun, lexicon) || link.verb === 'push') return false
  addOnce(person.holds, 'wheelchair')
  return true
}

/** The last named figure if it is animate, else the subject. */
function ownerOf(draft: Draft, lexicon: Lexicon): number {
  const { figures } = draft.wish
  const isAlive = (index: number) => !!figures[index] && isAnimate(figures[index].noun, lexicon)
  return isAlive(draft.lastFigure)
    ? draft.lastFigure
    : (draft.subjects.find(isAlive) ?? draft.subjects[0] ?? 0)
}

function ownerIsAnimate(draft: Draft, lexicon: Lexicon): boolean {
  const owner = draft.wish.figures[ownerOf(draft, lexicon)]
  return !!owner && isAnimate(owner.noun, lexicon)
}

function applyGroup(
  draft: Draft,
  id: string,
  place: string | undefined,
  link: Link | undefined,
  lexicon: Lexicon,
): void {
  const group = lexicon.groups.get(groupAt(id, draft.wish.setting ?? draft.place))
  if (!group) return
  if (group.setting) applyPlace(draft.wish, group.setting, lexicon)
  if (place) applyPlace(draft.wish, place, lexicon)
  const looks = draft.looks
  for (const [memberIndex, member] of group.members.entries()) {
    if (draft.wish.figures.length >= MAX_WISHED_FIGURES) return
    draft.looks = looks
    draft.atSentenceStart &&= memberIndex === 0
    const index = findOrAddFigure(draft, member, group.count ?? 1)
    if (group.count) draft.wish.figures[index]!.vague = true
    draft.groupMembers.push(index)
    if (memberIndex > 0) draft.afterConjunction = true
    connectFigure(draft, index, memberIndex > 0 && !link ? undefined : link, lexicon)
    draft.lastFigure = index
    if (group.verb) setAction(draft, index, group.verb, lexicon)
  }
  draft.usualPlace ??= group.usually
}

/** "Animals" on a farm are farm animals. */
const ANIMALS_OF_PLACE: Readonly<Record<string, string>> = {
  farm: 'farm-animals',
  stable: 'farm-animals',
  forest: 'forest-animals',
  jungle: 'jungle-animals',
  sea: 'sea-animals',
  underwater: 'sea-animals',
  aquarium: 'sea-animals',
  zoo: 'zoo-animals',
  savanna: 'wild-animals',
}
const groupAt = (id: string, place: string | undefined): string =>
  (id === 'animals' && ANIMALS_OF_PLACE[place ?? '']) || id

/** Removes what follows "without": figures, clothes and the setting. */
function removeNoun(draft: Draft, sense: NounSense, place: string | undefined, lexicon: Lexicon): void {
  const { wish } = draft
  const members = sense.kind === 'group' ? (lexicon.groups.get(sense.id)?.members ?? []) : [sense.id]
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
