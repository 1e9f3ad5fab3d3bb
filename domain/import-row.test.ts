import { expect, test } from 'vitest'
import { importCells, importTitle, readImportRow } from './import-row.ts'

const known = (slug: string) => slug === 'animals'

test('one title is enough: it is medium, and drawn from its title', () => {
  expect(readImportRow({ title_de: ' Eine Katze ' }, known).row).toEqual({
    categorySlug: null,
    difficulty: 'medium',
    texts: { title: { de: 'Eine Katze' }, description: {}, seo_description: {} },
    prompt: 'Eine Katze',
    promptLanguage: 'de',
  })
})

test('the wish wins over the title, and is read in the language of the title', () => {
  const { row } = readImportRow({ title_fr: 'Minou', title_de: 'Mieze', prompt: 'Katze' }, known)
  expect([row?.prompt, row?.promptLanguage]).toEqual(['Katze', 'de'])
})

test('every problem of a row is told, with its column', () => {
  const cells = { category_slug: 'cars', difficulty: 'heavy', title_en: ' ', prompt: 'x'.repeat(501) }
  expect(readImportRow(cells, known).problems).toEqual([
    { code: 'cell-too-long', column: 'prompt' },
    { code: 'title-missing' },
    { code: 'bad-difficulty', column: 'difficulty' },
    { code: 'unknown-category', column: 'category_slug' },
  ])
})

test('what is no text counts as empty, and nothing is inherited', () => {
  const cells = { title_en: ['A cat'], title_de: 7, prompt: null }
  expect(readImportRow(cells, known).problems).toEqual([{ code: 'title-missing' }])
  expect(readImportRow(Object.create({ title_en: 'A cat' }), known).problems).toBeDefined()
})

test('only known columns are kept, and none of them without end', () => {
  const cells = importCells({ title_en: 'A cat', evil: 'x', prompt: 'y'.repeat(9000), title_de: ' ' })
  expect(Object.keys(cells)).toEqual(['title_en', 'prompt'])
  expect(cells.prompt!.length).toBeLessThan(1100)
})

test('a row is called by its English title, else by the first it has', () => {
  expect(importTitle({ title_de: 'Katze', title_en: 'Cat' })).toBe('Cat')
  expect(importTitle({ title_nl: 'Kat', title_fr: ' ' })).toBe('Kat')
  expect(importTitle({})).toBe('')
})
