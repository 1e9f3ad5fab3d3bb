import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LEXICON_FILES, parseEntries, type LexiconTexts } from '#artist/lexicon/lexicon.ts'
import { selectLanguage } from '#artist/lexicon/one-language.ts'
import { parseWish } from '#artist/parser/parse-wish.ts'
import type { Language } from '#domain/text/languages.ts'
import { createBrowserLexicon } from './browser-lexicon.ts'
import { withData } from './data-not-loaded.ts'

const folder = new URL('../../../../artist/lexicon/', import.meta.url)
const texts = Object.fromEntries(
  Object.entries(LEXICON_FILES).map(([key, file]) => [key, readFileSync(new URL(file, folder), 'utf8')]),
) as unknown as LexiconTexts

function createLoader(isOffline = false) {
  const loaded: Language[] = []
  const load = async (language: Language) => {
    if (isOffline && loaded.length > 0) throw new Error('offline')
    loaded.push(language)
    return selectLanguage(parseEntries(texts), language)
  }
  return { load, loaded }
}

const nounOf = async (wish: string, { load }: ReturnType<typeof createLoader>) => {
  const { lexicon } = await createBrowserLexicon('en', load)
  return (await withData(() => parseWish(wish, 'en', lexicon))).figures[0]?.noun
}

test('a wish in the language of the screen loads no other language', async () => {
  const loader = createLoader()
  expect(await nounOf('a happy cat on the moon', loader)).toBe('cat')
  expect(loader.loaded).toEqual(['en'])
})

test('a word that is not known in one language is looked for in the others', async () => {
  const loader = createLoader()
  expect(await nounOf('a happy Einhorn', loader)).toBe('unicorn')
  expect(loader.loaded).toHaveLength(6)
})

test('without a connection the other languages are left out', async () => {
  expect(await nounOf('a cat with a flurbl', createLoader(true))).toBe('cat')
})
