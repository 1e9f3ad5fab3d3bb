import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import sentences from './sentences.json' with { type: 'json' }

/** What the specification quotes stands in the texts word for word, in its own language. */
test.each(sentences)('$id in $language: $text', ({ id, language, text }) => {
  const [feature, key] = id.split('.') as [string, string]
  const texts = JSON.parse(readFileSync(`locales/${language}/${feature}.json`, 'utf8')) as Record<
    string,
    string
  >
  expect(texts[key]).toBe(text)
})
