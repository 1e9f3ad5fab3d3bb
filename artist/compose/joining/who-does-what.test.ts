import { expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { groupMakers } from '../../figures/people/groups.ts'
import { findDrawableFigures } from '../figures/drawable-figures.ts'
import { anchorOf, type Part } from '../figures/cluster.ts'
import { planPicture, unitsOf } from '../picture.ts'
import { drawUnit } from './draw-unit.ts'

const artist = await createLocalArtist()
const finder = artist.figureFinder

/** All parts of the main unit of a wish. */
function partsOf(prompt: string, language: Language = 'en'): readonly Part[] {
  const { wish } = artist.createScene({ prompt, language, style: 'cartoon', seed: 1 })
  const { drawables } = findDrawableFigures(wish, finder)
  const [main] = unitsOf(drawables, planPicture(wish, finder).place)
  return drawUnit(main!, { seed: 1, detail: 1, facing: 'right', finder }).parts
}
const poses = (parts: readonly Part[]) =>
  parts.filter(({ figure }) => figure.face).map(({ figure }) => figure.pose)
const ids = (parts: readonly Part[]) => parts.map(({ figure }) => figure.id)

test.each<[string, Language, string, number]>([
  ['Ein Junge baut mit seinem Opa ein Vogelhaus', 'de', 'build-birdhouse', 2],
  ['una niña lee un cuento a su osito en la cama', 'es', 'read-in-bed', 1],
  ['des enfants font de la luge', 'fr', 'sled', 2],
  ['une sorcière prépare une potion dans son chaudron', 'fr', 'stir-cauldron', 1],
  ['a grandfather plants tomatoes', 'en', 'plant-seedling', 1],
  ['Eine Familie fährt Schlittschuh', 'de', 'skate', 1],
  ['a girl plants a flower with her grandfather', 'en', 'plant-seedling', 1],
  ['a boy eats pancakes with his grandmother', 'en', 'eat-dinner', 2],
  ['a boy puts on his shoes', 'en', 'tie-shoes', 1],
  ['una familia desayunando', 'es', 'eat-breakfast', 4],
  ['eine Familie beim Abendessen', 'de', 'eat-dinner', 4],
  ['Oma und Enkel essen Kuchen', 'de', 'eat-dinner', 2],
  ['twee meisjes drinken thee', 'nl', 'drink-tea', 2],
  ['tea party with friends', 'en', 'drink-tea', 3],
  ['a picnic with mom and dad', 'en', 'picnic', 2],
  ['un pizzaiolo che inforna la pizza', 'it', 'bake-pizza', 1],
  ['un enfant qui range sa chambre', 'fr', 'tidy-toys', 1],
  ['a girl helps her mom in the kitchen', 'en', 'bake', 2],
  ['Großeltern besuchen ihre Enkel', 'de', 'wave', 3],
  ['il bambino si veste da solo', 'it', 'get-dressed', 1],
  ['Eine Familie macht einen Spaziergang', 'de', 'walk', 1],
  ['Kissenschlacht', 'de', 'pillow-fight', 2],
  ['une princesse qui danse avec un prince', 'fr', 'dance-together', 2],
  ['children making a campfire with marshmallows', 'en', 'roast-together', 3],
  ['un bambino va in bicicletta con il papà', 'it', 'cycle', 2],
  ['a boy posting a letter in the mailbox', 'en', 'post-letter', 1],
])('%s: everybody does it with the thing that belongs to it', (prompt, language, pose, people) => {
  expect(poses(partsOf(prompt, language))).toEqual(Array.from({ length: people }, () => pose))
})

test('crumbs for ducks fall before a beak', () => {
  const [girl, ...ducks] = partsOf('a girl feeds ducks')
  const crumbs = anchorOf(girl!, 'contact')!
  const beaks = ducks.map((duck) => anchorOf(duck, 'mouth')!)
  expect(Math.min(...beaks.map(({ x, y }) => Math.hypot(x - crumbs.x, y - crumbs.y)))).toBeLessThan(6)
})

test('everybody whom somebody reads to on the sofa sits on it', () => {
  const parts = partsOf('a grandfather reads a book to his two grandchildren on the sofa')
  expect(ids(parts)).toContain('sofa')
  expect(poses(parts)).toEqual(expect.arrayContaining(['read-seated']))
  expect(poses(parts)).not.toContain('stand')
})

test('a child and a grown-up who cross the street walk the same way, hand in hand', () => {
  const [tall, short] = partsOf('a woman crosses the street with a child')
  expect(tall!.figure.facing).toBe(short!.figure.facing)
  const [a, b] = [anchorOf(tall!, 'handLeft')!, anchorOf(short!, 'contact')!]
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(6)
})

test.each(['a father carries his sleeping child to bed', 'a mother with her baby'])(
  '%s: in the arms',
  (prompt) => {
    const [grown, child] = partsOf(prompt).filter(({ figure }) => figure.face)
    expect(grown!.figure.pose).toBe('hug')
    expect(child!.figure.pose).not.toBe('sleep')
  },
)

test('a child at the dentist lies in the chair with an open mouth, and the mirror is at it', () => {
  const [dentist, child] = partsOf('ein Kind beim Zahnarzt', 'de').toSorted((a, b) => Number(a.figure.id === 'child') - Number(b.figure.id === 'child')) // prettier-ignore
  expect([dentist!.figure.pose, child!.figure.pose]).toEqual(['check-teeth', 'open-wide'])
  const [tip, mouth] = [anchorOf(dentist!, 'contact')!, anchorOf(child!, 'mouth')!]
  expect(Math.hypot(tip.x - mouth.x, tip.y - mouth.y)).toBeLessThan(6)
})

test('who reads aloud in bed stands beside it, and the child is in it', () => {
  expect(poses(partsOf('moeder leest een verhaaltje voor in bed', 'nl')).toSorted()).toEqual(['in-bed', 'read']) // prettier-ignore
})

test('a dog that walks with a girl is on her leash', () => {
  expect(ids(partsOf('un perro paseando con una niña', 'es'))).toEqual(expect.arrayContaining(['girl', 'dog', 'rope'])) // prettier-ignore
})

test('a child that hugs a teddy bear is no bear', () => {
  expect(ids(partsOf('a toddler hugging a teddy bear'))).toEqual(expect.arrayContaining(['baby']))
})

test('two who carry bags carry no person', () => {
  expect(poses(partsOf('a boy helps his grandmother carry shopping bags'))).not.toContain('hug')
})

test('a ball that is kicked to somebody is between the two', () => {
  expect(ids(partsOf('a boy kicks a ball to his sister'))).toEqual(expect.arrayContaining(['boy', 'ball', 'sister'])) // prettier-ignore
})

test('who brings a parcel to somebody gives it to them', () => {
  expect(poses(partsOf('the postman brings a gift to an old man'))).toEqual(['give', 'give'])
})

test('a picnic has a blanket with food, and campers a fire', () => {
  expect(ids(partsOf('a family has a picnic'))).toEqual(expect.arrayContaining(['blanket', 'picnic']))
  expect(ids(partsOf('a family is camping'))).toContain('campfire')
})

test('a family has a father where its word is feminine', () => {
  const family = groupMakers.find(({ id }) => id === 'family')!
  const plain = family.draw({ seed: 1, detail: 1, looks: [] })
  expect(family.draw({ seed: 1, detail: 1, looks: ['female'] }).shapes).toEqual(plain.shapes)
})
