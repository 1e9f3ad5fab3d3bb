import type { Language } from '#domain/text/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isWrittenNoun, letterOf, numberOf } from '#artist/lexicon/letters-and-numbers.ts'
import { removeAccents } from '#artist/lexicon/spelling.ts'
import { newFigure } from './draft.ts'
import type { Wish } from '../../wish.ts'

/** Companions for a letter, best known first. The first one whose word begins with the letter is used. */
const COMPANIONS = `
  elephant lion tiger penguin koala panda zebra giraffe dolphin crocodile monkey rabbit bear fox hedgehog owl frog duck cat dog horse
  unicorn dragon dinosaur mouse snake turtle kangaroo flamingo octopus whale bee ladybug butterfly squirrel wolf sheep pig cow
  goat chicken parrot hamster camel donkey gorilla hippo rhino seal swan snail spider fish shark jellyfish crab reindeer raccoon otter
  yeti mermaid fairy knight pirate princess queen king witch robot alien ghost astronaut clown
  apple banana strawberry cherry ice-cream cake cupcake cactus sunflower tree anchor boat car train rocket ufo airplane helicopter
  balloon kite umbrella house castle igloo volcano xylophone drum guitar violin yo-yo key jaguar narwhal orca iguana cheese notebook
  jeep nest bird-nest watermelon yacht windmill walrus`
  .trim()
  .split(/\s+/)
/**
 * One noun for each number from 1 to 20: smaller things for larger numbers, and nothing that scenery also
 * contains.
 */
const NOUN_OF_NUMBER =
  'elephant owl bear rabbit frog ladybug balloon octopus apple heart strawberry cupcake cookie cherry ball donut pear candy lemon star'.split(
    ' ',
  )

/**
 * Adds something that begins with the letter to a page with one letter or name, and the right number of things to
 * a page with one number.
 */
export function addCompanion(wish: Wish, lexicon: Lexicon): void {
  const [main] = wish.figures
  if (!main || wish.figures.length > 1) return
  const letter = letterOf(main.noun) ?? (isWrittenNoun(main.noun) ? [...(main.writes ?? '')][0] : undefined)
  if (letter) addFigure(wish, companionOf(letter, wish.language, lexicon), 1)
  const n = numberOf(main.noun)
  if (n) addFigure(wish, NOUN_OF_NUMBER[n - 1], n)
}

function addFigure(wish: Wish, noun: string | undefined, count: number): void {
  if (!noun) return
  wish.figures.push({ ...newFigure(noun, count, []), relation: { kind: 'with', to: 0 } })
}

/**
 * The best-known noun that begins with the letter in this language; "É" and "E" count as equal if none matches
 * exactly.
 */
function companionOf(letter: string, language: Language, lexicon: Lexicon): string | undefined {
  const exact = COMPANIONS.find((noun) => initialOf(noun, language, lexicon) === letter.toLocaleLowerCase())
  return exact ?? COMPANIONS.find((noun) => beginsWith(noun, letter, language, lexicon))
}

const initialOf = (noun: string, language: Language, lexicon: Lexicon): string =>
  [...(lexicon.nouns.get(noun)?.[language].one ?? '')][0]?.toLocaleLowerCase() ?? ''

export const beginsWith = (noun: string, letter: string, language: Language, lexicon: Lexicon): boolean =>
  removeAccents(initialOf(noun, language, lexicon)) === removeAccents(letter.toLocaleLowerCase())
