import type { DrawableFigure } from '../compose/figures/drawable-figures.ts'
import { EYEWEAR, FOOTWEAR, GARMENTS, HATS, NECKWEAR } from '../compose/figures/noun-lists.ts'
import { wordSet } from '../word-set.ts'

// The looks and clothes that figure makers can draw. They ignore all others, so those must be reported as not drawn.

/** Sizes are shown by the heights on the page. */
const SIZES = wordSet('big huge small tiny')
export const LOOKS_OF_PEOPLE = wordSet(`
  chubby laughing sad angry grumpy sleepy tired sleeping scared surprised curious excited lonely curly bald bearded crowned evil
  sick singing old shy proud bored in-love cold`)
export const LOOKS_OF_ANIMALS = wordSet(`
  sad angry grumpy sleepy tired sleeping scared surprised curious lonely striped spotted dotted winged crowned lazy dangerous evil
  sick flying young newborn chubby thin shy proud bored`)
export const LOOKS_OF_BIRDS = wordSet(`
  sad angry grumpy lonely evil sick shy proud bored sleepy tired sleeping scared surprised curious striped spotted dotted winged crowned lazy flying young newborn`)
/** Robots, ghosts and others that are drawn as things but have a face. */
const CHARACTERS = wordSet('robot alien monster ghost troll snowman gingerbread-man doll scarecrow')
export const LOOKS_OF_CHARACTERS = wordSet(
  'sad lonely sick scared shy angry grumpy evil sleepy tired sleeping bored',
)
export const CLOTHES_OF_PEOPLE = wordSet(`
  crown tiara armor knight-helmet flower-wreath football-shirt headphone dress t-shirt tutu skirt hat woolly-hat scarf glasses
  sunglasses hair-bow sweater jacket raincoat pajamas swimsuit cap tie cape wedding-dress helmet apron kimono party-hat santa-hat
  bishops-mitre witch-hat cowboy-hat top-hat carnival-costume orange-crown graduation-cap hijab turban kippa crutch cane prosthesis hearing-aid
  down-syndrome barefoot rubber-boot boot rain-boot hiking-boot`)
export const CLOTHES_OF_ANIMALS = wordSet(
  'crown tiara headphone hat woolly-hat hair-bow cap helmet party-hat santa-hat witch-hat cowboy-hat top-hat graduation-cap',
)

/** Whether a figure shows the look. `topic` is the topic of its noun. */
export function showsLookOn({ maker }: DrawableFigure, look: string, topic: string | undefined): boolean {
  if (SIZES.has(look)) return true
  if (look === 'burning') return maker.source !== 'people' && maker.source !== 'animals'
  if (maker.source === 'people')
    return LOOKS_OF_PEOPLE.has(look) || (look === 'young' && maker.isYoung === true)
  if (CHARACTERS.has(maker.id)) return LOOKS_OF_CHARACTERS.has(look)
  if (maker.source !== 'animals') return false
  return (topic === 'birds' ? LOOKS_OF_BIRDS : LOOKS_OF_ANIMALS).has(look)
}

/** Whether clothes can be seen: drawn by the figure itself, or put on it by the composition. */
export function showsClothes({ maker, wished }: DrawableFigure, noun: string): boolean {
  const hasPersonsBody = maker.source === 'people' || wished.role !== undefined || GARMENTS.has(noun)
  if (maker.source === 'people' || (maker.source === 'animals' && hasPersonsBody))
    return CLOTHES_OF_PEOPLE.has(noun)
  if (maker.source === 'animals' && CLOTHES_OF_ANIMALS.has(noun)) return true
  const takesHats = HATS.has(noun) && maker.source !== 'animals'
  return EYEWEAR.has(noun) || NECKWEAR.has(noun) || FOOTWEAR.has(noun) || takesHats
}
