import type { Language } from '#domain/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isWritten, letterOf, numberOf } from '#artist/lexicon/signs.ts'
import { plain } from '#artist/lexicon/spelling.ts'
import { newFigure } from './draft.ts'
import type { Wish } from '../wish.ts'

/** What may stand beside a letter, what children know best first. The first whose word begins with it is taken. */
const FRIENDS = `
  elephant lion tiger penguin koala panda zebra giraffe dolphin crocodile monkey rabbit bear fox hedgehog owl frog duck cat dog horse
  unicorn dragon dinosaur mouse snake turtle kangaroo flamingo octopus whale bee ladybug butterfly squirrel wolf sheep pig cow
  goat chicken parrot hamster camel donkey gorilla hippo rhino seal swan snail spider fish shark jellyfish crab reindeer raccoon otter
  yeti mermaid fairy knight pirate princess queen king witch robot alien ghost astronaut clown
  apple banana strawberry cherry ice-cream cake cupcake cactus sunflower tree anchor boat car train rocket ufo airplane helicopter
  balloon kite umbrella house castle igloo volcano xylophone drum guitar violin yo-yo key jaguar narwhal orca iguana cheese notebook
  jeep nest bird-nest watermelon yacht windmill walrus`
  .trim()
  .split(/\s+/)
/** Small things are easier to count the more there are of them; none that the scenery could add to. */
const COUNTED =
  'elephant owl bear rabbit frog ladybug balloon octopus apple heart strawberry cupcake cookie cherry ball donut pear candy lemon star'.split(
    ' ',
  )

/** A letter alone on its page gets something that begins with it, a number as many things as it says, a name a friend. */
export function bringCompanion(wish: Wish, lexicon: Lexicon): void {
  const [sign] = wish.figures
  if (!sign || wish.figures.length > 1) return
  const letter = letterOf(sign.noun) ?? (isWritten(sign.noun) ? [...(sign.writes ?? '')][0] : undefined)
  if (letter) add(wish, friendOf(letter, wish.language, lexicon), 1)
  const n = numberOf(sign.noun)
  if (n) add(wish, COUNTED[n - 1], n)
}

function add(wish: Wish, noun: string | undefined, count: number): void {
  if (!noun) return
  wish.figures.push({ ...newFigure(noun, count, []), relation: { kind: 'with', to: 0 } })
}

/** The best-known thing whose word in this language begins with the letter; "É" and "E" are one for this. */
function friendOf(letter: string, language: Language, lexicon: Lexicon): string | undefined {
  const exact = FRIENDS.find((noun) => initial(noun, language, lexicon) === letter.toLocaleLowerCase())
  return exact ?? FRIENDS.find((noun) => beginsWith(noun, letter, language, lexicon))
}

const initial = (noun: string, language: Language, lexicon: Lexicon): string =>
  [...(lexicon.nouns.get(noun)?.[language].one ?? '')][0]?.toLocaleLowerCase() ?? ''

export const beginsWith = (noun: string, letter: string, language: Language, lexicon: Lexicon): boolean =>
  plain(initial(noun, language, lexicon)) === plain(letter.toLocaleLowerCase())
