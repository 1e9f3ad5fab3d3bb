import { expect, test } from 'vitest'
import type { Language } from '#domain/languages.ts'
import { lexicon } from '#tests/support/lexicon.ts'
import { understand } from './understand.ts'

const hear = (text: string, language: Language = 'en') => understand(text, language, lexicon)

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
] as const)('two names for one are one figure: %s', (prompt, language, noun, role) => {
  const { figures } = hear(prompt, language)
  expect(figures).toMatchObject([{ noun, role, count: 1 }])
  expect(figures).toHaveLength(1)
})

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
] as const)('whom somebody plays is nobody new: %s', (prompt, language, noun, role) => {
  const { figures } = hear(prompt, language)
  expect(figures).toMatchObject([{ noun, role }])
  expect(figures).toHaveLength(1)
})

test('a pig farmer keeps pigs, and a unicorn princess has a unicorn', () => {
  expect(hear('a pig farmer').figures.map(({ noun }) => noun)).toEqual(['farmer', 'pig'])
  expect(hear('Einhornprinzessin', 'de').figures.map(({ noun }) => noun)).toEqual(['princess', 'unicorn'])
  expect(hear('a robot dog').figures.every(({ role }) => role === undefined)).toBe(true)
})

test('several of them are all of the trade', () => {
  expect(hear('dos gatos piratas', 'es').figures).toMatchObject([{ noun: 'cat', role: 'pirate', count: 2 }])
  expect(hear('Ein Hund und eine Katze als Piraten', 'de').figures).toMatchObject([
    { noun: 'dog', role: 'pirate' },
    { noun: 'cat', role: 'pirate' },
  ])
})

test('who does something can be somewhere as well', () => {
  expect(hear('a girl reads a book on a sofa').figures[0]).toMatchObject({
    relation: { kind: 'reading', to: 1 },
    where: { kind: 'on', to: 2 },
  })
  expect(hear('ein Kind mit Eimer im Sandkasten', 'de').figures[0]).toMatchObject({
    relation: { kind: 'holding', to: 1 },
    where: { kind: 'in', to: 2 },
  })
  const { figures } = hear('sinterklaas op zijn paard op het dak', 'nl')
  expect(figures[1]).toMatchObject({ noun: 'horse', relation: { kind: 'on', to: 2 } })
})

test('who was named together is on and under it together', () => {
  expect(hear('a dog and a cat on the sofa').figures).toMatchObject([
    { relation: { kind: 'on', to: 2 } },
    { relation: { kind: 'on', to: 2 } },
    { noun: 'sofa' },
  ])
  expect(hear("un cane e un gatto sotto l'ombrello", 'it').figures[1]).toMatchObject({
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
] as const)('a dragon that spits fire has fire to spit: %s', (prompt, language) => {
  const { figures, unknown } = hear(prompt, language)
  expect(figures).toMatchObject([{ noun: 'dragon', verb: 'breathe-fire' }, { noun: 'fire' }])
  expect(unknown).toEqual([])
})

test('the article tells one dragon from several, whatever the ending says', () => {
  expect(hear('Ein Ritter kämpft gegen einen Drachen', 'de').figures[1]).toMatchObject({ count: 1 })
  expect(hear('Ein Ritter kämpft gegen Drachen', 'de').figures[1]).toMatchObject({ count: 3 })
})

test('Italian "dall\'albero" is up in the tree, "dal dottore" is not in the doctor', () => {
  expect(hear("il pompiere salva il gatto dall'albero", 'it').figures[1]).toMatchObject({
    noun: 'cat',
    relation: { kind: 'in', to: 2 },
  })
  expect(hear('un coccodrillo dal dentista', 'it').figures[0]).toMatchObject({ relation: { kind: 'beside' } })
})
