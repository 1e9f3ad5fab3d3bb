import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { letterId, LETTERS } from '../../lexicon/letters-and-numbers.ts'
import { writeTexts } from '../../texts/write-texts.ts'
import { beginsWith } from '../wish/companions.ts'
import { amendWish, parseWish } from '../parse-wish.ts'

const figures = (text: string, language: Language = 'en') => parseWish(text, language, lexicon).figures
const nouns = (text: string, language?: Language) => figures(text, language).map(({ noun }) => noun)

test.each([
  ['letter B', 'en', 'letter-b'],
  ['please draw the letter b', 'en', 'letter-b'],
  ['der Buchstabe B', 'de', 'letter-b'],
  ['den Buchstaben Ä', 'de', 'letter-a-umlaut'],
  ['la lettre É', 'fr', 'letter-e-acute'],
  ['la letra Ñ', 'es', 'letter-n-tilde'],
  ['lettera Z', 'it', 'letter-z'],
  ['hoofdletter K', 'nl', 'letter-k'],
  ['B', 'en', 'letter-b'],
  ['number 7', 'en', 'number-7'],
  ['die Zahl sieben', 'de', 'number-7'],
  ['le chiffre sept', 'fr', 'number-7'],
  ['el número siete', 'es', 'number-7'],
  ['il numero 7', 'it', 'number-7'],
  ['het cijfer zeven', 'nl', 'number-7'],
  ['7', 'de', 'number-7'],
] as const)('"%s" (%s) is a page about that letter or number', (text, language, noun) => {
  expect(nouns(text, language)[0]).toBe(noun)
})

test('"a letter to Santa" is no letter of the alphabet, and "7 cats" is no number', () => {
  expect(nouns('a letter to Santa Claus')[0]).toBe('letter')
  expect(figures('7 cats')).toMatchObject([{ noun: 'cat', count: 7 }])
})

test.each(LANGUAGES)('in %s a letter gets a companion that begins with it', (language) => {
  for (const letter of LETTERS) {
    const word = lexicon.nouns.get(letterId(letter))![language].one
    const [, friend] = figures(word, language)
    if (friend) expect(beginsWith(friend.noun, letter, language, lexicon), word).toBe(true)
  }
})

test('a number gets that many things, unless the wish names its own', () => {
  for (const n of [1, 5, 12, 20]) expect(figures(`number ${n}`)[1]).toMatchObject({ count: n })
  expect(figures('number 3 with three cats')).toMatchObject([{ noun: 'number-3' }, { noun: 'cat', count: 3 }])
})

describe('a name to be written', () => {
  test.each([
    ['the name Anna', 'en', 'Anna'],
    ['the word LOVE', 'en', 'LOVE'],
    ['Der Name Zoë mit einem Einhorn', 'de', 'Zoë'],
    ['le prénom Chloé', 'fr', 'Chloé'],
    ['el nombre Íñigo', 'es', 'Íñigo'],
    ['il nome Giulia nello spazio', 'it', 'Giulia'],
    ['de naam Sanne', 'nl', 'Sanne'],
  ] as const)('"%s" (%s) is drawn and appears in the title as typed', (text, language, name) => {
    const wish = parseWish(text, language, lexicon)
    expect(wish.figures[0]).toMatchObject({ writes: name })
    expect(wish.unknown).toEqual([])
    expect(writeTexts(wish, 1, lexicon)[language].title).toContain(name)
  })

  test('keeps the other figures of the wish', () => {
    expect(nouns('Der Name Lea mit einem Einhorn', 'de')).toEqual(['name', 'unicorn'])
  })
})

test('"A is for …" appears only where the word begins with that letter', () => {
  const titles = (text: string) => writeTexts(parseWish(text, 'en', lexicon), 3, lexicon)
  const anchor = titles('the letter A with an anchor')
  expect(anchor.en.title).toBe('A Is for Anchor')
  expect(anchor.de.title).toBe('A wie Anker')
  expect(anchor.it.title).toBe('A come ancora')
  const apple = titles('the letter A with an apple')
  expect(apple.nl.title).toBe('A van appel')
  expect(apple.fr.title).not.toContain('comme')
})

describe('a title above the picture', () => {
  const banner = (text: string, language: Language = 'en') => parseWish(text, language, lexicon).banner
  test('can be requested with or without its text', () => {
    expect(banner('a cat with the title Happy Birthday!')).toBe('Happy Birthday!')
    expect(banner('Eine Katze mit Überschrift', 'de')).toBe('')
    expect(banner('un chat avec le titre « Mon minou » au jardin', 'fr')).toBe('Mon minou')
    expect(banner('a cat in the garden')).toBeUndefined()
  })

  test('is not a figure and can be removed again', () => {
    const wish = parseWish('a cat in the garden with the title My dog', 'en', lexicon)
    expect(wish).toMatchObject({ figures: [{ noun: 'cat' }], setting: 'garden', unknown: [] })
    expect(amendWish(wish, 'without the title', 'en', lexicon).banner).toBe(false)
  })
})
