import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/languages.ts'
import { lexicon } from '#tests/support/lexicon.ts'
import { letterId, LETTERS } from '../lexicon/signs.ts'
import { writeTexts } from '../texts/write-texts.ts'
import { beginsWith } from './companions.ts'
import { amend, understand } from './understand.ts'

const figures = (text: string, language: Language = 'en') => understand(text, language, lexicon).figures
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
] as const)('"%s" (%s) is a page about that sign', (text, language, noun) => {
  expect(nouns(text, language)[0]).toBe(noun)
})

test('a letter to somebody is still a letter, and seven cats are still cats', () => {
  expect(nouns('a letter to Santa Claus')[0]).toBe('letter')
  expect(figures('7 cats')).toMatchObject([{ noun: 'cat', count: 7 }])
})

test.each(LANGUAGES)('in %s a letter comes with something that begins with it', (language) => {
  for (const letter of LETTERS) {
    const word = lexicon.nouns.get(letterId(letter))![language].one
    const [, friend] = figures(word, language)
    if (friend) expect(beginsWith(friend.noun, letter, language, lexicon), word).toBe(true)
  }
})

test('a number comes with as many things as it says, unless the wish names its own', () => {
  for (const n of [1, 5, 12, 20]) expect(figures(`number ${n}`)[1]).toMatchObject({ count: n })
  expect(figures('number 3 with three cats')).toMatchObject([{ noun: 'number-3' }, { noun: 'cat', count: 3 }])
})

describe('a name', () => {
  test.each([
    ['the name Anna', 'en', 'Anna'],
    ['the word LOVE', 'en', 'LOVE'],
    ['Der Name Zoë mit einem Einhorn', 'de', 'Zoë'],
    ['le prénom Chloé', 'fr', 'Chloé'],
    ['el nombre Íñigo', 'es', 'Íñigo'],
    ['il nome Giulia nello spazio', 'it', 'Giulia'],
    ['de naam Sanne', 'nl', 'Sanne'],
  ] as const)('"%s" (%s) is written out and told as typed', (text, language, name) => {
    const wish = understand(text, language, lexicon)
    expect(wish.figures[0]).toMatchObject({ writes: name })
    expect(wish.unknown).toEqual([])
    expect(writeTexts(wish, 1, lexicon)[language].title).toContain(name)
  })

  test('keeps whom else the wish names', () => {
    expect(nouns('Der Name Lea mit einem Einhorn', 'de')).toEqual(['name', 'unicorn'])
  })
})

test('"A is for ..." is only said where it is true', () => {
  const titles = (text: string) => writeTexts(understand(text, 'en', lexicon), 3, lexicon)
  const anchor = titles('the letter A with an anchor')
  expect(anchor.en.title).toBe('A Is for Anchor')
  expect(anchor.de.title).toBe('A wie Anker')
  expect(anchor.it.title).toBe('A come ancora')
  const apple = titles('the letter A with an apple')
  expect(apple.nl.title).toBe('A van appel')
  expect(apple.fr.title).not.toContain('comme')
})

describe('a title above the picture', () => {
  const banner = (text: string, language: Language = 'en') => understand(text, language, lexicon).banner
  test('is asked for in words, with a text of its own or without', () => {
    expect(banner('a cat with the title Happy Birthday!')).toBe('Happy Birthday!')
    expect(banner('Eine Katze mit Überschrift', 'de')).toBe('')
    expect(banner('un chat avec le titre « Mon minou » au jardin', 'fr')).toBe('Mon minou')
    expect(banner('a cat in the garden')).toBeUndefined()
  })

  test('is no figure of the wish, and can be taken off again', () => {
    const wish = understand('a cat in the garden with the title My dog', 'en', lexicon)
    expect(wish).toMatchObject({ figures: [{ noun: 'cat' }], setting: 'garden', unknown: [] })
    expect(amend(wish, 'without the title', 'en', lexicon).banner).toBe(false)
  })
})
