import { expect, test } from 'vitest'
import { mergeTexts } from './translation-draft.ts'

test('typed texts are added, emptied texts are removed, and the other texts stay', () => {
  const draft = { de: { title: ' Katze ' }, fr: { title: '' }, es: { description: 'x' } }
  expect(mergeTexts({ en: 'Cat', fr: 'Chat' }, draft, 'title')).toEqual({ en: 'Cat', de: 'Katze' })
})
