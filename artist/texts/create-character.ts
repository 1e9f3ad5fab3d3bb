import type { Verb } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimal, isAnimate, isPerson, isVehicle } from '#artist/lexicon/noun-properties.ts'
import type { WishFigure } from '../wish.ts'
import type { Character } from './story.ts'

/** More adjectives make the sentence hard to read. */
const MAX_LOOKS = 2

/** The looks of an animal that make its name another one: "a baby elephant", not "a young elephant". */
const isYoungAnimal = ({ noun, looks }: WishFigure, lexicon: Lexicon) =>
  looks.includes('young') && isAnimate(noun, lexicon) && !isPerson(noun, lexicon)

/** Animals that are young by their name. */
const YOUNG = new Set('kitten puppy piglet lamb foal calf fawn tadpole duckling chick caterpillar'.split(' '))

/** The page is colored later: not "colorful balloons to color". */
const UNSAID_LOOK = 'colorful'

export function character(figure: WishFigure, lexicon: Lexicon, verb?: Verb): Character {
  const isYoung = isYoungAnimal(figure, lexicon)
  const baby = isYoung && !YOUNG.has(figure.noun)
  const looks = figure.looks
    .filter((id) => !(isYoung && id === 'young'))
    .map((id) => lexicon.adjectives.get(id))
    .filter((look) => look !== undefined)
    .filter(
      (look) =>
        look.id !== UNSAID_LOOK &&
        !look.avoid_with?.includes(figure.noun) &&
        !VERBS_REPEATING_LOOK[look.id]?.includes(verb?.id ?? ''),
    )
  return {
    noun: figure.noun,
    ...(figure.sex && { sex: figure.sex }),
    ...(figure.role && lexicon.nouns.has(figure.role) && { role: figure.role }),
    ...(figure.holds.includes('wheelchair') && { inWheelchair: true as const }),
    ...(baby && { baby: true as const }),
    ...(figure.writes && { writes: figure.writes }),
    count: figure.count,
    vague: figure.vague ?? false,
    looks: looks.slice(0, MAX_LOOKS),
    animate: isAnimate(figure.noun, lexicon),
    beast: isAnimal(figure.noun, lexicon),
    canAct: isAnimate(figure.noun, lexicon) || (verb !== undefined && isVehicle(figure.noun, lexicon)),
  }
}

/** Adjectives that repeat the verb: "a sleeping bear sleeps". */
const VERBS_REPEATING_LOOK: Record<string, string[]> = {
  sleeping: ['sleep'],
  flying: ['fly', 'fly-over'],
  dancing: ['dance'],
  singing: ['sing'],
  laughing: ['laugh'],
  sad: ['cry'],
  playful: ['play'],
}
