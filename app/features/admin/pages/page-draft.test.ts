import { expect, test } from 'vitest'
import { changesOf, draftOf, draftProblem, type EditedPage, untitled } from './page-draft.ts'

const page: EditedPage = {
  id: '1',
  slug: 'a-cat',
  title: { en: 'A cat', de: 'Eine Katze' },
  description: 'For all',
  seo_description: null,
  category_id: null,
  difficulty: 'easy',
  status: 'draft',
  style: null,
  thumbnail_url: null,
}

test('a page that nobody changes is saved as it was, in clean texts', () => {
  expect(changesOf(draftOf(page))).toMatchObject({
    slug: 'a-cat',
    title: { en: 'A cat', de: 'Eine Katze' },
    seo_description: {},
  })
})

test('missing languages are seen, and what is emptied is taken out', () => {
  const draft = draftOf(page)
  expect(untitled(draft)).toEqual(['fr', 'es', 'it', 'nl'])
  draft.texts.title.de = '  '
  expect(changesOf(draft).title).toEqual({ en: 'A cat' })
})

test('a page keeps a title and an address that can be one', () => {
  const draft = draftOf(page)
  expect(draftProblem(draft)).toBeUndefined()
  expect(draftProblem({ ...draft, slug: 'Not a slug' })).toBe('slug-invalid')
  draft.texts.title = { en: '<>', de: '', fr: '', es: '', it: '', nl: '' }
  expect(draftProblem(draft)).toBe('title-required')
})
