import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimal } from '#artist/lexicon/noun-properties.ts'
import type { Wish } from '../../wish.ts'
import { addOnce } from './draft.ts'

const PARENTS = new Set(['mother', 'father'])
/** "Cuccioli" and "cachorros" are the young of any animal, but the lexicon reads them as puppies. */
const PUPPY = 'puppy'
const DOGS = new Set('dog puppy wolf fox husky'.split(' '))
const YOUNG_LOOKS = ['newborn', 'small', 'young']

/** "A baby elephant with its mother": replaces an animal's mother or cub by an animal of its kind. */
export function resolveAnimalFamilies({ figures }: Wish, lexicon: Lexicon): void {
  for (const figure of figures) {
    const relative = figure.relation?.kind === 'with' ? figures[figure.relation.to] : undefined
    if (!relative || !isAnimal(relative.noun, lexicon)) continue
    if (PARENTS.has(figure.noun)) {
      figure.noun = relative.noun
      if (!relative.looks.some((look) => YOUNG_LOOKS.includes(look))) addOnce(relative.looks, 'young')
    } else if (
      figure.noun === PUPPY &&
      !DOGS.has(relative.noun) &&
      !lexicon.nouns.get(relative.noun)?.en.one.includes('dog')
    ) {
      figure.noun = relative.noun
      addOnce(figure.looks, 'young')
    }
  }
}
