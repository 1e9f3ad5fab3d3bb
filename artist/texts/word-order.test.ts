import { expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import type { Language } from '#domain/text/languages.ts'
import { parseWish } from '../parser/parse-wish.ts'
import { writeTexts } from './write-texts.ts'
import { companyRelation } from './word-order.ts'

const titleOf = (prompt: string, language: Language, from: Language = 'en') =>
  writeTexts(parseWish(prompt, from, lexicon), 3, lexicon)[language].title

test.each([
  ['a fox with a scarf dancing on the ice', 'en', 'Dancing on the Ice with a Scarf'],
  ['a girl with a ball in the garden', 'en', 'Girl with a Ball in the Garden'],
  ['a girl hugging grandma in the park', 'de', 'umarmt Oma im Park'],
  ['a girl hugging a dog in the park', 'de', 'umarmt im Park einen Hund'],
  ['three mice eating cheese at night', 'nl', 'eten ’s nachts kaas'],
  ['a monkey eating a banana in a tree', 'nl', 'eet een banaan in een boom'],
  ['a mail carrier bringing a letter to grandma', 'nl', 'brengt een brief voor oma'],
] as const)('%s, in %s: %s', (prompt, language, said) => {
  expect(titleOf(prompt, language)).toContain(said)
})

test.each([
  ['ein Bär klettert auf einen Baum und holt Honig', 'en', 'de', 'Climbing in a Tree with Honey'],
  ['due bambine che raccolgono conchiglie', 'nl', 'it', 'Twee meisjes rapen schelpen'],
  ['a parrot on a pirate', 'en', 'en', 'Parrot on a Pirate’s Shoulder'],
  ['ein Papagei auf der Schulter eines Piraten', 'fr', 'de', 'sur l’épaule d’un pirate'],
  ['a monkey on a chair', 'en', 'en', 'Monkey on a Chair'],
  ['a tiny mouse carrying a huge cheese', 'de', 'en', 'trägt einen riesigen Käse'],
  ['a tiny mouse carrying a huge cheese', 'it', 'en', 'porta un formaggio enorme'],
  ['a mouse eating cheese', 'fr', 'en', 'mange du fromage'],
  ['a girl walking to school', 'de', 'en', 'geht zur Schule'],
  ['a girl walking to school', 'it', 'en', 'va a scuola'],
  ['a cat and a dog tugging at a bone', 'nl', 'en', 'trekken aan een bot'],
  ['a monkey swinging on a vine', 'de', 'en', 'an einer Liane'],
  ['mom baking with her daughter', 'en', 'en', 'Mom Baking with a Girl'],
  ['maman et une fille font un gâteau', 'en', 'fr', 'Mom and a Girl Baking a Cake'],
  ['a kangaroo boxing with a bear', 'es', 'en', 'boxeando con un oso'],
  ['a bear having breakfast with a fox', 'de', 'en', 'Ein Bär frühstückt mit einem Fuchs'],
  ['ein Dino frühstückt', 'nl', 'de', 'Een dinosaurus ontbijt'],
  ['ein Junge wirft seinem Hund einen Ball zu', 'en', 'de', 'Boy with a Dog'],
  ['a witch brewing a potion with a cat', 'de', 'en', 'braut'],
  ['une fille qui souffle des bulles de savon', 'en', 'fr', 'Girl Blowing Bubbles'],
  ['un bambino che scrive una lettera a Babbo Natale', 'de', 'it', 'schreibt einen Brief'],
  ['un médico curando la pata de un perro', 'en', 'es', 'Doctor Examining a Dog'],
  ['a chef cutting a carrot', 'nl', 'en', 'snijdt een wortel'],
  ['a boy cutting paper', 'nl', 'en', 'knipt'],
  ['a girl hugging a tree', 'nl', 'en', 'knuffelt een boom'],
  ['a chameleon catching a fly', 'es', 'en', 'atrapando una mosca'],
  ['four children roasting marshmallows at night', 'nl', 'en', 'roosteren ’s nachts marshmallows'],
  ['a boy watering plants with grandpa', 'nl', 'en', 'geeft samen met opa planten water'],
  ['dos piratas peleando con espadas', 'de', 'es', 'Zwei Piraten kämpfen mit Schwertern'],
  ['a knight fighting a dragon', 'de', 'en', 'kämpft gegen einen Drachen'],
  ['un abuelo enseñando a pescar a su nieto', 'en', 'es', 'Grandpa Fishing with a Boy'],
  ['ein Frosch angelt am Teich', 'de', 'de', 'angelt am Teich'],
  ['vier clowns rijden in een auto', 'en', 'nl', 'Driving a Car'],
  ['twee apen slingeren aan een touw', 'de', 'nl', 'an einem Seil'],
  ['three monkeys and a woman', 'de', 'en', 'Drei Affen und eine Frau'],
  ['dad with a dog', 'en', 'en', 'Dad with a Dog'],
  ['a mother with her baby elephant', 'en', 'en', 'Elephant with a Baby Elephant'],
] as const)('%s, in %s: %s', (prompt, language, from, said) => {
  expect(titleOf(prompt, language, from)).toContain(said)
})

test('the description leaves out no companion, place or time', () => {
  const descriptions = (prompt: string, language: Language) =>
    Array.from(
      { length: 12 },
      (_, seed) => writeTexts(parseWish(prompt, 'en', lexicon), seed, lexicon)[language].description,
    ).join(' ')
  expect(descriptions('a fox with a scarf dancing on the ice', 'en')).toContain(
    'dancing on the ice with a scarf',
  )
  expect(descriptions('a mom pushing a stroller in the park in autumn', 'de')).toContain(
    'Im Herbst schiebt Mama im Park einen Kinderwagen',
  )
  expect(descriptions('two pirates with a treasure chest on the beach at night', 'fr')).toContain(
    'sur la plage la nuit',
  )
})

test('somebody is rescued from a dragon, not with it', () => {
  const company = (noun: string) => [
    { noun, count: 1, vague: false, looks: [], animate: true, beast: true, canAct: true },
  ]
  expect(companyRelation('rescue', company('dragon'), 'en')).toBe('from')
  expect(companyRelation('rescue', company('dog'), 'en')).toBe('with')
})

test('something is stolen from a woman in English and to her in German', () => {
  const woman = [
    { noun: 'woman', count: 1, vague: false, looks: [], animate: true, beast: false, canAct: false },
  ]
  expect(companyRelation('steal', woman, 'en')).toBe('from')
  expect(companyRelation('steal', woman, 'de')).toBe('to')
})
