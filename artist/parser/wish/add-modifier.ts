import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { WordSense } from '#artist/lexicon/word-index.ts'
import { isAnimate, isPerson, topicOf } from '#artist/lexicon/noun-properties.ts'
import { addOnce, newFigure, relate, type Draft } from './draft.ts'
import { mergeRole, wearsCostume } from './roles.ts'
import { relateByVerb } from './relate-figures.ts'
import { applyPlace } from './apply-place.ts'

/** A hospital bed is in a hospital: the building is the place and is not drawn beside it. */
const FURNITURE = new Set('bed cot table chair cupboard shelf bench'.split(' '))

const YOUNG_NOUNS = new Set(['baby', 'puppy', 'child'])
/** In "mujer policía" the job names the figure. */
const ADULTS = new Set(['woman', 'man'])
const PARENTS = new Set(['mother', 'father'])
const FAMILY_SIZE = 3
/** Materials: a chocolate cake needs no chocolate beside it. */
const MATERIALS = new Set(
  'chocolate stone butter honey milk cheese bread fire diamond crystal feather leaf flower'.split(' '),
)

/** Whether the last noun is a word like "choir" or "class". */
export const isCollective = ({ groupMembers, lastFigure, wish }: Draft): boolean =>
  groupMembers.includes(lastFigure) && !!wish.figures[lastFigure]?.vague

const isCreature = (id: string, lexicon: Lexicon) => isAnimate(id, lexicon) && !isPerson(id, lexicon)

/**
 * Applies the modifier of a noun: the cat of "cat princess", the castle of "Burggespenst", the fairies of "maison
 * de fées". It becomes the setting, a look, a role or a figure beside the noun; materials are left out. `apart`
 * means that the modifier is a separate word ("carrozza di zucca").
 */
export function addModifier(
  draft: Draft,
  part: WordSense,
  headIsFigure: boolean,
  lexicon: Lexicon,
  { apart = false } = {},
): void {
  const head = draft.wish.figures[draft.lastFigure]
  const building =
    (part.kind === 'place' || part.kind === 'noun') && lexicon.places.get(part.id)?.as === 'landmark'
  if (head && headIsFigure && building && FURNITURE.has(head.noun)) {
    draft.wish.setting = part.id
    return
  }
  if (part.kind === 'place') return applyPlace(draft.wish, part.id, lexicon)
  if (part.kind === 'adjective' && head && headIsFigure) return addOnce(head.looks, part.id)
  if (part.kind === 'group' || part.kind !== 'noun') return
  const sameNamedPlace = lexicon.places.get(part.id)
  if (sameNamedPlace?.as === 'landscape') return applyPlace(draft.wish, part.id, lexicon)
  if (draft.wish.mandala && !head) {
    draft.lastFigure = draft.wish.figures.push(newFigure(part.id, 1, [])) - 1
    return
  }
  // A modifier of a costume names the role: "im Piratenkostüm", "un costume de chef".
  if (head && wearsCostume(head) && mergeRole(head, part.id, lexicon)) return
  if (!headIsFigure || !head || head.noun === part.id) return
  if (YOUNG_NOUNS.has(part.id) && isCreature(head.noun, lexicon)) return addOnce(head.looks, 'young')
  if (PARENTS.has(part.id) && isCreature(head.noun, lexicon)) return
  if (ADULTS.has(head.noun) && isPerson(part.id, lexicon)) {
    head.noun = part.id
    return
  }
  if (part.id === 'giant') return addOnce(head.looks, 'huge')
  if (head.noun === 'family' && isAnimate(part.id, lexicon)) {
    head.noun = part.id
    head.count = FAMILY_SIZE
    return
  }
  // In "a choir of frogs" the frogs sing.
  if (isCollective(draft) && isAnimate(part.id, lexicon)) {
    head.noun = part.id
    delete draft.usualPlace
    return
  }
  // A team of another sport does not play football.
  if (isCollective(draft) && topicOf(part.id, lexicon) === 'sports') {
    head.noun = 'child'
    delete draft.usualPlace
  }
  if ((YOUNG_NOUNS.has(head.noun) || PARENTS.has(head.noun)) && isCreature(part.id, lexicon)) {
    if (YOUNG_NOUNS.has(head.noun)) addOnce(head.looks, 'young')
    head.noun = part.id
    return
  }
  // « Mon doudou lapin », "un peluche de conejo": the toy is that animal.
  if (head.noun === 'stuffed-animal' && isCreature(part.id, lexicon)) {
    head.noun = part.id
    return addOnce(head.looks, 'plush')
  }
  const { verb, doers = [] } = draft.link ?? draft.previousLink ?? {}
  // "The dentist examines a crocodile's teeth": the crocodile is the patient.
  if (verb && doers.includes(draft.lastFigure) && isAnimate(part.id, lexicon)) {
    const object = draft.wish.figures.push(newFigure(part.id, part.plural ? FAMILY_SIZE : 1, [])) - 1
    return relateByVerb(draft, draft.lastFigure, verb, object, undefined, lexicon)
  }
  if (!apart && mergeRole(head, part.id, lexicon)) return
  if (!isAnimate(part.id, lexicon) && !part.plural && !draft.article && !(apart && !MATERIALS.has(part.id)))
    return
  const beside = draft.wish.figures.push(newFigure(part.id, part.plural ? FAMILY_SIZE : 1, [])) - 1
  relate(draft, draft.lastFigure, 'with', beside)
}
