import { expect, test } from 'vitest'
import {
  toPageRow,
  toPageFormValues,
  validatePageForm,
  type EditedPage,
  languagesWithoutTitle,
} from './page-form-values.ts'

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

test('an unchanged page is saved with the same texts', () => {
  expect(toPageRow(toPageFormValues(page))).toMatchObject({
    slug: 'a-cat',
    title: { en: 'A cat', de: 'Eine Katze' },
    seo_description: {},
  })
})

test('languages without a title are listed, and an emptied text is removed', () => {
  const values = toPageFormValues(page)
  expect(languagesWithoutTitle(values)).toEqual(['fr', 'es', 'it', 'nl'])
  values.texts.title.de = '  '
  expect(toPageRow(values).title).toEqual({ en: 'A cat' })
})

test('a page needs a title and a valid slug', () => {
  const values = toPageFormValues(page)
  expect(validatePageForm(values)).toBeUndefined()
  expect(validatePageForm({ ...values, slug: 'Not a slug' })).toBe('slug-invalid')
  values.texts.title = { en: '<>', de: '', fr: '', es: '', it: '', nl: '' }
  expect(validatePageForm(values)).toBe('title-required')
})
