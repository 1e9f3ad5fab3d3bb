import { expect, test } from 'vitest'
import { mergedTexts } from './draft.ts'

test('what was written is added, what was emptied is gone, the rest stays', () => {
  const draft = { de: { title: ' Katze ' }, fr: { title: '' }, es: { description: 'x' } }
  expect(mergedTexts({ en: 'Cat', fr: 'Chat' }, draft, 'title')).toEqual({ en: 'Cat', de: 'Katze' })
})
