import { expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { castFeast } from '../feasts/feast-casts.ts'
import { parseWish } from '../parser/parse-wish.ts'
import { writeTexts } from './write-texts.ts'

const titleOf = (prompt: string, from: Language, language: Language) =>
  writeTexts(parseWish(prompt, from, lexicon), 3, lexicon)[language].title

test.each([
  ['dad pushing a girl on the swing', 'en', 'en', 'Dad Pushing a Girl on a Swing'],
  ['dad pushing a girl on the swing', 'en', 'de', 'Papa schubst ein Mädchen auf der Schaukel an'],
  ['dad pushing a girl on the swing', 'en', 'it', 'Un papà che spinge una bambina sull’altalena'],
  [
    'a firefighter rescuing a kitten from a tree',
    'en',
    'es',
    'Un bombero rescatando a un gatito de un árbol',
  ],
  [
    'a firefighter rescuing a kitten from a tree',
    'en',
    'nl',
    'Een brandweerman redt een kitten uit een boom',
  ],
  ['a grandmother teaching her granddaughter to knit', 'en', 'de', 'Oma strickt mit einem Mädchen'],
  ['eine Familie fährt mit dem Zug', 'de', 'en', 'Family on a Train'],
  ['a bear driving a train', 'en', 'en', 'Bear Driving a Train'],
  ['ein Eichhörnchen sammelt Nüsse', 'de', 'fr', 'Un écureuil qui ramasse des noix'],
  ['opa geeft de kippen eten', 'nl', 'de', 'Opa füttert Hühner'],
] as const)('who does it to whom stays in the title: %s (%s) in %s', (prompt, from, language, title) => {
  expect(titleOf(prompt, from, language)).toBe(title)
})

test.each([
  ['en', 'Rabbit with a Basket of Easter Eggs'],
  ['de', 'Hase mit einem Korb voller Ostereier'],
  ['fr', 'Un lapin avec un panier d’œufs de Pâques'],
  ['es', 'Un conejo con una cesta de huevos de Pascua'],
  ['it', 'Un coniglio con un cestino di uova di Pasqua'],
  ['nl', 'Konijn met een mand vol paaseieren'],
] as const)('a container is named with what is in it: %s', (language, title) => {
  expect(titleOf("un lapin avec un panier d'œufs de Pâques", 'fr', language)).toBe(title)
  expect(titleOf('ein Hase mit Ostereiern im Korb', 'de', language)).toBe(title)
})

test.each([
  ['ein Kind beim Zahnarzt', 'de', 'de', 'Kind beim Zahnarzt'],
  ['ein Kind beim Zahnarzt', 'de', 'fr', 'Un enfant chez le dentiste'],
  ['a dog waiting at the door', 'en', 'nl', 'Een hond wacht bij de deur'],
  ['una sirena peinándose en una roca', 'es', 'es', 'Una sirena peinándose sobre una roca'],
  ['kinderen dansen rond de kerstboom', 'nl', 'es', 'Niños bailando alrededor de un árbol de Navidad'],
  ['kinderen dansen rond de kerstboom', 'nl', 'en', 'Children Dancing around a Christmas Tree'],
  ['a frog jumping into a basket', 'en', 'de', 'Ein Frosch springt in einen Korb'],
  ['la maîtresse écrit au tableau', 'fr', 'fr', 'Une maîtresse qui écrit au tableau'],
  ['un aereo sopra le nuvole', 'it', 'it', 'Un aereo sopra le nuvole'],
  ['ein Igel schläft im Laub', 'de', 'de', 'Ein Igel schläft im Laub'],
  ['ein Igel schläft im Laub', 'de', 'it', 'Un riccio che dorme tra le foglie'],
  ['Papa kocht Spaghetti', 'de', 'de', 'Papa kocht Spaghetti'],
  ['Papa kocht Spaghetti', 'de', 'it', 'Un papà che cucina gli spaghetti'],
  ['a unicorn eating cotton candy', 'en', 'de', 'Ein Einhorn isst Zuckerwatte'],
] as const)('a place or a food has its usual words: %s (%s) in %s', (prompt, from, language, title) => {
  expect(titleOf(prompt, from, language)).toBe(title)
})

test.each([
  ["deux lapins qui s'embrassent", 'fr', 'de', 'Zwei Hasen küssen sich'],
  ["deux lapins qui s'embrassent", 'fr', 'nl', 'Twee konijnen kussen elkaar'],
  ['two bears hugging', 'en', 'fr', 'Deux ours qui se font un câlin'],
  ['a clown juggling with a ball', 'en', 'es', 'Un payaso haciendo malabares con pelotas'],
  ['a wizard making a potion', 'en', 'it', 'Un mago che prepara una pozione magica'],
  ['oma bakt pannenkoeken', 'nl', 'es', 'Una abuela preparando tortitas'],
] as const)(
  'verbs fit those who do it and what they do it to: %s (%s) in %s',
  (prompt, from, language, title) => {
    expect(titleOf(prompt, from, language)).toContain(title)
  },
)

test.each([
  ['le petit chaperon rouge et le loup', 'fr', 'fr', 'Le Petit Chaperon rouge et le loup'],
  ['le petit chaperon rouge et le loup', 'fr', 'de', 'Rotkäppchen und der Wolf'],
  ['le petit chaperon rouge et le loup', 'fr', 'es', 'Caperucita Roja y el lobo'],
  ['Mama und Papa gehen mit den Kindern spazieren', 'de', 'es', 'Una mamá, un papá y unos niños paseando'],
  ['una niña vestida de bruja', 'es', 'en', 'Girl Dressed as a Witch'],
  ['una niña vestida de bruja', 'es', 'fr', 'Fille déguisée en sorcière'],
  ['una niña vestida de bruja', 'es', 'it', 'Bambina vestita da strega'],
  ['un cocodrilo en el dentista', 'es', 'de', 'Krokodil beim Zahnarzt'],
  ['een konijn in een hol', 'nl', 'de', 'Hase im Bau'],
  ['un caracol en una hoja', 'es', 'de', 'Schnecke auf einem Blatt'],
] as const)(
  'who is named, dressed or at home is said as people say it: %s (%s) in %s',
  (prompt, from, language, title) => {
    expect(titleOf(prompt, from, language)).toBe(title)
  },
)

test.each([
  ['an astronaut planting a flower on Mars', 'en', 'en', 'Astronaut Planting a Flower on Mars'],
  ['an astronaut planting a flower on Mars', 'en', 'de', 'Ein Astronaut pflanzt auf dem Mars eine Blume'],
  ['un robot en Marte', 'es', 'fr', 'Un robot sur Mars'],
  ['ein Affe im Regenwald', 'de', 'nl', 'Aap in het regenwoud'],
  ['a penguin at the South Pole', 'en', 'it', 'Un pinguino al Polo Sud'],
  ['een kameel in de Sahara', 'nl', 'es', 'Un camello en el Sáhara'],
  ['a robot on an alien planet', 'en', 'en', 'Robot on a Distant Planet'],
  ['a robot on Mars in the desert', 'en', 'en', 'Robot in the Desert'],
] as const)('a place has the name that the wish gives it: %s (%s) in %s', (prompt, from, language, title) => {
  expect(titleOf(prompt, from, language)).toBe(title)
})

test.each([
  ['Sinterklaas op zijn paard op het dak', 'nl', 'nl', 'Sinterklaas te paard'],
  ['ein Blumenstrauß mit Blumen', 'de', 'en', 'Bouquet'],
] as const)(
  'nothing is said twice, and a rider is more than his feast: %s (%s) in %s',
  (prompt, from, language, title) => {
    expect(writeTexts(castFeast(parseWish(prompt, from, lexicon)), 3, lexicon)[language].title).toBe(title)
  },
)

test('a letter is in no garden', () => {
  const wish = parseWish('the letter U with an umbrella in the garden', 'en', lexicon)
  expect(writeTexts(wish, 3, lexicon).fr.title).toBe('La lettre U avec un parapluie')
})

test.each([
  ['een jongen geeft zijn moeder een bloem', 'nl', 'de', 'Ein Junge schenkt Mama eine Blume'],
  ['een jongen geeft zijn moeder een bloem', 'nl', 'it', 'Un bambino che regala un fiore alla mamma'],
  ['ein Mädchen gibt ihrem Hund einen Knochen', 'de', 'es', 'Una niña dando un hueso a un perro'],
  ['ein Mädchen gibt ihrem Hund einen Knochen', 'de', 'en', 'Girl Giving a Bone to a Dog'],
  [
    'ein Astronaut und ein Alien geben sich die Hand',
    'de',
    'fr',
    'Un astronaute et un extraterrestre qui se serrent la main',
  ],
  ['un enfant qui dort avec son doudou', 'fr', 'de', 'Ein Kind schläft mit einem Kuscheltier'],
  ['ein Drache spuckt Feuer', 'de', 'it', 'Un drago che sputa fuoco'],
  ['a frog jumping into a pond', 'en', 'de', 'Ein Frosch springt in den Teich'],
  ['een kat drinkt melk', 'nl', 'fr', 'Un chat qui boit du lait'],
  ['papá cocinando una paella', 'es', 'de', 'Papa kocht Reis'],
  ['unos niños en un tobogán', 'es', 'en', 'Children on the Slide'],
  ['un cheval et son cavalier', 'fr', 'de', 'Pferd mit einem Reiter'],
  ['ein Hase hoppelt über die Wiese', 'de', 'nl', 'Een konijn huppelt in de wei'],
  ['un mono colgado de una rama', 'es', 'it', 'Una scimmia che penzola da un albero'],
] as const)('everyday wishes have everyday titles: %s (%s) in %s', (prompt, from, language, title) => {
  expect(titleOf(prompt, from, language)).toBe(title)
})

test.each([
  ['a dog barking', 'en', 'de', 'Ein Hund bellt'],
  ['a lion roaring', 'en', 'fr', 'Un lion qui rugit'],
  ['un cane che abbaia', 'it', 'en', 'Dog Barking'],
  ['un dragon qui protège son œuf', 'fr', 'en', 'Dragon Protecting an Egg'],
  ['opa en oma met hun kleinkinderen', 'nl', 'en', 'Grandpa and Grandma with Children'],
  ['ein Hund springt durch einen Reifen', 'de', 'fr', 'Un chien qui saute à travers un cerceau'],
  ['una farfalla che vola sui fiori', 'it', 'fr', 'Un papillon qui vole au-dessus des fleurs'],
  ['un niño cepillándose los dientes', 'es', 'nl', 'Een jongen poetst zijn tanden'],
] as const)(
  'animals have their own voices, and words their own meanings: %s (%s) in %s',
  (prompt, from, language, title) => {
    expect(titleOf(prompt, from, language)).toBe(title)
  },
)
