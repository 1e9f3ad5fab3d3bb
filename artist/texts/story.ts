import type { Adjective, Verb, Where } from '#artist/lexicon/entries.ts'
import type { Sex } from '../wish.ts'
import type { CharacterRelation } from './character-relations.ts'
import type { PlaceAndTime } from './place-and-time.ts'

/** A figure of the story, independent of the language. */
export interface Character {
  noun: string
  count: number
  /** The wish gives no number. */
  vague: boolean
  looks: Adjective[]
  animate: boolean
  sex?: Sex
  /** Its job or costume. */
  role?: string
  inWheelchair?: true
  /** What is in it: a basket of eggs. */
  contents?: Character
  /** A young animal. */
  baby?: true
  /** The letters of a written name or word. */
  writes?: string
  beast: boolean
  /** Can be the subject of a verb: animate figures, and vehicles with a verb. */
  canAct: boolean
}

/** The content of one sentence about a page. */
export interface Story extends PlaceAndTime {
  main?: Character
  /** Figures with the same verb: "a dog and a cat play". */
  partners: Character[]
  verb?: Verb
  other?: Character
  relation?: CharacterRelation
  /** Where the main figure is, besides what it does: reads a book on a sofa. */
  seat?: { relation: Where; character: Character }
  /** Everybody and everything else, named at the end. */
  others: Character[]
  mandala: boolean
}
