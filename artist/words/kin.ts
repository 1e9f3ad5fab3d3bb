import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimal } from '#artist/lexicon/senses.ts'
import type { Wish } from '../wish.ts'
import { addOnce } from './draft.ts'

const PARENTS = new Set(['mother', 'father'])
/** "Cuccioli", "cachorros": the young of any animal. */
const CUBS = 'puppy'
const DOGS = new Set('dog puppy wolf fox husky'.split(' '))
const YOUNG = ['newborn', 'small', 'young']

/** "A baby elephant with its mother": an animal's mother is an animal, and a lion's cubs are lions. */
export function resolveKin({ figures }: Wish, lexicon: Lexicon): void {
  for (const figure of figures) {
    const kin = figure.relation?.kind === 'with' ? figures[figure.relation.to] : undefined
    if (!kin || !isAnimal(kin.noun, lexicon)) continue
    if (PARENTS.has(figure.noun)) {
      figure.noun = kin.noun
      if (!kin.looks.some((look) => YOUNG.includes(look))) addOnce(kin.looks, 'young')
    } else if (
      figure.noun === CUBS &&
      !DOGS.has(kin.noun) &&
      !lexicon.nouns.get(kin.noun)?.en.one.includes('dog')
    ) {
      figure.noun = kin.noun
      addOnce(figure.looks, 'young')
    }
  }
}
