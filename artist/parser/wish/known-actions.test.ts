import { expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { parseWish } from '../parse-wish.ts'

const figures = (text: string, language: Language) => parseWish(text, language, lexicon).figures

test.each<[string, Language, string, string]>([
  ['ein Kind meldet sich', 'de', 'child', 'raise-hand'],
  ['een kind steekt zijn vinger op', 'nl', 'child', 'raise-hand'],
  ['un niño levanta la mano', 'es', 'boy', 'raise-hand'],
  ['ein Affe klaut eine Banane', 'de', 'monkey', 'steal'],
  ['een agent houdt de auto’s tegen', 'nl', 'police-officer', 'stop-traffic'],
  ['a goalkeeper stops the ball', 'en', 'goalkeeper', 'catch'],
  ['die Schafe grasen', 'de', 'sheep', 'eat'],
  ['een egel houdt een winterslaap', 'nl', 'hedgehog', 'sleep'],
  ['schaatsen bij een molen', 'nl', 'child', 'ice-skate'],
])('"%s" (%s) is done', (wish, language, noun, verb) => {
  expect(figures(wish, language)[0]).toMatchObject({ noun, verb })
})

test.each<[string, Language]>([
  ['ein Eichhörnchen klaut einer Frau das Eis', 'de'],
  ['a squirrel steals an ice cream from a woman', 'en'],
  ['een eekhoorn steelt een ijsje van een vrouw', 'nl'],
  ['un écureuil vole une glace à une femme', 'fr'],
])('in "%s" the ice cream is stolen, and not the woman', (wish, language) => {
  const [thief, ...others] = figures(wish, language)
  expect(others[thief!.relation!.to - 1]).toMatchObject({ noun: 'ice-cream' })
  expect(others.find(({ noun }) => noun === 'woman')).toMatchObject({ relation: { kind: 'with', to: 0 } })
})

test.each<[string, Language, string, string]>([
  ['a nurse giving a teddy bear a shot', 'en', 'nurse', 'inject'],
  ['een verpleegster geeft een beer een prik', 'nl', 'nurse', 'inject'],
  ['de tandarts kijkt in de mond van een krokodil', 'nl', 'dentist', 'heal'],
])('"%s" (%s) treats the patient', (wish, language, noun, verb) => {
  const [healer, patient] = figures(wish, language)
  expect(healer).toMatchObject({ noun, verb })
  expect(patient?.relation ?? healer?.relation).toBeDefined()
})

test('the children give flowers to a teacher whose birthday it is', () => {
  const [teacher, children] = figures('juf is jarig, de kinderen geven bloemen', 'nl')
  expect(teacher!.verb).toBeUndefined()
  expect(children).toMatchObject({ noun: 'child', verb: 'give' })
})

test('an adverb does not make a pig delicious', () => {
  expect(figures('een varken dat lekker in de modder rolt', 'nl')[0]!.looks).toEqual([])
})

test('a compound is of the sex of its last part', () => {
  expect(figures('Fußballtorwart', 'de')[0]).toMatchObject({ noun: 'goalkeeper', sex: 'male' })
})

test('animals in one shoe do not wear it', () => {
  expect(figures('drei Kätzchen in einem Schuh', 'de')).toMatchObject([
    { noun: 'kitten', count: 3, wears: [], relation: { kind: 'in', to: 1 } },
    { noun: 'shoe' },
  ])
  expect(figures('a cat in boots', 'en')[0]!.wears).toEqual(['boot'])
})

test('a donkey that looks over the fence is behind it', () => {
  expect(figures('een ezel kijkt over het hek', 'nl')[0]).toMatchObject({ relation: { kind: 'behind', to: 1 } }) // prettier-ignore
})

test('who throws a bag into a car does not sit in it', () => {
  const [doer, ...others] = figures('de vuilnisman gooit een zak in de auto', 'nl')
  const car = others.find(({ noun }) => noun === 'car')!
  expect([doer!.relation?.kind, doer!.where?.kind, car.relation?.kind]).not.toContain('in')
  expect([doer!.relation?.kind, doer!.where?.kind]).not.toContain('driving')
})
