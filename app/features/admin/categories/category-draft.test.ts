import { expect, test } from 'vitest'
import { changesOf, draftOf, draftProblem } from './category-draft.ts'

test('a new category needs a name in some language, and an address', () => {
  const draft = draftOf(undefined)
  expect(draftProblem(draft)).toBe('required')
  draft.names.de = 'Tiere'
  expect(draftProblem(draft)).toBe('required')
  expect(draftProblem({ ...draft, slug: 'Tiere!' })).toBe('slug-invalid')
  expect(draftProblem({ ...draft, slug: 'tiere' })).toBeUndefined()
})

test('readers of languages without a name see the English one, else the first there is', () => {
  const draft = { ...draftOf(undefined), slug: 'tiere', icon: '🐶' }
  draft.names.de = ' Tiere '
  expect(changesOf(draft)).toMatchObject({ name: 'Tiere', name_translations: { de: 'Tiere' }, icon: '🐶' })
  draft.names.en = 'Animals'
  expect(changesOf(draft).name).toBe('Animals')
})
