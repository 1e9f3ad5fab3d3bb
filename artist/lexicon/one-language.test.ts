import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { parseWish } from '../parser/parse-wish.ts'
import { createLexicon, LEXICON_FILES, parseEntries, type LexiconTexts } from './lexicon.ts'
import { addLanguage, selectLanguage } from './one-language.ts'

const texts = Object.fromEntries(
  Object.entries(LEXICON_FILES).map(([key, file]) => [
    key,
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  ]),
) as unknown as LexiconTexts
/** Entries are changed when a language is added, so each lexicon gets its own. */
const complete = createLexicon(parseEntries(texts), LANGUAGES)

const WISHES: Record<Language, string> = {
  en: 'three happy cats with a red ball in the snowy forest',
  de: 'ein kleiner Hund reitet auf einem Pferd am Strand',
  fr: 'une grande fée avec une baguette dans le château',
  es: 'un dragón verde vuela sobre la montaña',
  it: 'due gatti giocano a palla nel giardino',
  nl: 'een vrolijke olifant op de boerderij',
}

test.each(LANGUAGES)('the words of %s alone understand a wish as the complete lexicon does', (language) => {
  const alone = createLexicon(selectLanguage(parseEntries(texts), language), [language])
  expect(parseWish(WISHES[language], language, alone)).toEqual(
    parseWish(WISHES[language], language, complete),
  )
  expect(alone.templates[language]).toEqual(complete.templates[language])
  expect(alone.nouns.get('cat')).not.toHaveProperty(language === 'en' ? 'de' : 'en')
})

test('with the other languages added, a wish that mixes languages is understood', () => {
  const lexicon = createLexicon(selectLanguage(parseEntries(texts), 'de'), ['de'])
  for (const language of LANGUAGES.filter((each) => each !== 'de'))
    addLanguage(lexicon, selectLanguage(parseEntries(texts), language), language)
  for (const wish of ['ein Unicorn im Wald', 'un chat sur la lune', 'ein blauer Zorgel'])
    expect(parseWish(wish, 'de', lexicon)).toEqual(parseWish(wish, 'de', complete))
  expect(parseWish('ein Unicorn im Wald', 'de', lexicon).figures[0]?.noun).toBe('unicorn')
})
