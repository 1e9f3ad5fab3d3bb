import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimal, isPerson } from '#artist/lexicon/noun-properties.ts'
import type { Wish, WishFigure } from '../../wish.ts'
import { addOnce } from './draft.ts'

const PARENTS = new Set(['mother', 'father'])
/** "Cuccioli" and "cachorros" are the young of any animal, but the lexicon reads them as puppies. */
const PUPPY = 'puppy'
const DOGS = new Set('dog puppy wolf fox husky'.split(' '))
/** The parents of nouns that name young animals. */
const GROWN: Readonly<Record<string, string>> = {
  duckling: 'duck',
  kitten: 'cat',
  puppy: 'dog',
  lamb: 'sheep',
  foal: 'horse',
  piglet: 'pig',
  calf: 'cow',
  chick: 'chicken',
  'easter-chick': 'chicken',
  tadpole: 'frog',
  caterpillar: 'butterfly',
}
/** Animals whose young is called "foal"; a unicorn's foal has a horn. */
const LIKE_HORSES = new Set('unicorn winged-unicorn pegasus zebra donkey'.split(' '))
/** Their chicks are ducklings. */
const WATERFOWL = new Set(['duck', 'mallard', 'goose'])
/** Birds whose chicks do not look like those of a hen. */
const HATCHING = new Set('owl penguin swan flamingo ostrich'.split(' '))
/** Animals of fairy tales. */
const BEASTS = new Set('unicorn winged-unicorn pegasus dragon griffin phoenix yeti'.split(' '))
const ALONG = new Set(['with', 'beside'])
const YOUNG_LOOKS = ['newborn', 'small', 'young']

/** A toddler that does the same as a person is a child: "Mom and toddler feeding ducks". */
const doesLikeSomebody = (baby: WishFigure, figures: readonly WishFigure[], lexicon: Lexicon): boolean =>
  baby.verb !== undefined &&
  figures.some(
    (other) =>
      other !== baby &&
      isPerson(other.noun, lexicon) &&
      other.verb === baby.verb &&
      other.relation?.to === baby.relation?.to,
  )

const isYoung = ({ noun, count, looks }: WishFigure): boolean =>
  looks.includes('young') || looks.includes('newborn') || (count > 1 && noun in GROWN)

/** "A baby elephant with its mother": replaces an animal's mother or cub by an animal of its kind. */
export function resolveAnimalFamilies({ figures }: Wish, lexicon: Lexicon): void {
  for (const [index, figure] of figures.entries()) {
    const related = ALONG.has(figure.relation?.kind ?? '') ? figures[figure.relation!.to] : undefined
    // "Ducklings following their mother": the young animal has the relation.
    const follower = figures.find(({ relation }) => relation?.to === index && relation.kind !== 'looking-at')
    const relative = related ?? (PARENTS.has(figure.noun) ? follower : undefined)
    if (figure.noun === 'chick' && WATERFOWL.has(relative?.noun ?? '')) figure.noun = 'duckling'
    const isOwnYoung =
      (figure.noun === 'foal' && LIKE_HORSES.has(relative?.noun ?? '')) ||
      (figure.noun === 'chick' && HATCHING.has(relative?.noun ?? ''))
    if (isOwnYoung) {
      figure.noun = relative!.noun
      addOnce(figure.looks, 'young')
      continue
    }
    if (!relative || !(isAnimal(relative.noun, lexicon) || BEASTS.has(relative.noun))) continue
    // "Dad with a dog" is a person; "a mother with her baby elephant" is an animal.
    if (PARENTS.has(figure.noun) && index < figures.indexOf(relative) && !isYoung(relative)) continue
    // A baby that an animal reads to need not be its own.
    if (figure.noun === 'baby' && relative.verb === 'read-aloud') continue
    // The stork brings a child.
    if (figure.noun === 'baby' && relative.noun === 'stork') continue
    if (figure.noun === 'baby' && doesLikeSomebody(figure, figures, lexicon)) continue
    if (figure.noun === 'baby') {
      figure.noun = relative.noun
      addOnce(figure.looks, 'young')
    } else if (PARENTS.has(figure.noun)) {
      const grown = GROWN[relative.noun]
      figure.noun = grown ?? relative.noun
      if (!grown && !relative.looks.some((look) => YOUNG_LOOKS.includes(look)))
        addOnce(relative.looks, 'young')
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
