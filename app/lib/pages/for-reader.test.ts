import { expect, test } from 'vitest'
import { describedThemeFor, pagesFor, themesFor } from './for-reader.ts'

const title = { en: 'Cat', de: 'Katze' }
const theme = {
  id: '1',
  slug: 'animals',
  icon: '🐾',
  name: 'Animals',
  name_translations: { de: 'Tiere' },
  description: 'All kinds',
  description_translations: { de: 'Alle Arten' },
}

test('a page carries its description in the language of its reader, and its title in all', () => {
  const page = { slug: 'cat', title, description: { en: 'A cat.', de: 'Eine Katze.' } }
  expect(pagesFor([page], 'de')).toEqual([{ slug: 'cat', title, description: 'Eine Katze.' }])
  expect(pagesFor([page], 'nl')).toEqual([{ slug: 'cat', title, description: 'A cat.' }])
})

test('a theme carries its name in one language, and its description only where it is shown', () => {
  const tile = { id: '1', slug: 'animals', icon: '🐾', name: 'Tiere' }
  expect(themesFor([theme], 'de')).toEqual([tile])
  expect(describedThemeFor(theme, 'de')).toEqual({ ...tile, description: 'Alle Arten' })
})
