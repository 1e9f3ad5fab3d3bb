import { expect, test } from 'vitest'
import { localiseThemeWithDescription, localisePages, localiseThemes } from './localise-pages.ts'

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

test('a page has its description in one language and its title in all', () => {
  const page = { slug: 'cat', title, description: { en: 'A cat.', de: 'Eine Katze.' } }
  expect(localisePages([page], 'de')).toEqual([{ slug: 'cat', title, description: 'Eine Katze.' }])
  expect(localisePages([page], 'nl')).toEqual([{ slug: 'cat', title, description: 'A cat.' }])
})

test('a theme has its name in one language, and its description only on request', () => {
  const tile = { id: '1', slug: 'animals', icon: '🐾', name: 'Tiere' }
  expect(localiseThemes([theme], 'de')).toEqual([tile])
  expect(localiseThemeWithDescription(theme, 'de')).toEqual({ ...tile, description: 'Alle Arten' })
})
