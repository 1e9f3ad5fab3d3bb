import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimal, isAnimate, isPerson, topicOf } from '#artist/lexicon/noun-properties.ts'
import type { WishFigure } from '../../wish.ts'
import type { Draft } from './draft.ts'

/** Verbs with a receiver and a thing. */
export const GIVING: ReadonlySet<string> = new Set('give show bring sell share serve'.split(' '))

/** Verbs between two people and a thing. In "klaut einer Frau das Eis" the ice cream is stolen, not the woman. */
const BETWEEN_TWO: ReadonlySet<string> = new Set([...GIVING, 'steal'])

const WETTING = new Set(['spray', 'water'])

/** In "gives the dog a bone" the dog receives and the bone is given. */
export function separateReceivers(draft: Draft, lexicon: Lexicon): void {
  const { figures } = draft.wish
  for (const [giver, figure] of figures.entries()) {
    const { relation, verb = '' } = figure
    if (verb === 'bring' && relation?.kind !== 'holding') accompany(figures, giver, lexicon)
    if (WETTING.has(verb)) faceSprayedFigure(figures, giver, lexicon)
    const receiver = relation && figures[relation.to]
    if (verb === 'steal') moveVictims(figures, giver, lexicon)
    if (verb === 'look-at' && HEALERS.has(figure.noun)) examine(figures, giver, lexicon)
    if (isFeeding(figure, figures, lexicon)) {
      feedReceiver(figures, giver, lexicon)
      continue
    }
    if (!BETWEEN_TWO.has(verb) || !receiver || !isAnimate(receiver.noun, lexicon)) continue
    const thing = figures.findIndex(
      (other, i) => i > relation.to && !other.relation && !isAnimate(other.noun, lexicon),
    )
    if (thing < 0) {
      // The crumbs of "gives the bird some crumbs" have no drawing, but the bird is still the receiver.
      if (draft.withoutObject.has(giver)) {
        delete figure.relation
        receiver.relation ??= { kind: 'with', to: giver }
      }
      continue
    }
    // Giving food to an animal or a bottle to a little brother is feeding.
    const isFood = topicOf(figures[thing]!.noun, lexicon) === 'food'
    const isBottle = figures[thing]!.noun === 'bottle' && isPerson(receiver.noun, lexicon)
    if (verb === 'give' && (isBottle || (isFood && isAnimal(receiver.noun, lexicon)))) {
      delete receiver.relation
      Object.assign(figure, { verb: 'feed', pose: 'hold', relation: { kind: 'beside', to: relation.to } })
      figures[thing]!.relation = { kind: 'with', to: giver }
      continue
    }
    receiver.relation ??= { kind: 'with', to: giver }
    figure.relation = { kind: 'holding', to: thing }
  }
}

/** In "vole une banane à un homme" and "steelt een ijsje van een jongen" the victim is with the thief. */
function moveVictims(figures: WishFigure[], thief: number, lexicon: Lexicon): void {
  const stolen = figures[thief]!.relation?.to
  for (const { noun, verb, relation } of figures)
    if (relation && !verb && isAnimate(noun, lexicon) && (relation.to === thief || relation.to === stolen))
      Object.assign(relation, { kind: 'with', to: thief })
}

const HEALERS = new Set('doctor dentist vet nurse'.split(' '))
/** "De tandarts kijkt in de mond van een krokodil": the dentist examines the patient. */
function examine(figures: WishFigure[], healer: number, lexicon: Lexicon): void {
  const isPatient = ({ noun, verb, relation }: WishFigure, i: number) =>
    i !== healer &&
    !verb &&
    isAnimate(noun, lexicon) &&
    (relation?.to === healer || figures[healer]!.relation?.to === i)
  const patient = figures.find(isPatient)
  if (!patient) return
  const { relation: _, ...rest } = figures[healer]!
  figures[healer] = { ...rest, verb: 'heal', pose: 'hold' }
  patient.relation = { kind: 'with', to: healer }
}

/** In "sprays water over a lion" and « arrose un lion » the two stand face to face: the water is not above, and the lion is no plant. */
function faceSprayedFigure(figures: WishFigure[], doer: number, lexicon: Lexicon): void {
  const figure = figures[doer]!
  const wet = figures[figure.relation?.to ?? -1]
  if (wet && figure.verb === 'spray' && isPerson(figure.noun, lexicon))
    Object.assign(figure.relation!, { kind: 'looking-at' })
  if (wet && figure.verb === 'spray' && (figure.noun === 'firefighter' || figure.role === 'firefighter'))
    Object.assign(figure, { verb: 'put-out-fire', pose: 'hold' })
  if (!wet || !isAnimal(figure.noun, lexicon) || !isAnimate(wet.noun, lexicon)) return
  delete figure.relation
  wet.relation ??= { kind: 'with', to: doer }
  Object.assign(figure, { verb: 'spray', pose: 'look-up' })
}

/** "Feeding bread to the swans", "die ihrem Hasen eine Karotte gibt": the verb has the food as its object. */
function isFeeding({ verb = '', relation }: WishFigure, figures: WishFigure[], lexicon: Lexicon): boolean {
  const food = relation && figures[relation.to]
  const isFood = !!food && (FODDER.has(food.noun) || topicOf(food.noun, lexicon) === 'food')
  return (verb === 'feed' || verb === 'give') && isFood
}

const FODDER = new Set(['bottle', 'leaf', 'grass', 'acorn'])

function feedReceiver(figures: WishFigure[], giver: number, lexicon: Lexicon): void {
  const figure = figures[giver]!
  const food = figure.relation!.to
  const isFed = ({ noun, verb, relation }: WishFigure, index: number) =>
    index !== giver &&
    (isAnimal(noun, lexicon) || (figures[food]!.noun === 'bottle' && isPerson(noun, lexicon))) &&
    !verb &&
    (!relation || relation.to === giver || relation.to === food)
  const animal = figures.findIndex(isFed)
  if (animal < 0) return
  delete figures[animal]!.relation
  figures[food]!.relation = { kind: 'with', to: giver }
  Object.assign(figure, { verb: 'feed', pose: 'hold', relation: { kind: 'beside', to: animal } })
}

/** In "brings a child to school" both go there. */
function accompany(figures: WishFigure[], giver: number, lexicon: Lexicon): void {
  const isAlong = ({ noun, relation }: WishFigure) =>
    isPerson(noun, lexicon) && relation?.kind === 'with' && relation.to === giver
  if (figures.some(isAlong)) Object.assign(figures[giver]!, { verb: 'walk', pose: 'walk' })
}
