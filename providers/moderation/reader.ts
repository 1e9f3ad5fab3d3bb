import type { Language } from '#domain/languages.ts'
import { FEATURES, featuresOf } from './features.ts'
import { withoutAccents } from './fold.ts'
import { createKinds } from './kinds.ts'
import type { Tables } from './lists.ts'
import type { Sight } from './rules.ts'
import { unpack, type Weights } from './weights.ts'

/** The more features, the less each says. */
const FEWEST = 40
export const shareOf = (features: Uint32Array): number => 1 / Math.sqrt(Math.max(features.length, FEWEST))

/** The features of a text, for reading and for learning, and whether it is nothing but a word the artist draws. */
export function createEyes({ kinds }: Pick<Tables, 'kinds'>) {
  const { kindsOf, isDrawn } = createKinds(kinds)
  return {
    featuresOf: (sight: Sight, language: Language | undefined) => featuresOf(sight, kindsOf, language),
    isOneDrawnWord: ({ words: [word, ...others] }: Sight) =>
      word !== undefined && others.length === 0 && isDrawn(withoutAccents(word.readings[0]!)),
  }
}

/** How unfit a text is by what was learned from many wishes of both kinds: above 0 more likely than not. The worst stretch counts. */
export function unfitness(stretches: Uint32Array[], { bias, step, weights }: Weights): number {
  let worst = -Infinity
  for (const features of stretches) {
    let sum = 0
    for (const feature of features) sum += weights[feature]!
    worst = Math.max(worst, bias + sum * step * shareOf(features))
  }
  return worst
}

const FEWEST_LETTERS = 3
const SHORTEST_ALONE = 4

/** A few letters and nothing beside them are no wish that could be weighed. */
const isTooShort = ({ words }: Sight): boolean =>
  words.reduce((letters, { pieced, readings }) => letters + (pieced ? 0 : readings[0]!.length), 0) <
  SHORTEST_ALONE

/** Words spelled out in single letters are for the rules, which put them together: whoever spells looks like somebody who hides something. */
function isSpelledOut({ words }: Sight): boolean {
  const pieces = words.filter(({ pieced }) => !pieced)
  const letters = pieces.filter(({ readings: [reading] }) => reading!.length === 1)
  return letters.length >= FEWEST_LETTERS && letters.length * 2 >= pieces.length
}

/** A second reader beside the rules: it has no list, it weighs. One word that can be drawn needs no weighing. */
export function createReader(
  tables: Pick<Tables, 'kinds'>,
  packed: Uint8Array,
): (sight: Sight, language: Language | undefined) => number {
  const eyes = createEyes(tables)
  const learned = unpack(packed, FEATURES)
  return (sight, language) =>
    eyes.isOneDrawnWord(sight) || isTooShort(sight) || isSpelledOut(sight)
      ? -Infinity
      : unfitness(eyes.featuresOf(sight, language), learned)
}
