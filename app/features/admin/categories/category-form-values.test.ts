import { expect, test } from 'vitest'
import { toCategoryRow, toCategoryFormValues, validateCategoryForm } from './category-form-values.ts'

test('a new category needs a name in one language, and a slug', () => {
  const values = toCategoryFormValues(undefined)
  expect(validateCategoryForm(values)).toBe('required')
  values.names.de = 'Tiere'
  expect(validateCategoryForm(values)).toBe('required')
  expect(validateCategoryForm({ ...values, slug: 'Tiere!' })).toBe('slug-invalid')
  expect(validateCategoryForm({ ...values, slug: 'tiere' })).toBeUndefined()
})

test('languages without a name use the English name, or the first one there is', () => {
  const values = { ...toCategoryFormValues(undefined), slug: 'tiere', icon: '🐶' }
  values.names.de = ' Tiere '
  expect(toCategoryRow(values)).toMatchObject({
    name: 'Tiere',
    name_translations: { de: 'Tiere' },
    icon: '🐶',
  })
  values.names.en = 'Animals'
  expect(toCategoryRow(values).name).toBe('Animals')
})
