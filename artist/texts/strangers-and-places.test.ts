// Who is who to somebody that does not know the family, and how places are called around an action.
import { expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import type { Language } from '#domain/text/languages.ts'
import { parseWish } from '../parser/parse-wish.ts'
import { writeTexts } from './write-texts.ts'

const titleOf = (prompt: string, language: Language, from: Language = 'en') =>
  writeTexts(parseWish(prompt, from, lexicon), 3, lexicon)[language].title

test.each([
  ['mom brushing my sister', 'en', 'Mom Brushing a Girl’s Hair'],
  ['mom brushing my sister', 'de', 'Mama kämmt einem Mädchen die Haare'],
  ['mom brushing my sister', 'fr', 'qui coiffe une fille'],
  ['me and my brother in a tent', 'it', 'Due bambini in una tenda'],
  ['a lady firefighter with a dog', 'fr', 'Une pompière avec un chien'],
  ['a mermaid brushing her hair', 'en', 'Mermaid Brushing Her Hair'],
  ['an elephant with a baby elephant', 'de', 'Elefant mit einem Baby-Elefanten'],
  ['an elephant with a baby elephant', 'it', 'Un elefante con un cucciolo di elefante'],
  ['an elephant with two baby elephants', 'fr', 'avec deux bébés éléphants'],
  ['an elephant with two baby elephants', 'es', 'con dos crías de elefante'],
  ['an elephant spraying a mouse', 'fr', 'Un éléphant qui arrose une souris'],
  ['an elephant spraying a mouse', 'de', 'spritzt eine Maus nass'],
  ['a dolphin playing ball with a sea lion', 'fr', 'Un dauphin qui joue au ballon avec une otarie'],
  ['a dolphin playing ball with a sea lion', 'es', 'jugando a la pelota con'],
  ['a postman bringing a letter to a snail', 'it', 'porta una lettera a una lumaca'],
  ['a baby dragon', 'es', 'Cría de dragón'],
  ['a witch flying on a broom', 'fr', 'Une sorcière qui vole sur un balai'],
  ['a child with a dog', 'es', 'Un niño con un perro'],
  ['children with a dog', 'es', 'Niños con un perro'],
] as const)('%s, in %s: %s', (prompt, language, title) => {
  expect(titleOf(prompt, language)).toContain(title)
})

test.each([
  ['an elephant swimming in the river', 'de', 'schwimmt im Fluss'],
  ['an elephant swimming in the river', 'nl', 'zwemt in de rivier'],
  ['a turtle surfing on the sea', 'fr', 'surfe sur les vagues'],
  ['two frogs under an umbrella in the rain', 'fr', 'Deux grenouilles sous un parapluie'],
  ['a grandma on a table', 'de', 'Oma am Tisch'],
  ['a cat on a table', 'de', 'Katze auf einem Tisch'],
] as const)('%s, in %s: %s', (prompt, language, place) => {
  expect(titleOf(prompt, language)).toContain(place)
})

test('a cow is milked in its own stable', () => {
  const wish = parseWish('a farmer milking a cow in the stable', 'en', lexicon)
  expect(writeTexts(wish, 3, lexicon).fr.description).toContain('dans l’étable')
})

test('the rain is not in the living room', () => {
  const { title, description } = writeTexts(
    parseWish('two children playing chess in the living room in the rain', 'en', lexicon),
    3,
    lexicon,
  ).en
  expect(`${title} ${description}`).not.toMatch(/rain/i)
})

test.each([
  ['a fox picking mushrooms', 'de', 'sammelt Pilze'],
  ['a rabbit picking carrots', 'nl', 'oogst wortels'],
  ['a bear picking apples', 'de', 'pflückt Äpfel'],
  ['mom reading a story to the children', 'de', 'Mama liest den Kindern vor'],
  ['mom reading a story to the children', 'nl', 'Mama leest de kinderen voor'],
  ['mom reading a story to two children', 'fr', 'lit une histoire à deux enfants'],
  ['a mermaid playing the harp with a fish', 'nl', 'speelt harp met een vis'],
  ['a grandpa and roses', 'it', 'Un nonno e delle rose'],
  ['the wise men on camels', 'es', 'Los Reyes Magos'],
] as const)('%s, in %s: %s', (prompt, language, said) => {
  expect(titleOf(prompt, language)).toContain(said)
})

test.each([
  ['des enfants chassent des œufs de Pâques', 'fr', 'fr', 'Des enfants qui cherchent des œufs de Pâques'],
  ['a boy tying his shoes on the stairs', 'en', 'en', 'Boy Tying His Shoes on the Stairs'],
  ['a boy tying his shoes on the stairs', 'de', 'en', 'Ein Junge bindet sich auf der Treppe die Schuhe'],
  ['a man with a dog, a cat and a hen', 'de', 'en', 'Mann mit einem Hund, einer Katze und einem Huhn'],
  ['a dog stealing pancakes from the table', 'en', 'en', 'Dog Stealing Pancakes'],
  ['two girls on the slide in the pool', 'fr', 'en', 'Deux filles sur le toboggan'],
  [
    'a knight fighting with a dragon in front of a castle',
    'de',
    'en',
    'kämpft vor einem Schloss gegen einen Drachen',
  ],
  ['een beer poetst zijn tanden voor de spiegel', 'nl', 'nl', 'poetst zijn tanden voor een spiegel'],
  ['a mole drinking a cup of tea', 'it', 'en', 'beve una tazza di tè'],
  ['a girl firefighter', 'en', 'en', 'Girl Firefighter'],
  ['mom and a girl with a backpack', 'nl', 'en', 'Mama en een meisje'],
  ['two girls and a hut', 'de', 'en', 'Zwei Mädchen und eine Hütte'],
  ['children skating on the river', 'nl', 'en', 'schaatsen op de bevroren rivier'],
  ['a mermaid on a stone', 'fr', 'en', 'Une sirène sur un rocher'],
  ['a chef throwing a pizza', 'de', 'en', 'Ein Koch wirft eine Pizza in die Luft'],
  ['a firefighter putting out a house', 'it', 'en', 'Un pompiere che spegne un fuoco'],
  ['six baby chicks', 'de', 'en', 'Sechs Küken'],
  ['a police officer helping a duck over the street', 'de', 'en', 'hilft auf der Straße einer Ente'],
  ['a chef baking a huge cupcake', 'en', 'en', 'Chef Baking a Huge Cupcake'],
  ['the easter bunny painting easter eggs at easter', 'es', 'en', 'El conejo de Pascua pintando huevos'],
  ['a beekeeper next to beehives', 'es', 'en', 'junto a unas colmenas'],
] as const)('%s, in %s: %s', (prompt, language, from, said) => {
  expect(titleOf(prompt, language, from)).toContain(said)
})

test('Easter is not said twice', () => {
  expect(titleOf('the easter bunny painting easter eggs at easter', 'es')).not.toContain('en Pascua')
})

test('what a verb takes is its object, wherever the language puts it', () => {
  expect(titleOf('Oma backt mit den Kindern Plätzchen', 'de', 'de')).toBe('Oma backt mit Kindern Kekse')
  expect(titleOf('Oma backt mit den Kindern Plätzchen', 'en', 'de')).toBe(
    'Grandma Baking Cookies with Children',
  )
})
