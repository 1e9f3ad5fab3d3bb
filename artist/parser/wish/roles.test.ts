import { expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { parseWish } from '../parse-wish.ts'

const parse = (text: string, language: Language = 'en') => parseWish(text, language, lexicon)

test.each([
  ['astronaut cat', 'en', 'cat', 'astronaut'],
  ['eine Astronautenkatze', 'de', 'cat', 'astronaut'],
  ['ein Feuerwehrhund', 'de', 'dog', 'firefighter'],
  ['Katzenprinzessin', 'de', 'cat', 'princess'],
  ['un chat astronaute', 'fr', 'cat', 'astronaut'],
  ['un gato astronauta', 'es', 'cat', 'astronaut'],
  ['un gatto pirata', 'it', 'cat', 'pirate'],
  ['een piratenkat', 'nl', 'cat', 'pirate'],
  ['una niña astronauta', 'es', 'girl', 'astronaut'],
  ['a girl pirate', 'en', 'girl', 'pirate'],
  ['a pirate princess', 'en', 'princess', 'pirate'],
] as const)(
  'two adjacent nouns for one figure become a figure with a role: %s',
  (prompt, language, noun, role) => {
    const { figures } = parse(prompt, language)
    expect(figures).toMatchObject([{ noun, role, count: 1 }])
    expect(figures).toHaveLength(1)
  },
)

test.each([
  ['a bear dressed as a chef', 'en', 'bear', 'chef'],
  ['eine Katze als Pirat', 'de', 'cat', 'pirate'],
  ['ein Hund im Piratenkostüm', 'de', 'dog', 'pirate'],
  ['un ours en costume de chef', 'fr', 'bear', 'chef'],
  ['un perro vestido de bombero', 'es', 'dog', 'firefighter'],
  ['un orso vestito da cuoco', 'it', 'bear', 'chef'],
  ['een kat in een ruimtepak', 'nl', 'cat', 'astronaut'],
  ['the cat is a pirate', 'en', 'cat', 'pirate'],
  ['a boy who wants to be an astronaut', 'en', 'boy', 'astronaut'],
  ['el perro es bombero', 'es', 'dog', 'firefighter'],
  ['een kat die brandweerman is', 'nl', 'cat', 'firefighter'],
] as const)('a role in words adds no second figure: %s', (prompt, language, noun, role) => {
  const { figures } = parse(prompt, language)
  expect(figures).toMatchObject([{ noun, role }])
  expect(figures).toHaveLength(1)
})

test('a pig farmer is a farmer with a pig, and a unicorn princess a princess with a unicorn', () => {
  expect(parse('a pig farmer').figures.map(({ noun }) => noun)).toEqual(['farmer', 'pig'])
  expect(parse('Einhornprinzessin', 'de').figures.map(({ noun }) => noun)).toEqual(['princess', 'unicorn'])
  expect(parse('a robot dog').figures.every(({ role }) => role === undefined)).toBe(true)
})

test('a plural role applies to every subject', () => {
  expect(parse('dos gatos piratas', 'es').figures).toMatchObject([{ noun: 'cat', role: 'pirate', count: 2 }])
  expect(parse('Ein Hund und eine Katze als Piraten', 'de').figures).toMatchObject([
    { noun: 'dog', role: 'pirate' },
    { noun: 'cat', role: 'pirate' },
  ])
})

test('a figure can have an action and a place', () => {
  expect(parse('a girl reads a book on a sofa').figures[0]).toMatchObject({
    relation: { kind: 'reading', to: 1 },
    where: { kind: 'on', to: 2 },
  })
  expect(parse('ein Kind mit Eimer im Sandkasten', 'de').figures[0]).toMatchObject({
    relation: { kind: 'holding', to: 1 },
    where: { kind: 'in', to: 2 },
  })
  const { figures } = parse('sinterklaas op zijn paard op het dak', 'nl')
  expect(figures[1]).toMatchObject({ noun: 'horse', relation: { kind: 'on', to: 2 } })
})

test('figures named together share their place', () => {
  expect(parse('a dog and a cat on the sofa').figures).toMatchObject([
    { relation: { kind: 'on', to: 2 } },
    { relation: { kind: 'on', to: 2 } },
    { noun: 'sofa' },
  ])
  expect(parse("un cane e un gatto sotto l'ombrello", 'it').figures[1]).toMatchObject({
    relation: { kind: 'under', to: 2 },
  })
})

test.each([
  ['a fire-breathing dragon', 'en'],
  ['ein Feuer speiender Drache', 'de'],
  ['un dragon qui crache du feu', 'fr'],
  ['un dragón echando fuego por la boca', 'es'],
  ['un drago sputafuoco', 'it'],
  ['een draak die vuur spuwt', 'nl'],
] as const)('a fire-breathing dragon gets fire: %s', (prompt, language) => {
  const { figures, unknown } = parse(prompt, language)
  expect(figures).toMatchObject([{ noun: 'dragon', verb: 'breathe-fire' }, { noun: 'fire' }])
  expect(unknown).toEqual([])
})

test('the article decides between one dragon and several', () => {
  expect(parse('Ein Ritter kämpft gegen einen Drachen', 'de').figures[1]).toMatchObject({ count: 1 })
  expect(parse('Ein Ritter kämpft gegen Drachen', 'de').figures[1]).toMatchObject({ count: 3 })
})

test('Italian "dall\'albero" means in the tree, "dal dottore" means at the doctor', () => {
  expect(parse("il pompiere salva il gatto dall'albero", 'it').figures[1]).toMatchObject({
    noun: 'cat',
    relation: { kind: 'in', to: 2 },
  })
  expect(parse('un coccodrillo dal dentista', 'it').figures[0]).toMatchObject({
    relation: { kind: 'beside' },
  })
})
