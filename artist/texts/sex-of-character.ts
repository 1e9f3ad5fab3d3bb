import type { Sex } from '../wish.ts'
import type { Character } from './story.ts'

const FEMALE = new Set(
  'girl mother grandmother woman sister princess queen mermaid fairy witch bride ballerina superheroine'.split(
    ' ',
  ),
)
const MALE = new Set(
  'boy father grandfather man brother prince king santa-claus wizard groom knight cowboy caveman samurai viking pirate'.split(
    ' ',
  ),
)

/** The sex that the wish or the word itself says. */
export const sexOf = ({ noun, sex }: Pick<Character, 'noun' | 'sex'>): Sex | undefined =>
  sex ?? (FEMALE.has(noun) ? 'female' : MALE.has(noun) ? 'male' : undefined)
