import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import quotedTexts from './quoted-texts.json' with { type: 'json' }

/** The locales contain every text that the specification quotes, word for word. */
test.each(quotedTexts)('$id in $language: $text', ({ id, language, text }) => {
  const [feature, key] = id.split('.') as [string, string]
  const texts = JSON.parse(readFileSync(`locales/${language}/${feature}.json`, 'utf8')) as Record<
    string,
    string
  >
  expect(texts[key]).toBe(text)
})
